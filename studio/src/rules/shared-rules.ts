import type { z } from 'zod'
import type { Minor } from '../money/minor'
import type { Draw } from './draw'

/** Milliseconds of each phase of a table's round. */
export type Phases = { readonly betting: number; readonly play: number; readonly result: number }

/** A round with one clock and one outcome for the whole table; each bet of a player is a money round of its own. */
export type SharedRules<Config, Bet, Outcome> = {
  /** Name and version, such as `roulette@1`; it stands in the configuration too. */
  readonly engine: string
  /** Everything that decides a round; archived by its hash. Keys are written in the order of this shape. */
  readonly config: z.ZodType<Config>
  /** One bet with its stake: `{ area: 'player', stake: '500' }`, `{ stake: '500', cashOutAt: 250 }`. */
  readonly bet: z.ZodType<Bet>
  readonly stakeOf: (config: Config, bet: Bet) => Minor
  /** True if the bet fits the configuration and the (public) fixture of that round; amounts are checked elsewhere. */
  readonly allows: (config: Config, bet: Bet, round: number) => boolean
  /** Of the whole round, from the table's hash chain. */
  readonly outcome: (config: Config, draw: Draw, round: number) => Outcome
  /** Rounded down to minor units, stake included. `left` is the result of `leave`. */
  readonly payoutOf: (config: Config, bet: Bet, outcome: Outcome, left: number | null) => Minor
  /** Rounds after its own that decide a bet too; without it, a bet is decided by its own round. */
  readonly spanOf?: (config: Config, bet: Bet, round: number) => number
  /** Payout of a bet that several rounds decide. */
  readonly payoutOver?: (config: Config, bet: Bet, outcomeOf: (round: number) => Outcome) => Minor
  /** Value of a bet that several rounds decide while the round `at` takes bets, from the outcomes before it; null: no offer. */
  readonly cashOut?: (config: Config, bet: Bet, at: number, outcomeOf: (round: number) => Outcome) => Minor | null
  /** Betting must not depend on the outcome; the play may (the point of a crash). */
  readonly phases: (config: Config, outcome: Outcome) => Phases
  /** Start of round 1 of a chain for a game with a calendar; without it, the moment of the first visit. */
  readonly startsAt?: (config: Config, now: number, isFirstChain: boolean) => number
  /** Phase that shows the outcome; by default the play, where cards or a wheel show it. */
  readonly shownFrom?: 'play' | 'result'
  /** Time of the decision of this bet, in milliseconds of the play; by default the end of the play. */
  readonly decidedAfterMs?: (config: Config, bet: Bet, outcome: Outcome) => number
  /** Exit of a player who leaves by hand at that time; null when it is too late. */
  readonly leave?: (config: Config, outcome: Outcome, elapsedMs: number) => number | null
  /** Stakes by area, for the sums that the whole table sees. */
  readonly areasOf?: (bet: Bet) => Readonly<Record<string, string>>
}
