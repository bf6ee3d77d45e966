/**
 * Replaces BigInt where it is missing (iOS below 14): integers exact up to 2^53. Inexact values throw, so no amount
 * is silently wrong. Only division differs; money divides through `quotient` of the contracts.
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
