import { type Currency, gameCategories, moneyToWire, type ValueOf } from '@mosaic/contracts'
import type { WageringTerms } from '@mosaic/contracts/desk'
import { profileAmount } from '../../platform'

type Wagering = NonNullable<ValueOf<'promotions'>['content'][number]['wagering']>

/** What a bonus asks, as it is shown. */
export const wageringToWire = (terms: WageringTerms, currency: Currency): Wagering => {
  const amount = (text: string | null) => (text === null ? null : moneyToWire(profileAmount(text, currency), currency))
  return {
    factor: terms.factor,
    days: terms.days,
    categories: gameCategories.filter((category) => (terms.weights[category] ?? 100) > 0),
    maxStake: amount(terms.maxStake),
    cashOutCap: amount(terms.cashOutCap),
  }
}
