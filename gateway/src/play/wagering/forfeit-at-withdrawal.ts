import { lockAccounts, lockWithdrawal, playerAccount } from '../../money'
import { eventHandler } from '../../platform'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import type { Tx } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { endBonus } from './bonus-money'
import type { BonusRow } from './schema'
import * as store from './store'

const isForfeited = ({ terms, createdAt }: BonusRow, before: number): boolean =>
  terms.forfeitAtWithdrawal && createdAt <= before

/** Ends the bonuses whose terms say so; what becomes active by it may be one of them. */
const forfeit = async (tx: Tx, memberId: string, before: number, at: number): Promise<void> => {
  for (;;) {
    const bonus = (await store.liveBonuses(tx, memberId)).find((each) => isForfeited(each, before))
    if (!bonus) return
    const locked = await store.lockBonus(tx, bonus.id)
    if (locked) await endBonus(tx, locked, 'FORFEITED', at)
  }
}

/** Runs after a withdrawal is ordered; a failure is made up for when it is paid. */
export const forfeitAtWithdrawal = async (ctx: AppContext, { id, merchantCode, currency }: Member): Promise<void> => {
  const at = ctx.clock.now()
  if (!(await store.liveBonuses(ctx.db, id)).some((each) => isForfeited(each, at))) return
  await inTransaction(ctx.db, async (tx) => {
    await lockAccounts(tx, [playerAccount({ merchant: merchantCode, currency }, id)])
    await forfeit(tx, id, at, at)
  })
}

export const forfeitWhenPaid = eventHandler({
  name: 'bonus-forfeiture',
  subscribesTo: ['withdrawal.paid'],
  handle: async (tx, { memberId, at, payload: { withdrawalId, currency } }) => {
    const withdrawal = await lockWithdrawal(tx, withdrawalId)
    if (!withdrawal) return
    const { merchantCode: merchant, createdAt } = withdrawal
    await lockAccounts(tx, [playerAccount({ merchant, currency }, memberId)])
    await forfeit(tx, memberId, createdAt, at)
  },
})
