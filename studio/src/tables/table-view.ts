import type { RoundState } from '../store/records'
import type { PhaseName } from './timetable'

export type TableResult = { readonly round: number; readonly outcome: unknown }

/** One bet of the requesting player in the current round. */
export type TableBetView = {
  readonly roundId: string
  /** Round of the table in which it was made. */
  readonly placedIn: number
  readonly choice: unknown
  readonly stake: string
  readonly state: RoundState
  /** '0' while it is undecided. */
  readonly win: string
  /** Multiplier at which the player left by hand. */
  readonly left: number | null
  /** What it is cashed out for in this moment; absent or null without an offer. */
  readonly cashOut?: string | null
}

/** Public state of the table, and the requesting player's own bets. Amounts are minor units as text. */
export type TableView = {
  readonly round: number
  readonly phase: PhaseName
  /** Start of the play of this round by the server's clock. */
  readonly playFrom: number
  /** Elapsed time of the phase. */
  readonly elapsedMs: number
  /** Remaining time; null while it would reveal the outcome. */
  readonly leftMs: number | null
  /** null until the outcome is public. */
  readonly outcome: unknown
  /** Results after the last one the client knows, oldest first. */
  readonly results: readonly TableResult[]
  /** Sums of this round, in the player's own currency. */
  readonly players: number
  readonly staked: string
  readonly areas: Readonly<Record<string, string>>
  readonly mine: readonly TableBetView[]
  /** Own bets that several rounds decide, until the round after the last of them. */
  readonly spanning: readonly TableBetView[]
  readonly seat: { readonly balance: string; readonly net: string; readonly rounds: number }
  readonly fairness: {
    readonly terminalHash: string
    readonly salt: string
    /** The hash of this round's link, public since the round before. */
    readonly commitment: string
    readonly generation: number
  }
}
