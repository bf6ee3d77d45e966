import { type Deposit, moneyToWire, zero } from '@mosaic/contracts'
import type { AppContext } from '../../platform/runtime/app-context'
import { depositBonusesOf } from './running-bonuses'
import type { DepositRow } from './schema'
import { depositToWire } from './store'

/** Deposits with the truth about bonuses that came with the money and were not claimed: they wait, or were lost since. */
export const depositsToWire = async (
  ctx: Pick<AppContext, 'db' | 'modules'>,
  rows: readonly DepositRow[],
): Promise<Deposit[]> => {
  const ids = rows.flatMap(({ bonusAmount, bonusGrantId }) =>
    bonusAmount !== null && bonusGrantId ? [bonusGrantId] : [],
  )
  const unclaimed = ids.length === 0 ? undefined : await depositBonusesOf(ctx)?.unclaimed(ctx.db, ids)
  return rows.map((row) => {
    const deposit = depositToWire(row)
    const is = row.bonusGrantId === null ? undefined : unclaimed?.get(row.bonusGrantId)
    if (deposit.bonus?.state !== 'CREDITED' || is === undefined) return deposit
    if (is === 'waiting') return { ...deposit, bonus: { ...deposit.bonus, waits: true } }
    const nothing = moneyToWire(zero, row.currency)
    return { ...deposit, bonus: { ...deposit.bonus, state: 'LOST' as const, amount: nothing, toWager: nothing } }
  })
}
