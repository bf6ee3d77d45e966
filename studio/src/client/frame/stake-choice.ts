import { isAtMost } from '../chips/amounts'
import { divided, multiplied } from '../money-text'

/** The highest stake of the ladder that is at most `amount`, or the lowest one. */
export const stakeAtMost = (ladder: readonly string[], amount: string): string =>
  [...ladder].reverse().find((each) => isAtMost(each, amount)) ?? ladder[0] ?? '0'

export const halfStake = (ladder: readonly string[], stake: string): string => stakeAtMost(ladder, divided(stake, 2))
export const doubleStake = (ladder: readonly string[], stake: string): string =>
  stakeAtMost(ladder, multiplied(stake, 2))
/** The highest stake that the balance covers. */
export const mostStake = (ladder: readonly string[], balance: string): string => stakeAtMost(ladder, balance)

/** What was typed in minor units, or null; both marks are read, as keyboards differ from languages. */
export const typedAmount = (text: string, scale: number): string | null => {
  const match = /^(\d{1,9})(?:[.,](\d+))?$/.exec(text.trim())
  const [, whole, part = ''] = match ?? []
  if (whole === undefined || part.length > scale) return null
  return `${whole}${part.padEnd(scale, '0')}`.replace(/^0+(?=\d)/, '')
}
