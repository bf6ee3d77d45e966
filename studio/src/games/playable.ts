import type { CatalogueGame } from '../../catalogue/index'
import type { Minor } from '../money/minor'
import type { SharedGame } from '../rules/shared-engine'
import type { SoloGame } from '../rules/solo-engine'

/** What a player and an operator may know about a game before the first bet; computed exactly, but for the deviation. */
export type GameFigures = {
  /** Of the main bet, rounded down, in basis points. */
  readonly rtpBp: number
  /** Rounds that pay anything. */
  readonly hitRateBp: number
  /** Standard deviation of a round in stakes. */
  readonly deviation: number
  readonly maxWinX: number
}

/** A row of the catalogue with the rules it plays by. */
export type Playable = {
  readonly row: CatalogueGame
  readonly rules: SoloGame | SharedGame
  /** Names of the Noto set that the stage draws, by the name it uses for them. */
  readonly icons: Readonly<Record<string, string>>
  /** The ladder of stakes for a currency of `scale` decimals. */
  readonly stakes: (scale: number) => readonly Minor[]
  readonly figures: () => GameFigures
}
