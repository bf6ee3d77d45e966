import type { AppContext } from '../../platform/runtime/app-context'
import { inTransaction } from '../../platform/db/transaction'
import { closeGrant } from './grant'
import * as store from './store'

const batchSize = 200

/** Closes issued rewards that nobody claimed in time, each in its own transaction. */
export const closeExpired = async (ctx: AppContext): Promise<void> => {
  for (const { id } of await store.expiredGrants(ctx.db, ctx.clock.now(), batchSize))
    await inTransaction(ctx.db, async (tx) => {
      const grant = await store.lockGrant(tx, id)
      const now = ctx.clock.now()
      if (grant?.state === 'ISSUED' && grant.claimUntil !== null && grant.claimUntil <= now)
        await closeGrant(tx, grant, now)
    })
}
