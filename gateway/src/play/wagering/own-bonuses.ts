import { moneyToWire, type ValueOf, zero } from '@mosaic/contracts'
import { lockAccounts, playerAccount, playerFunds } from '../../money'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { inTransaction } from '../../platform/db/transaction'
import { fail, ok, type Result } from '../../platform/http/result'
import { endBonus } from './bonus-money'
import type { BonusRow } from './schema'
import * as store from './store'
import { wageringToWire } from './wagering-to-wire'

/** The member's bonuses with their progress: live ones, and the last that ended. */
export const ownBonuses = async (ctx: AppContext, merchant: Merchant, member: Member): Promise<ValueOf<'bonuses'>> => {
  const rows = await store.bonusesOf(ctx.db, member.id)
  const { balances } = await playerFunds(ctx.db, merchant.code, member.id, member.currency)
  const balance = balances.find(({ code }) => code === 'bonus')?.balance ?? zero
  return {
    list: rows.map((row: BonusRow) => ({
      bonusId: row.id,
      promotionId: row.campaignId,
      title: row.title,
      state: row.state,
      currency: row.currency,
      amount: moneyToWire(row.amount, row.currency),
      balance: moneyToWire(row.state === 'ACTIVE' ? balance : zero, row.currency),
      required: moneyToWire(row.required, row.currency),
      progress: moneyToWire(row.progress < row.required ? row.progress : row.required, row.currency),
      converted: moneyToWire(row.converted, row.currency),
      wagering: wageringToWire(row.terms, row.currency),
      expiresAt: row.expiresAt,
    })),
  }
}

/** The member gives a bonus up; its money returns to the operator. */
export const forfeitBonus = (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  bonusId: string,
): Promise<Result<ValueOf<'forfeitBonus'>>> =>
  inTransaction(ctx.db, async (tx) => {
    await lockAccounts(tx, [playerAccount({ merchant: merchant.code, currency: member.currency }, member.id)])
    const bonus = await store.lockBonus(tx, bonusId)
    if (!bonus || bonus.memberId !== member.id) return fail('bonus.unknown')
    if (bonus.state === 'ACTIVE' || bonus.state === 'WAITING') await endBonus(tx, bonus, 'FORFEITED', ctx.clock.now())
    return ok({ done: true })
  })
