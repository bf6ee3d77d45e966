import { type Bonus, bonusOf, type Deposit, minor, moneyToWire, zero } from '@mosaic/contracts'
import { termsOf } from './running-bonuses'
import type { DepositRow } from './schema'

/** The bonus chosen with a deposit, with its state. */
export const bonusToWire = ({
  bonus,
  bonusReservation,
  bonusAmount,
  amount,
  currency,
}: Pick<DepositRow, 'bonus' | 'bonusReservation' | 'bonusAmount' | 'amount' | 'currency'>): Deposit['bonus'] => {
  if (bonus === null) return null
  const wire = (state: NonNullable<Deposit['bonus']>['state'], brings: Bonus | null) => ({
    promotionId: bonus.id,
    names: bonus.names,
    state,
    amount: moneyToWire(brings?.amount ?? zero, currency),
    toWager: moneyToWire(brings?.toWager ?? zero, currency),
  })
  if (bonusAmount !== null)
    return wire('CREDITED', { amount: bonusAmount, toWager: minor(bonusAmount * BigInt(bonus.turnover)) })
  return bonusReservation === null ? wire('LOST', null) : wire('PROMISED', bonusOf(termsOf(bonus, currency), amount))
}
