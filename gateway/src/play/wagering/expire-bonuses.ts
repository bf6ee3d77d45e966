import { lockAccounts, playerAccount } from '../../money'
import type { AppContext } from '../../platform/runtime/app-context'
import { batchByBatch } from '../../platform/runtime/one-by-one'
import { inTransaction } from '../../platform/db/transaction'
import { endBonus } from './bonus-money'
import * as store from './store'

const usualBatchSize = 200

const expire = (ctx: AppContext, id: string): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const seen = await store.bonusById(tx, id)
    if (!seen) return
    await lockAccounts(tx, [playerAccount({ merchant: seen.merchantCode, currency: seen.currency }, seen.memberId)])
    const bonus = await store.lockBonus(tx, id)
    const now = ctx.clock.now()
    const isLive = bonus?.state === 'ACTIVE' || bonus?.state === 'WAITING'
    if (bonus && isLive && bonus.expiresAt <= now) await endBonus(tx, bonus, 'EXPIRED', now)
  })

/** Ends bonuses whose time to wager is over, each in its own transaction. */
export const expireBonuses = (ctx: AppContext, batchSize = usualBatchSize): Promise<void> =>
  batchByBatch<string>(ctx, {
    batchSize,
    next: (after) => store.expiredBonuses(ctx.db, ctx.clock.now(), after, batchSize),
    failed: 'a bonus that ran out could not be ended',
    work: (id) => expire(ctx, id),
  })
