/**
 * Stands in for BigInt where it is missing (iOS below 14): whole numbers that are exact up to 2^53, which is ninety million million
 * units of the smallest coin. What would not be exact is refused, so that no amount is ever wrong without a word.
 * Division is the one operator that differs; money divides through `quotient` of the contracts, which is right for both.
 */
export const wholeNumber = (value: unknown): number => {
  if (typeof value === 'string' && !/^\s*([-+]?\d+)?\s*$/.test(value))
    throw new SyntaxError(`Cannot convert ${value} to a BigInt`)
  const whole = Number(value)
  if (!Number.isInteger(whole))
    throw new RangeError(`The number ${String(value)} cannot be converted to a BigInt because it is not an integer`)
  if (!Number.isSafeInteger(whole)) throw new RangeError(`The number ${String(value)} is too large for this browser`)
  return whole
}
