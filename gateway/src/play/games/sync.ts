import type { AppContext } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { askProvider } from '../provider'
import { catalogueRows } from './catalogue-rows'
import { type ProviderCatalogue, providerCatalogue } from './provider-catalogue'
import { invalidateCatalogue } from './catalogue'
import { hasCatalogue, saveCatalogue } from './store'

/** After its start the provider may still compute the figures of its games. */
const timeoutMs = 30_000

export const fetchCatalogue = (ctx: Pick<AppContext, 'config'>): Promise<ProviderCatalogue> =>
  askProvider(ctx, '/provider/v1/games', providerCatalogue, timeoutMs)

/**
 * Stores the provider's list: rows that are gone are hidden and keep their history. An unchanged list causes no write.
 * @returns whether something changed.
 */
export const storeCatalogue = (db: Db, catalogue: ProviderCatalogue, now: number): Promise<boolean> =>
  inTransaction(db, (tx) => saveCatalogue(tx, catalogueRows(catalogue), now))

export const syncCatalogue = async (ctx: AppContext): Promise<number> => {
  const catalogue = await fetchCatalogue(ctx)
  await storeCatalogue(ctx.db, catalogue, ctx.clock.now())
  return catalogue.games.length
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits until a first catalogue is stored; a later start does not wait. `false`: the provider did not answer in time. */
export const awaitFirstCatalogue = async (ctx: AppContext, longestMs = 90_000): Promise<boolean> => {
  if (await hasCatalogue(ctx.db)) return true
  for (const deadline = Date.now() + longestMs; Date.now() < deadline; await pause(500)) {
    try {
      await syncCatalogue(ctx)
      invalidateCatalogue(ctx.db)
      return true
    } catch (error) {
      ctx.log.debug({ err: error }, 'waiting for the game provider')
    }
  }
  return false
}
