import { z } from 'zod'
import { minor, minorText, storedMinor } from '../../money/minor'
import type { Draw } from '../../rules/draw'
import type { SharedRules } from '../../rules/shared-rules'
import { eventConfigShape } from './event-config'
import type { EventConfig } from './event-config'
import { fixtureOf } from './fixture'
import { marketKeys } from './markets'
import type { MarketPick } from './markets'
import { momentsOf } from './moments'
import type { Moment } from './moments'
import { totalWeight } from './result-table'
import type { EventResult } from './result-table'

const eventBetShape = z.strictObject({
  market: z.enum(marketKeys),
  pick: z.string().max(8),
  stake: z.string().regex(minorText),
})
export type EventBet = z.infer<typeof eventBetShape>

export type EventOutcome = {
  readonly round: number
  readonly result: EventResult
  readonly moments: readonly Moment[]
  /** Movement of each entrant of a field; no influence on the places. */
  readonly paces: readonly number[]
}

const pickOf = (config: EventConfig, round: number, bet: EventBet): MarketPick | null =>
  fixtureOf(config, round)
    .markets.find(({ key }) => key === bet.market)
    ?.picks.find(({ key }) => key === bet.pick) ?? null

const resultAt = (config: EventConfig, round: number, at: number): EventResult => {
  let below = 0
  for (const [result, weight] of fixtureOf(config, round).table) {
    below += weight
    if (at < below) return result
  }
  throw new Error('the weights of a contest do not add up')
}

const outcome = (config: EventConfig, draw: Draw, round: number): EventOutcome => {
  const result = resultAt(config, round, draw(totalWeight))
  return {
    round,
    result,
    moments: momentsOf(config.contest, result, draw),
    paces: result.kind === 'field' ? Array.from({ length: config.size }, () => draw(100)) : [],
  }
}

/** Simulated contests of invented teams; odds follow from the same chances as the result. */
export const eventRules: SharedRules<EventConfig, EventBet, EventOutcome> = {
  engine: 'event@1',
  config: eventConfigShape,
  bet: eventBetShape,
  stakeOf: (_config, bet) => storedMinor(bet.stake),
  allows: (config, bet, round) => pickOf(config, round, bet) !== null,
  outcome,
  payoutOf: (config, bet, { round, result }) => {
    const pick = pickOf(config, round, bet)
    return minor(pick ? (storedMinor(bet.stake) * BigInt(pick.pays(result))) / BigInt(100) : 0)
  },
  phases: ({ seconds }) => ({
    betting: seconds.betting * 1000,
    play: seconds.play * 1000,
    result: seconds.result * 1000,
  }),
}
