import { defineModule } from '../../platform/runtime/module'
import { gameRoutes } from './routes'
import { invalidateCatalogue } from './catalogue'
import { type ContractCostOf, refuseLosingMerchants, reportLosingMerchants } from './losing-merchants'
import { hasCatalogue } from './store'
import { syncCatalogue } from './sync'

/** The first visitors are served before the catalogue is read again. */
const firstSyncDelayMs = 5000

export const gamesModule = (contractCostOf: ContractCostOf) =>
  defineModule({
    name: 'games',
    routes: gameRoutes,
    start: async (ctx) => {
      await refuseLosingMerchants(ctx)
      let stopped = false
      let timer: NodeJS.Timeout | null = null
      const attempt = async (delay: number): Promise<void> => {
        try {
          const count = await syncCatalogue(ctx)
          invalidateCatalogue(ctx.db)
          await reportLosingMerchants(ctx, contractCostOf)
          ctx.log.info({ games: count }, 'catalogue taken from the provider')
        } catch (error) {
          ctx.log.warn({ err: error }, 'the game provider gave no catalogue; the last one stays')
          if (!stopped) timer = setTimeout(() => void attempt(Math.min(delay * 2, 60_000)), delay)
        }
      }
      // A stored catalogue is used meanwhile.
      if (await hasCatalogue(ctx.db)) timer = setTimeout(() => void attempt(1000), firstSyncDelayMs)
      else void attempt(1000)
      return async () => {
        stopped = true
        if (timer) clearTimeout(timer)
      }
    },
  })

export { maskAccount } from './mask'
export { type ContractCost, type GameReturn, paybackFault, paybackOf } from './payback'
export { playableReturns } from './store'
export { shownReturns } from './shown-returns'
export { wholeWeight } from './payback'
export { losingGame } from './losing-merchants'
export { addFavourite } from './favourites'
export { winCap } from './max-win'
export { gameCountOf, merchantCatalogue, type MerchantCatalogue } from './merchant-catalogue'
export { recentCodes, recordRecent } from './store'
export { firstRoomOf, hasRooms, prizeModeOf } from './shown-values'
export { gameToWire } from './wire'
export { searchIn } from './search'
export { getCatalogue, type CatalogueGame } from './catalogue'
export { awaitFirstCatalogue, storeCatalogue } from './sync'
