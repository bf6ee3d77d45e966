import { sha256Hex } from '../fairness/sha256'
import type { Minor } from '../money/minor'
import type { Draw } from './draw'
import type { Phases, SharedRules } from './shared-rules'

/** The outcome of one round of a table, and what it pays to any bet. */
export type SharedRound = {
  readonly outcome: unknown
  readonly phases: Phases
  /** null when the bet is none of this game. */
  readonly payoutOf: (bet: unknown) => Minor | null
}

/** The rules of one configuration, for callers who know nothing of its engine. */
export type SharedGame = {
  readonly kind: 'shared'
  readonly engine: string
  readonly config: unknown
  readonly hash: string
  /** null when the bet is none of this game in the round of that number. */
  readonly stakeOf: (bet: unknown, round: number) => Minor | null
  readonly play: (draw: Draw, round: number) => SharedRound
}

export type SharedEngine = {
  readonly engine: string
  /** null when the configuration is none of this engine. */
  readonly gameOf: (config: unknown) => SharedGame | null
}

export const sharedEngine = <Config, Bet, Outcome>(rules: SharedRules<Config, Bet, Outcome>): SharedEngine => ({
  engine: rules.engine,
  gameOf: (value) => {
    const parsed = rules.config.safeParse(value)
    if (!parsed.success) return null
    const config = parsed.data
    const betOf = (bet: unknown, round: number): Bet | null => {
      const read = rules.bet.safeParse(bet)
      return read.success && rules.allows(config, read.data, round) ? read.data : null
    }
    return {
      kind: 'shared',
      engine: rules.engine,
      config,
      hash: sha256Hex(JSON.stringify(config)),
      stakeOf: (bet, round) => {
        const read = betOf(bet, round)
        return read === null ? null : rules.stakeOf(config, read)
      },
      play: (draw, round) => {
        const outcome = rules.outcome(config, draw, round)
        return {
          outcome,
          phases: rules.phases(config, outcome),
          payoutOf: (bet) => {
            const read = betOf(bet, round)
            return read === null ? null : rules.payoutOf(config, read, outcome)
          },
        }
      },
    }
  },
})
