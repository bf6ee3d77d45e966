import { defineModule } from '../../platform/runtime/module'
import { gameRoutes } from './routes'
import { forgetShelf } from './shelf'
import { hasCatalogue } from './store'
import { syncCatalogue } from './sync'

/** By then the first visitors have their pages. */
const settledMs = 5000

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
    // A stored catalogue serves meanwhile; right after a start there is more urgent work.
    if (await hasCatalogue(ctx.db)) timer = setTimeout(() => void attempt(1000), settledMs)
    else void attempt(1000)
    return async () => {
      stopped = true
      if (timer) clearTimeout(timer)
    }
  },
})

export { addFavourite } from './favourites'
export { winCap } from './max-win'
export { gameCountOf, offerOf, type Offer } from './offer'
export { gameNameOf } from './games.sql'
export { recentCodes, recordRecent } from './store'
export { firstRoomOf, hasRooms, prizeModeOf } from './shown-values'
export { gameToWire } from './wire'
export { searchIn } from './search'
export { currentShelf, type ShelfGame } from './shelf'
export { awaitFirstCatalogue, storeCatalogue } from './sync'
