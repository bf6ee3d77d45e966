import { z } from 'zod'
import { minor, minorText, storedMinor } from '../../money/minor'
import type { Draw } from '../../rules/draw'
import type { SharedRules } from '../../rules/shared-rules'
import { eventConfigShape } from './event-config'
import type { EventConfig } from './event-config'
import { combinedPayout, combinedValue, contestsAhead, isWithinMost, mostLegs } from './combined'
import { fixtureOf } from './fixture'
import { marketKeys } from './markets'
import type { MarketPick } from './markets'
import { momentsOf } from './moments'
import type { Moment } from './moments'
import { totalWeight } from './result-table'
import type { EventResult } from './result-table'

const pickShape = { market: z.enum(marketKeys), pick: z.string().max(8) }
const stake = z.string().regex(minorText)
const singleBetShape = z.strictObject({ ...pickShape, stake })
/** Picks of different contests, of which at least one comes later. Odds are multiplied; the last contest decides. */
const combinedBetShape = z.strictObject({
  legs: z
    .array(z.strictObject({ round: z.number().int(), ...pickShape }))
    .min(1)
    .max(mostLegs),
  stake,
})
type SingleBet = z.infer<typeof singleBetShape>
export type CombinedBet = z.infer<typeof combinedBetShape>
export type Leg = CombinedBet['legs'][number]
export type EventBet = SingleBet | CombinedBet

export type EventOutcome = {
  readonly round: number
  readonly result: EventResult
  readonly moments: readonly Moment[]
  /** Movement of each entrant of a field; no influence on the places. */
  readonly paces: readonly number[]
}

const pickOf = (
  config: EventConfig,
  round: number,
  { market, pick }: Pick<SingleBet, 'market' | 'pick'>,
): MarketPick | null =>
  fixtureOf(config, round)
    .markets.find(({ key }) => key === market)
    ?.picks.find(({ key }) => key === pick) ?? null

const allowsLegs = (config: EventConfig, legs: readonly Leg[], round: number): boolean => {
  const rounds = legs.map((leg) => leg.round)
  const odds = legs.flatMap((leg) => pickOf(config, leg.round, leg)?.odds ?? [])
  return (
    new Set(rounds).size === legs.length &&
    odds.length === legs.length &&
    rounds.every((each) => each >= round && each <= round + contestsAhead) &&
    Math.max(...rounds) > round &&
    isWithinMost(odds)
  )
}

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
  bet: z.union([singleBetShape, combinedBetShape]),
  stakeOf: (_config, bet) => storedMinor(bet.stake),
  allows: (config, bet, round) =>
    'legs' in bet ? allowsLegs(config, bet.legs, round) : pickOf(config, round, bet) !== null,
  outcome,
  payoutOf: (config, bet, { round, result }) => {
    const pick = 'legs' in bet ? null : pickOf(config, round, bet)
    return minor(pick ? (storedMinor(bet.stake) * BigInt(pick.pays(result))) / BigInt(100) : 0)
  },
  spanOf: (_config, bet, round) => ('legs' in bet ? Math.max(...bet.legs.map((leg) => leg.round)) - round : 0),
  payoutOver: (config, bet, outcomeOf) =>
    minor(
      'legs' in bet
        ? combinedPayout(
            storedMinor(bet.stake),
            bet.legs.map((leg) => pickOf(config, leg.round, leg)?.pays(outcomeOf(leg.round).result) ?? 0),
          )
        : 0,
    ),
  // Worth its average return, so that a player gains and loses nothing by leaving.
  cashOut: (config, bet, at, outcomeOf) => {
    if (!('legs' in bet)) return null
    const picks = bet.legs.map((leg) => ({ leg, pick: pickOf(config, leg.round, leg) }))
    const decided = picks.filter(({ leg }) => leg.round < at)
    const value = combinedValue(
      storedMinor(bet.stake),
      decided.map(({ leg, pick }) => pick?.pays(outcomeOf(leg.round).result) ?? 0),
      picks.filter(({ leg }) => leg.round >= at).map(({ pick }) => pick?.back ?? 0),
      totalWeight * 100,
    )
    return decided.length === 0 || value === BigInt(0) ? null : minor(value)
  },
  decidedAfterMs: ({ seconds }, bet, { round }) => {
    const later = 'legs' in bet ? Math.max(...bet.legs.map((leg) => leg.round)) - round : 0
    return (later * (seconds.betting + seconds.play + seconds.result) + seconds.play) * 1000
  },
  phases: ({ seconds }) => ({
    betting: seconds.betting * 1000,
    play: seconds.play * 1000,
    result: seconds.result * 1000,
  }),
}
