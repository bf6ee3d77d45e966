import { defineModule } from '../kernel/module'
import { gameRoutes } from './routes'
import { forgetShelf } from './shelf'
import { syncCatalogue } from './sync'

export const gamesModule = defineModule({
  name: 'games',
  routes: gameRoutes,
  start: async (ctx) => {
    let stopped = false
    let timer: NodeJS.Timeout | null = null
    const attempt = async (delay: number): Promise<void> => {
      try {
        const count = await syncCatalogue(ctx)
        forgetShelf(ctx.db)
        ctx.log.info({ games: count }, 'catalogue taken from the provider')
      } catch (error) {
        ctx.log.warn({ err: error }, 'the game provider gave no catalogue; the last one stays')
        if (!stopped) timer = setTimeout(() => void attempt(Math.min(delay * 2, 60_000)), delay)
      }
    }
    void attempt(1000)
    return async () => {
      stopped = true
      if (timer) clearTimeout(timer)
    }
  },
})

export { currentArt, type Art, type Picture } from './art'
export { addFavourite } from './favourites'
export { winCap } from './max-win'
export { gameCountOf, offerOf, type Offer } from './offer'
export { recordRecent } from './recents'
export { currentShelf, type ShelfGame } from './shelf'
export { awaitFirstCatalogue, storeCatalogue } from './sync'
