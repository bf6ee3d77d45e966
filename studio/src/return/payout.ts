import { decimalFraction, floorOf, fraction, times } from './fraction'
import type { Fraction } from './fraction'

/**
 * What a stake of `stake` minor units gets back for a multiplier, as the wallet pays it: whole minor units, rounded
 * down, given again as a part of the stake. A return is computed from these and from nothing finer.
 */
export const paidPart = (multiplier: Fraction, stake: number): Fraction =>
  fraction(floorOf(times(multiplier, fraction(stake))), stake)

/** "Pays x to 1": the stake comes back and x times the stake with it. */
export const paidToOne = (pays: number, stake: number): Fraction => {
  const { numerator, denominator } = decimalFraction(pays)
  return paidPart(fraction(numerator + denominator, denominator), stake)
}
