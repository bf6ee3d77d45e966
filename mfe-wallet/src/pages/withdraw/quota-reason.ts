import type { Minor } from '@mosaic/contracts'

/** Any may be unreadable. */
type Quota = {
  readonly balance: Minor | null
  readonly turnoverLeft: Minor | null
  /** Of it, for bonuses. */
  readonly bonusTurnoverLeft: Minor | null
  readonly dailyLeft: Minor | null
}
type QuotaReason = 'empty' | 'turnover' | 'bonusTurnover' | 'dailyUsed' | 'daily' | 'whole'

/** The limit of the available amount (domain §8.17): the balance, the open turnover, or the limit of the day. */
export const quotaReason = ({ balance, turnoverLeft, bonusTurnoverLeft, dailyLeft }: Quota): QuotaReason | null => {
  if (balance === null || turnoverLeft === null || dailyLeft === null) return null
  if (balance === 0n) return 'empty'
  if (turnoverLeft > 0n) return bonusTurnoverLeft !== null && bonusTurnoverLeft > 0n ? 'bonusTurnover' : 'turnover'
  if (dailyLeft === 0n) return 'dailyUsed'
  return dailyLeft < balance ? 'daily' : 'whole'
}
