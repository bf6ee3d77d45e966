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
  /** The last round that decides a bet: that before it was cashed out, or the last of those it names. */
  readonly lastRoundOf: (bet: unknown, round: number, actions: readonly unknown[]) => number
  /** A bet that several rounds decide: their outcomes, oldest first, and its payout; null for any other bet. */
  readonly playOver: (
    bet: unknown,
    round: number,
    actions: readonly unknown[],
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
    const lastRoundOf = (bet: unknown, round: number, actions: readonly unknown[]): number => {
      const last = round + spanOf(bet, round)
      const out = cashedOutAt(actions)
      return out === null ? last : Math.min(last, Math.max(round, out - 1))
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
      lastRoundOf,
      playOver: (bet, round, actions, drawOf) => {
        const read = betOf(bet, round)
        if (read === null || spanOf(bet, round) === 0 || !rules.payoutOver) return null
        const outcomes = Array.from({ length: lastRoundOf(bet, round, actions) - round + 1 }, (_, later) =>
          rules.outcome(config, drawOf(round + later), round + later),
        )
        const outcomeOf = (at: number) => {
          const outcome = outcomes[at - round]
          if (outcome === undefined) throw new Error(`round ${at} does not decide this bet`)
          return outcome
        }
        const out = cashedOutAt(actions)
        const payout =
          out === null
            ? rules.payoutOver(config, read, outcomeOf)
            : (rules.cashOut?.(config, read, out, outcomeOf) ?? null)
        return payout === null ? null : { outcomes, payout }
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

/** A bet over several rounds is cashed out while a later round takes bets: `{ cashedOutAt: 12 }`, that round. */
export const cashedOutAt = (actions: readonly unknown[]): number | null => {
  const [action] = actions
  return typeof action === 'object' &&
    action !== null &&
    'cashedOutAt' in action &&
    typeof action.cashedOutAt === 'number'
    ? action.cashedOutAt
    : null
}

/** Leaving by hand: `{ left: 250 }`, the result of `leave`. */
export const leftOf = (actions: readonly unknown[]): number | null => {
  const [action] = actions
  return typeof action === 'object' && action !== null && 'left' in action && typeof action.left === 'number'
    ? action.left
    : null
}
