import { lockAccounts, playerAccount } from '../../money'
import type { AppContext } from '../../platform/runtime/app-context'
import { inTransaction } from '../../platform/db/transaction'
import { endBonus } from './bonus-money'
import * as store from './store'

const batchSize = 200

/** Ends bonuses whose time to wager is over, each in its own transaction. */
export const expireBonuses = async (ctx: AppContext): Promise<void> => {
  for (const { id } of await store.expiredBonuses(ctx.db, ctx.clock.now(), batchSize))
    await inTransaction(ctx.db, async (tx) => {
      const seen = await store.bonusById(tx, id)
      if (!seen) return
      await lockAccounts(tx, [playerAccount({ merchant: seen.merchantCode, currency: seen.currency }, seen.memberId)])
      const bonus = await store.lockBonus(tx, id)
      const now = ctx.clock.now()
      const isLive = bonus?.state === 'ACTIVE' || bonus?.state === 'WAITING'
      if (bonus && isLive && bonus.expiresAt <= now) await endBonus(tx, bonus, 'EXPIRED', now)
    })
}
