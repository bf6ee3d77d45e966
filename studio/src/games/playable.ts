import type { CatalogueGame } from '../../catalogue/index'
import type { Minor } from '../money/minor'
import type { SharedGame } from '../rules/shared-engine'
import type { SoloGame } from '../rules/solo-engine'

/** Public figures of a game before the first bet; exact, except for the deviation. */
export type GameFigures = {
  /** Of the main bet, rounded down, in basis points. */
  readonly rtpBp: number
  /** Rounds that pay anything. */
  readonly hitRateBp: number
  /** Standard deviation of a round in stakes. */
  readonly deviation: number
  readonly maxWinX: number
  /** Most first stakes of a round with all raises, doubles and splits; 1 by default. */
  readonly mostStakes?: number
  /** Rounds for each one with a feature (free spins), or null without it. */
  readonly freeSpinsEvery?: number | null
  /** Set where no exact return is known: the 99.9 % interval of a simulation, and its parameters. */
  readonly simulated?: {
    readonly lowBp: number
    readonly highBp: number
    readonly rounds: number
    readonly seed: number
  }
  /** Exact returns of single bets in basis points, by the name that the sheet knows, where they differ. */
  readonly bets?: Readonly<Record<string, number>>
}

/**
 * The highest return of any bet, in basis points: single and side bets, and the upper end of a simulation's interval. A
 * merchant's rates are checked against it.
 */
export const mostReturnBp = ({ rtpBp, simulated, bets = {} }: GameFigures): number =>
  Math.max(rtpBp, simulated?.highBp ?? 0, ...Object.values(bets))

/** A row of the catalogue with the rules it plays by. */
export type Playable = {
  readonly row: CatalogueGame
  readonly rules: SoloGame | SharedGame
  /** The ladder of stakes for a currency of `scale` decimals. */
  readonly stakes: (scale: number) => readonly Minor[]
  readonly figures: () => GameFigures
  /** Exact figures for the stage beside a round (multipliers of a field), as JSON for its page. */
  readonly facts?: () => unknown
}

/** Reader of one engine for catalogue rows; null for rows of another engine. */
export type GameMaker = {
  /** Names of the Noto set that the stage draws, by the name it has for them. Made without the configuration. */
  readonly iconsOf: (row: CatalogueGame) => Readonly<Record<string, string>> | null
  readonly gameOf: (row: CatalogueGame) => Playable | null
}
