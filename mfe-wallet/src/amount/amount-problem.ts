import type { Minor } from '@mosaic/contracts'

/** Bounds that the site knows: `left` is what a limit or the balance still allows; any may be unknown. */
export type AmountLimits = {
  readonly min: Minor | null
  readonly max: Minor | null
  readonly left: Minor | null
}
export type AmountProblem =
  | { readonly kind: 'format' }
  | { readonly kind: 'below' | 'above' | 'overLeft'; readonly limit: Minor }

/** Why an amount cannot be moved; the gateway judges again. `null`: it can. */
export const amountProblem = (amount: Minor | null, { min, max, left }: AmountLimits): AmountProblem | null => {
  if (amount === null || amount <= 0n) return { kind: 'format' }
  if (min !== null && amount < min) return { kind: 'below', limit: min }
  if (max !== null && amount > max) return { kind: 'above', limit: max }
  if (left !== null && amount > left) return { kind: 'overLeft', limit: left }
  return null
}

/** From the least to the most that can be moved now; null where a bound is unknown or nothing is possible. */
export const possibleRange = ({
  min,
  max,
  left,
}: AmountLimits): { readonly min: Minor; readonly max: Minor } | null => {
  const most = max === null ? left : left !== null && left < max ? left : max
  return min === null || most === null || most < min ? null : { min, max: most }
}

/** Less is left than the least amount. */
export const leavesNothing = ({ min, left }: AmountLimits): boolean =>
  left !== null && (left <= 0n || (min !== null && left < min))
