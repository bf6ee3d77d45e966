import type { GameFigures } from '../games/playable'
import type { Language } from './texts/languages'
import type { Texts } from './texts/texts'

export type Palette = { readonly centre: string; readonly mid: string; readonly edge: string; readonly foot: string }

/** Data that the server writes into the page of a game. */
export type Boot<Config = unknown, Key extends string = string> = {
  readonly gameCode: string
  readonly name: string
  readonly mode: 'real' | 'demo'
  readonly lang: Language
  /** Time zone of the site's records, so that a round has one time everywhere. */
  readonly timeZone: string
  readonly texts: Texts
  readonly stageTexts: Readonly<Record<Key, string>>
  readonly siteOrigins: readonly string[]
  readonly palette: Palette
  /** Address of the game's own picture. */
  readonly motif: string
  /** Address of each picture that the stage draws, by the name it has there. */
  readonly icons: Readonly<Record<string, string>>
  /** What each of them shows, in the language of the page. */
  readonly iconNames: Readonly<Record<string, string>>
  readonly config: Config
  readonly figures: GameFigures
  readonly facts: unknown
}
