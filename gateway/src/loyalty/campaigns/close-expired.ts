import type { AppContext } from '../../platform/runtime/app-context'
import { batchByBatch } from '../../platform/runtime/one-by-one'
import { inTransaction } from '../../platform/db/transaction'
import { closeGrant } from './grant'
import * as store from './store'

const usualBatchSize = 200

/** Closes issued rewards that nobody claimed in time, each in its own transaction. */
export const closeExpired = (ctx: AppContext, batchSize = usualBatchSize): Promise<void> =>
  batchByBatch<{ readonly id: string }>(ctx, {
    batchSize,
    next: (after) => store.expiredGrants(ctx.db, ctx.clock.now(), after?.id ?? null, batchSize),
    failed: 'a reward that nobody claimed could not be closed',
    work: ({ id }) =>
      inTransaction(ctx.db, async (tx) => {
        const grant = await store.lockGrant(tx, id)
        const now = ctx.clock.now()
        if (grant?.state === 'ISSUED' && grant.claimUntil !== null && grant.claimUntil <= now)
          await closeGrant(tx, grant, now)
      }),
  })
