import { allowsBonuses, type BonusTerms, type Currency, parseMoney } from '@mosaic/contracts'
import type { DepositBonus } from '../../platform'
import type { Merchant } from '../../platform/kernel/app-context'

/** The amounts of an offer as its merchant wrote them, which no merchant is saved with unless its currency has them. */
export const termsOf = ({ percent, cap, least, turnover, methods }: DepositBonus, currency: Currency): BonusTerms => {
  const amountOf = (text: string) => {
    const amount = parseMoney(text, currency)
    if (amount === null) throw new Error(`A bonus of ${text} is no amount in ${currency}`)
    return amount
  }
  return {
    percent,
    cap: cap === undefined ? null : amountOf(cap),
    least: amountOf(least),
    turnover,
    methods: methods ?? null,
  }
}

/** What a member who pays in this currency may be offered at a moment. */
export const runningOffers = (
  { profile, currency }: Pick<Merchant, 'profile' | 'currency'>,
  paidIn: Currency,
  at: number,
): readonly DepositBonus[] =>
  paidIn === currency && allowsBonuses(currency)
    ? (profile.depositBonuses ?? []).filter(({ from = 0, until = Infinity }) => from <= at && at < until)
    : []
