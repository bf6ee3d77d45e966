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

/** One bet on all picks: odds multiplied exactly, rounded down once. */
export const combinedSums = (
  stake: string,
  odds: readonly number[],
): { readonly total: string; readonly possible: string } => ({
  total: stake,
  possible: odds.reduce(
    (sum) => divided(sum, 100),
    odds.reduce((product, hundredths) => multiplied(product, hundredths), stake),
  ),
})
