import type { AppContext } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { askProvider } from '../provider'
import { catalogueRows } from './catalogue-rows'
import { type ProviderCatalogue, providerCatalogue } from './provider-catalogue'
import { forgetShelf } from './shelf'
import { hasCatalogue, saveCatalogue } from './store'

/** After a start the provider may still compute what its games promise. */
const patienceMs = 30_000

export const fetchCatalogue = (ctx: Pick<AppContext, 'config'>): Promise<ProviderCatalogue> =>
  askProvider(ctx, '/provider/v1/games', providerCatalogue, patienceMs)

/**
 * Takes the provider's list as it is: new rows come, changed ones change, rows that are gone are hidden and keep their history. The same list again
 * changes nothing, and nobody reads it anew. @returns whether something changed.
 */
export const storeCatalogue = (db: Db, catalogue: ProviderCatalogue, now: number): Promise<boolean> =>
  inTransaction(db, (tx) => saveCatalogue(tx, catalogueRows(catalogue), now))

export const syncCatalogue = async (ctx: AppContext): Promise<number> => {
  const catalogue = await fetchCatalogue(ctx)
  await storeCatalogue(ctx.db, catalogue, ctx.clock.now())
  return catalogue.games.length
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits for the first catalogue, because a lobby without games is no lobby; a later start never waits. `false`: the provider did not answer in time. */
export const awaitFirstCatalogue = async (ctx: AppContext, patienceMs = 90_000): Promise<boolean> => {
  if (await hasCatalogue(ctx.db)) return true
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await pause(500)) {
    try {
      await syncCatalogue(ctx)
      forgetShelf(ctx.db)
      return true
    } catch (error) {
      ctx.log.debug({ err: error }, 'waiting for the game provider')
    }
  }
  return false
}
