import type { SlotFigures } from '../engine/figures'
import type { SlotConfig } from '../engine/slot-config'
import type { Language } from './texts/languages'
import type { Texts } from './texts/texts'

/** What the server writes into the page of a game. */
export type Boot = {
  readonly gameCode: string
  readonly name: string
  readonly mode: 'real' | 'demo'
  readonly lang: Language
  /** That of the site's records, so that a round has one time everywhere. */
  readonly timeZone: string
  readonly texts: Texts
  readonly siteOrigins: readonly string[]
  readonly palette: { readonly centre: string; readonly mid: string; readonly edge: string; readonly foot: string }
  /** Address of each picture symbol's drawing. */
  readonly icons: Readonly<Record<string, string>>
  readonly config: SlotConfig
  readonly figures: SlotFigures
}
