import { type Minor, zero } from '@mosaic/contracts'
import { periodAt, profileAmount } from '../../platform'
import type { Member, Merchant } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { type Quota, quotaOf } from './quota'
import { type QuotaSums, quotaSums, quotaValues } from './store'

/** Reads the valid bet that counts towards the turnover; `modules.ts` provides it. */
export type Turnover = { validBetSince(db: Db, memberId: string, since: number): Promise<Minor> }

export const quotaValuesOf = (merchant: Merchant, { id }: Pick<Member, 'id'>, now: number) =>
  quotaValues(id, periodAt('day', now, merchant.timeZone))

/** The quota from known sums; the valid bet is read only if there are deposits to wager. */
export const quotaBy = async (
  db: Db,
  turnover: Turnover,
  { merchant, member, balance, sums }: { merchant: Merchant; member: Member; balance: Minor; sums: QuotaSums },
): Promise<Quota & { readonly balance: Minor }> => {
  const { deposited, bonusTurnover, firstAt, withdrawn } = sums
  const terms = merchant.profile.withdrawal
  const quota = quotaOf({
    balance,
    deposited,
    validBet: firstAt === null ? zero : await turnover.validBetSince(db, member.id, firstAt),
    turnover: terms?.turnover ?? 0,
    bonusTurnover,
    dailyLimit: terms ? profileAmount(terms.dailyLimit, merchant.currency) : zero,
    withdrawnToday: withdrawn,
  })
  return { ...quota, balance }
}

/** Valid bet that is still required before money leaves the member, by a withdrawal or to somebody else. */
export const turnoverLeftOf = async (
  db: Db,
  turnover: Turnover,
  merchant: Merchant,
  member: Member,
  now: number,
): Promise<Minor> => {
  const sums = await quotaSums(db, quotaValuesOf(merchant, member, now))
  return (await quotaBy(db, turnover, { merchant, member, balance: zero, sums })).turnoverLeft
}
