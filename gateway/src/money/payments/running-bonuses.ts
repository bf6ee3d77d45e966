import { allowsBonuses, type BonusTerms, type Currency } from '@mosaic/contracts'
import { type DepositBonus, profileAmount } from '../../platform'
import type { Merchant } from '../../platform/runtime/app-context'

/** The terms of an offer with amounts in minor units. */
export const termsOf = ({ percent, cap, least, turnover, methods }: DepositBonus, currency: Currency): BonusTerms => ({
  percent,
  cap: cap === undefined ? null : profileAmount(cap, currency),
  least: profileAmount(least, currency),
  turnover,
  methods: methods ?? null,
})

/** The offers that run at a moment for deposits in a currency. */
export const runningBonuses = (
  { profile, currency }: Pick<Merchant, 'profile' | 'currency'>,
  paidIn: Currency,
  at: number,
): readonly DepositBonus[] =>
  paidIn === currency && allowsBonuses(currency)
    ? (profile.depositBonuses ?? []).filter(({ from = 0, until = Infinity }) => from <= at && at < until)
    : []
