import { gameCategories } from '@mosaic/contracts'
import type { PromotionState } from '../api/promotions'

/** The terms of a promotion in at most three lines. */
export type TermsLine =
  | { readonly line: 'rounds' }
  | { readonly line: 'wager'; readonly factor: number; readonly days: number }
  | { readonly line: 'wagerGames'; readonly categories: NonNullable<PromotionState['wagering']>['categories'] }
  | { readonly line: 'once' | 'daily' }
  | { readonly line: 'claimDays'; readonly days: number }
  | { readonly line: 'unmet'; readonly condition: NonNullable<PromotionState['unmet']> }

/** A bonus is wagered in every category unless fewer count. */
const everyCategory = gameCategories.length

export const termsLines = ({ kind, reward, unmet, claimDays, wagering }: PromotionState): readonly TermsLine[] => [
  ...(unmet === null ? [] : [{ line: 'unmet', condition: unmet } as const]),
  ...(reward === 'rounds' ? [{ line: 'rounds' } as const] : []),
  ...(wagering === null ? [] : [{ line: 'wager', factor: wagering.factor, days: wagering.days } as const]),
  ...(wagering === null || wagering.categories.length === everyCategory
    ? []
    : [{ line: 'wagerGames', categories: wagering.categories } as const]),
  { line: kind === 'CHECK_IN' ? 'daily' : 'once' },
  ...(kind === 'APPLICATION' ? [{ line: 'claimDays', days: claimDays } as const] : []),
]
