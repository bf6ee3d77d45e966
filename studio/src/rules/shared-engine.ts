import { sha256Hex } from '../fairness/sha256'
import type { Minor } from '../money/minor'
import type { Draw } from './draw'
import type { Phases, SharedRules } from './shared-rules'

/** The outcome of one round of a table, and what it pays to any bet. */
export type SharedRound = {
  readonly outcome: unknown
  readonly phases: Phases
  /** null for a bet of another game. */
  readonly payoutOf: (bet: unknown, left: number | null) => Minor | null
  /** Milliseconds after the play began. */
  readonly decidedAfterMs: (bet: unknown) => number
  /** Result of leaving by hand; null when it is too late, or when the game has no such exit. */
  readonly leave: (elapsedMs: number) => number | null
}

/** The rules of one configuration, independent of the engine. */
export type SharedGame = {
  readonly kind: 'shared'
  readonly engine: string
  readonly config: unknown
  readonly hash: string
  /** The phase from which on the outcome is shown. */
  readonly shownFrom: 'play' | 'result'
  /** Start of round 1 of a new chain. */
  readonly startsAt: (now: number, isFirstChain: boolean) => number
  readonly areasOf: (bet: unknown) => Readonly<Record<string, string>>
  /** null for a bet that does not fit this game in that round. */
  readonly stakeOf: (bet: unknown, round: number) => Minor | null
  readonly play: (draw: Draw, round: number) => SharedRound
  /** Rounds after its own that decide a bet too. */
  readonly spanOf: (bet: unknown, round: number) => number
  /** A bet that several rounds decide: their outcomes, oldest first, and its payout; null for any other bet. */
  readonly playOver: (
    bet: unknown,
    round: number,
    drawOf: (round: number) => Draw,
  ) => { readonly outcomes: readonly unknown[]; readonly payout: Minor } | null
}

export type SharedEngine = {
  readonly engine: string
  /** null for a configuration of another engine. */
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
    const spanOf = (bet: unknown, round: number): number => {
      const read = betOf(bet, round)
      return read === null ? 0 : (rules.spanOf?.(config, read, round) ?? 0)
    }
    return {
      kind: 'shared',
      engine: rules.engine,
      config,
      hash: sha256Hex(JSON.stringify(config)),
      shownFrom: rules.shownFrom ?? 'play',
      startsAt: (now, isFirstChain) => rules.startsAt?.(config, now, isFirstChain) ?? now,
      areasOf: (bet) => {
        const read = rules.bet.safeParse(bet)
        return read.success ? (rules.areasOf?.(read.data) ?? {}) : {}
      },
      stakeOf: (bet, round) => {
        const read = betOf(bet, round)
        return read === null ? null : rules.stakeOf(config, read)
      },
      spanOf,
      playOver: (bet, round, drawOf) => {
        const read = betOf(bet, round)
        const span = spanOf(bet, round)
        if (read === null || span === 0 || !rules.payoutOver) return null
        const outcomes = Array.from({ length: span + 1 }, (_, later) =>
          rules.outcome(config, drawOf(round + later), round + later),
        )
        const outcomeOf = (at: number) => {
          const outcome = outcomes[at - round]
          if (outcome === undefined) throw new Error(`round ${at} does not decide this bet`)
          return outcome
        }
        return { outcomes, payout: rules.payoutOver(config, read, outcomeOf) }
      },
      play: (draw, round) => {
        const outcome = rules.outcome(config, draw, round)
        const phases = rules.phases(config, outcome)
        return {
          outcome,
          phases,
          payoutOf: (bet, left) => {
            const read = betOf(bet, round)
            return read === null ? null : rules.payoutOf(config, read, outcome, left)
          },
          decidedAfterMs: (bet) => {
            const read = betOf(bet, round)
            return (read === null ? undefined : rules.decidedAfterMs?.(config, read, outcome)) ?? phases.play
          },
          leave: (elapsedMs) => rules.leave?.(config, outcome, elapsedMs) ?? null,
        }
      },
    }
  },
})

/** Leaving by hand is the only action of a table's round: `{ left: 250 }`, the result of `leave`. */
export const leftOf = (actions: readonly unknown[]): number | null => {
  const [action] = actions
  return typeof action === 'object' && action !== null && 'left' in action && typeof action.left === 'number'
    ? action.left
    : null
}
