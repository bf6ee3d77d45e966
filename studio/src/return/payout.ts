import { decimalFraction, floorOf, fraction, times } from './fraction'
import type { Fraction } from './fraction'

/** Payout of `stake` minor units as the wallet pays it: rounded down to whole minor units, as a part of the stake. */
export const paidPart = (multiplier: Fraction, stake: number): Fraction =>
  fraction(floorOf(times(multiplier, fraction(stake))), stake)

/** "Pays x to 1": the stake comes back and x times the stake with it. */
export const paidToOne = (pays: number, stake: number): Fraction => {
  const { numerator, denominator } = decimalFraction(pays)
  return paidPart(fraction(numerator + denominator, denominator), stake)
}
