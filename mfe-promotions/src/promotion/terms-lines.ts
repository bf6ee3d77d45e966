import { gameCategories } from '@mosaic/contracts'
import type { PromotionState } from '../api/promotions'
import { type CannotJoin, cannotJoin } from './cannot-join'

/** The terms of a promotion in at most three lines. */
export type TermsLine =
  | { readonly line: 'rounds' }
  | { readonly line: 'wager'; readonly factor: number; readonly days: number }
  | { readonly line: 'wagerGames'; readonly categories: NonNullable<PromotionState['wagering']>['categories'] }
  | { readonly line: 'once' | 'daily' | 'reload' | 'weekly' | 'byItself' | 'perFriend' | 'perWave' | 'waits' }
  | { readonly line: 'claimDays'; readonly days: number }
  | { readonly line: 'unmet'; readonly condition: CannotJoin }

const occurrence = {
  APPLICATION: 'once',
  PROMO_CODE: 'once',
  CHECK_IN: 'daily',
  REFERRAL: 'perFriend',
  RED_RAIN: 'perWave',
  FIRST_DEPOSIT: 'once',
  RELOAD: 'reload',
  MISSION: 'once',
  VIP_UPGRADE: 'once',
  RAFFLE: 'once',
  FREE_ROUNDS: 'once',
  CASHBACK: 'weekly',
  TOURNAMENT: 'once',
} as const satisfies Readonly<
  Record<PromotionState['kind'], 'once' | 'daily' | 'reload' | 'weekly' | 'perFriend' | 'perWave'>
>

/** Kinds without anything to join. */
const byItself: ReadonlySet<PromotionState['kind']> = new Set(['VIP_UPGRADE', 'RAFFLE', 'CASHBACK', 'TOURNAMENT'])

/** A bonus is wagered in every category unless fewer count. */
const everyCategory = gameCategories.length

/** What matters most comes first: the page of the promotion has the rest. */
const mostLines = 3

export const termsLines = (promotion: PromotionState): readonly TermsLine[] => {
  const { kind, state, reward, claimDays, wagering } = promotion
  const condition = cannotJoin(promotion)
  return [
    ...(state === 'APPROVED' ? [{ line: 'waits' } as const] : []),
    ...(condition === null ? [] : [{ line: 'unmet', condition } as const]),
    ...(reward === 'rounds' ? [{ line: 'rounds' } as const] : []),
    ...(wagering === null ? [] : [{ line: 'wager', factor: wagering.factor, days: wagering.days } as const]),
    ...(wagering === null || wagering.categories.length === everyCategory
      ? []
      : [{ line: 'wagerGames', categories: wagering.categories } as const]),
    { line: occurrence[kind] },
    ...(byItself.has(kind) ? [{ line: 'byItself' } as const] : []),
    ...(kind === 'APPLICATION' ? [{ line: 'claimDays', days: claimDays } as const] : []),
  ].slice(0, mostLines)
}
