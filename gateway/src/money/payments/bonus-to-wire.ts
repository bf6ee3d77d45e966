import { type Bonus, bonusOf, type Deposit, moneyToWire, zero } from '@mosaic/contracts'
import { termsOf } from './running-bonuses'
import type { DepositRow } from './schema'

/** The bonus chosen with a deposit, with its state. */
export const bonusToWire = ({
  bonus,
  bonusReservation,
  bonusAmount,
  bonusTurnover,
  amount,
  currency,
}: Pick<
  DepositRow,
  'bonus' | 'bonusReservation' | 'bonusAmount' | 'bonusTurnover' | 'amount' | 'currency'
>): Deposit['bonus'] => {
  if (bonus === null) return null
  const wire = (state: NonNullable<Deposit['bonus']>['state'], brings: Bonus | null) => ({
    promotionId: bonus.id,
    names: bonus.names,
    state,
    amount: moneyToWire(brings?.amount ?? zero, currency),
    toWager: moneyToWire(brings?.toWager ?? zero, currency),
  })
  if (bonusAmount !== null) return wire('CREDITED', { amount: bonusAmount, toWager: bonusTurnover ?? zero })
  return bonusReservation === null ? wire('LOST', null) : wire('PROMISED', bonusOf(termsOf(bonus, currency), amount))
}
