import type { PromotionState } from '../api/promotions'

/** The terms of a promotion in at most three lines. */
export type TermsLine =
  | { readonly line: 'rounds' }
  | { readonly line: 'once' | 'daily' }
  | { readonly line: 'claimDays'; readonly days: number }
  | { readonly line: 'unmet'; readonly condition: NonNullable<PromotionState['unmet']> }

export const termsLines = ({ kind, reward, unmet, claimDays }: PromotionState): readonly TermsLine[] => [
  ...(unmet === null ? [] : [{ line: 'unmet', condition: unmet } as const]),
  ...(reward === 'rounds' ? [{ line: 'rounds' } as const] : []),
  { line: kind === 'CHECK_IN' ? 'daily' : 'once' },
  ...(kind === 'APPLICATION' ? [{ line: 'claimDays', days: claimDays } as const] : []),
]
