import { mostCombinedOdds } from '../../../games/event/combined'
import type { EventBet, Leg } from '../../../games/event/event-rules'
import { fixtureOf } from '../../../games/event/fixture'
import type { EventConfig } from '../../../games/event/event-config'
import { isAtMost } from '../../chips/amounts'
import { multiplied } from '../../money-text'
import type { NewBet } from '../../tables/bet-order'

/** `single`: a bet for each pick. `combined`: one bet on all of them. */
export type SlipKind = 'single' | 'combined'

export const isSamePick = (a: Leg, b: Leg): boolean => a.round === b.round && a.market === b.market && a.pick === b.pick

export const oddsOf = (config: EventConfig, { round, market, pick }: Leg): number =>
  fixtureOf(config, round)
    .markets.find(({ key }) => key === market)
    ?.picks.find(({ key }) => key === pick)?.odds ?? 0

/** Odds multiplied exactly, as digits with two decimals for each pick. */
export const productOf = (odds: readonly number[]): string =>
  odds.reduce((product, each) => multiplied(product, each), '1')

/** Reason why the picks cannot be combined; null where they can. */
export const combineFault = (
  picks: readonly Leg[],
  odds: readonly number[],
): 'few' | 'oneEach' | 'oddsTooHigh' | null => {
  if (picks.length < 2) return 'few'
  if (new Set(picks.map(({ round }) => round)).size < picks.length) return 'oneEach'
  const most = multiplied(String(mostCombinedOdds), 100 ** (odds.length - 1))
  return isAtMost(productOf(odds), most) ? null : 'oddsTooHigh'
}

/** The bets of a slip at one stake; `round` is the contest that takes bets last of all before it begins. */
export const betsOf = (picks: readonly Leg[], kind: SlipKind, round: number, stake: string): readonly NewBet[] => {
  const choiceOf = (legs: readonly Leg[]): EventBet => {
    const [only] = legs
    return only && legs.length === 1 && only.round === round
      ? { market: only.market, pick: only.pick, stake }
      : { legs: [...legs].sort((a, b) => a.round - b.round), stake }
  }
  if (picks.length === 0) return []
  const groups = kind === 'combined' ? [picks] : picks.map((pick) => [pick])
  return groups.map((legs) => ({ choice: choiceOf(legs), stake }))
}

/** The picks of a bet; `round` is that in which it was made. */
export const legsOf = (bet: EventBet, round: number): readonly Leg[] =>
  'legs' in bet ? bet.legs : [{ round, market: bet.market, pick: bet.pick }]
