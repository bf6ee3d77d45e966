import { type GameCategory, gameCategories } from '@mosaic/contracts'
import type { RebateRates } from './rebate-rate'

/** What an agent wants to give in a category; `off`: no more than every player has. */
export type ProposedRate = { readonly gameType: GameCategory; readonly rate: number; readonly off: boolean }
/** `most`: the agent's own rate; `least`: the cashback of every player; `given`: the highest that the member gave. */
export type RateLimits = { readonly most: RebateRates; readonly least: RebateRates; readonly given: RebateRates }

export type RateFault = {
  readonly code: 'agent.rebate.above.own' | 'agent.rebate.too.low'
  /** The limit by category. */
  readonly fields: Record<string, string>
}

/** The lowest rate in a category. */
export const leastRate = ({ least, given }: RateLimits, category: GameCategory): number =>
  Math.max(least[category] ?? 0, given[category] ?? 0)

/** Why rates are refused; null: they are not. */
export const rateFault = (proposed: readonly ProposedRate[], limits: RateLimits): RateFault | null => {
  const wrong = (isWrong: (rate: ProposedRate) => boolean, limit: (category: GameCategory) => number) => {
    const found = proposed.filter(isWrong).map(({ gameType }) => [gameType, String(limit(gameType))] as const)
    return found.length === 0 ? null : Object.fromEntries(found)
  }
  const above = wrong(
    ({ gameType, rate }) => rate > (limits.most[gameType] ?? 0),
    (category) => limits.most[category] ?? 0,
  )
  if (above) return { code: 'agent.rebate.above.own', fields: above }
  const low = wrong(
    ({ gameType, rate, off }) => (off ? (limits.least[gameType] ?? 0) : rate) < leastRate(limits, gameType),
    (category) => leastRate(limits, category),
  )
  return low && { code: 'agent.rebate.too.low', fields: low }
}

/** Categories that an agent can give a rate in. */
export const givableCategories = ({ most }: Pick<RateLimits, 'most'>): readonly GameCategory[] =>
  gameCategories.filter((category) => (most[category] ?? 0) > 0)
