import { gameCategories, type GameCategory, isAgent } from '@mosaic/contracts'
import type { Merchant } from '../../platform/runtime/app-context'

/** Basis points of the valid bet by category. */
export type RebateRates = Partial<Readonly<Record<GameCategory, number>>>
export type Rated = { readonly type: number; readonly given: RebateRates }

/**
 * The rate of a member (domain §4.3): what the agent above has given, and at the top of a tree what the house gives. Nobody has less than the
 * cashback of every player or more than the agent above, so that a house which lowers its rates lowers all below. `above` is null at the top.
 */
export const rebateRate = (
  { profile: { cashback, agentRebate } }: Pick<Merchant, 'profile'>,
  { type, given }: Rated,
  category: GameCategory,
  above: number | null,
): number => {
  // What a player has is claimed as cashback; where there is none it would be promised and never paid.
  if (!cashback && !isAgent(type)) return 0
  const least = cashback?.rates[category] ?? 0
  const ofTheHouse = above === null && isAgent(type) ? agentRebate?.rates[category] : undefined
  const own = given[category] ?? ofTheHouse ?? 0
  return Math.max(least, above === null ? own : Math.min(own, above))
}

/** The categories in which more would be given than the giver has, each with what is the most. */
export const aboveOwn = (given: RebateRates, own: RebateRates): Readonly<Record<string, string>> =>
  Object.fromEntries(
    gameCategories.flatMap((category) => {
      const most = own[category] ?? 0
      return (given[category] ?? 0) > most ? [[category, String(most)]] : []
    }),
  )
