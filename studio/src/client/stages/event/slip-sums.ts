import { sumOf } from '../../chips/amounts'
import { divided, multiplied } from '../../money-text'

/** Every pick is a single bet of its own: what they cost together, and what they return if all of them win. */
export const slipSums = (
  stake: string,
  odds: readonly number[],
): { readonly total: string; readonly possible: string } => ({
  total: multiplied(stake, odds.length),
  possible: sumOf(odds.map((hundredths) => divided(multiplied(stake, hundredths), 100))),
})
