import type { Minor } from '@mosaic/contracts'

/** Bounds that the site knows: `remainingToday` may not be set, and any may be unreadable. */
export type AmountLimits = {
  readonly min: Minor | null
  readonly max: Minor | null
  readonly remainingToday: Minor | null
}
export type AmountProblem =
  | { readonly kind: 'format' }
  | { readonly kind: 'below' | 'above' | 'overToday'; readonly limit: Minor }

/** Why an amount cannot be deposited; the gateway judges again. `null`: it can. */
export const amountProblem = (
  amount: Minor | null,
  { min, max, remainingToday }: AmountLimits,
): AmountProblem | null => {
  if (amount === null || amount <= 0n) return { kind: 'format' }
  if (min !== null && amount < min) return { kind: 'below', limit: min }
  if (max !== null && amount > max) return { kind: 'above', limit: max }
  if (remainingToday !== null && amount > remainingToday) return { kind: 'overToday', limit: remainingToday }
  return null
}
