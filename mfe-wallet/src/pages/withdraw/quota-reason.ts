import type { Minor } from '@mosaic/contracts'

/** Any may be unreadable. */
export type Quota = {
  readonly balance: Minor | null
  readonly turnoverLeft: Minor | null
  readonly dailyLeft: Minor | null
}
export type QuotaReason = 'empty' | 'turnover' | 'dailyUsed' | 'daily' | 'whole'

/** What decides how much may leave now (domain §8.17): the balance, what is still to be played, or the limit of the day. */
export const quotaReason = ({ balance, turnoverLeft, dailyLeft }: Quota): QuotaReason | null => {
  if (balance === null || turnoverLeft === null || dailyLeft === null) return null
  if (balance === 0n) return 'empty'
  if (turnoverLeft > 0n) return 'turnover'
  if (dailyLeft === 0n) return 'dailyUsed'
  return dailyLeft < balance ? 'daily' : 'whole'
}
