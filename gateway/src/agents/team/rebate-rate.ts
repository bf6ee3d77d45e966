import { gameCategories, type GameCategory, isAgent } from '@mosaic/contracts'
import type { Merchant } from '../../platform/runtime/app-context'

/** Basis points of the valid bet by category. */
export type RebateRates = Partial<Readonly<Record<GameCategory, number>>>
/** What a merchant gives: cashback to players, rebate to the agents at the top. */
export type RateProfile = { readonly profile: Pick<Merchant['profile'], 'cashback' | 'agentRebate'> }
export type Rated = { readonly type: number; readonly given: RebateRates }

/**
 * The rate of a member (domain §4.3): given by the agent above, at the top of a tree by the merchant. It is never below
 * the cashback rate of players or above the agent's own, so a merchant who lowers rates lowers all below. `above` is
 * null at the top.
 */
export const rebateRate = (
  { profile: { cashback, agentRebate } }: RateProfile,
  { type, given }: Rated,
  category: GameCategory,
  above: number | null,
): number => {
  // A player's rate is paid as cashback: without cashback it would never be paid.
  if (!cashback && !isAgent(type)) return 0
  const least = cashback?.rates[category] ?? 0
  const merchantRate = above === null && isAgent(type) ? agentRebate?.rates[category] : undefined
  const own = given[category] ?? merchantRate ?? 0
  return Math.max(least, above === null ? own : Math.min(own, above))
}

/** Categories in which the given rate is above the giver's own, each with the highest possible rate. */
export const aboveOwn = (given: RebateRates, own: RebateRates): Readonly<Record<string, string>> =>
  Object.fromEntries(
    gameCategories.flatMap((category) => {
      const most = own[category] ?? 0
      return (given[category] ?? 0) > most ? [[category, String(most)]] : []
    }),
  )
