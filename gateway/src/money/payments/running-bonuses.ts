import { allowsBonuses, type BonusTerms, type Currency } from '@mosaic/contracts'
import { type DepositBonus, profileAmount } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'

/** The terms of an offer with amounts in minor units. */
export const termsOf = ({ percent, cap, least, turnover, methods }: DepositBonus, currency: Currency): BonusTerms => ({
  percent,
  cap: cap === undefined ? null : profileAmount(cap, currency),
  least: profileAmount(least, currency),
  turnover,
  methods: methods ?? null,
})

/** The module that owns the bonuses of deposits. */
export const depositBonusesOf = ({ modules }: Pick<AppContext, 'modules'>) =>
  modules.find(({ depositBonuses }) => depositBonuses)?.depositBonuses

/** The offers that run now for this member's deposits. */
export const runningBonuses = async (
  ctx: AppContext,
  db: Db,
  merchant: Merchant,
  member: Member,
): Promise<readonly DepositBonus[]> =>
  member.currency === merchant.currency && allowsBonuses(member.currency)
    ? ((await depositBonusesOf(ctx)?.offersFor(ctx, db, merchant, member)) ?? [])
    : []
