import type { ComponentType } from 'react'
import type { GameFigures } from '../../games/playable'
import type { Palette } from '../boot'
import type { MoneyText } from '../money-text'
import type { Language } from '../texts/languages'
import type { TableKey } from './texts'
import type { TableState } from './table-state'
import type { TextKey } from '../texts/texts'
import type { Translate } from '../texts/translator'

/** Props of the drawing of a shared table. Amounts are minor units as text. */
export type TableStageProps<Config, Key extends string = string> = {
  readonly config: Config
  readonly state: TableState
  /** The chips or stakes that the player may use, lowest first, and the most in one round. */
  readonly ladder: readonly string[]
  readonly most: string
  readonly money: MoneyText
  readonly t: Translate<TextKey | Key | TableKey>
  readonly lang: Language
  readonly palette: Palette
  readonly motif: string
  readonly icons: Readonly<Record<string, string>>
  readonly reducedMotion: boolean
  readonly onBet: (choice: unknown) => void
  readonly onLeave: (roundId: string) => void
  /** Shows a notice by its code. */
  readonly onNote: (notice: string) => void
}

export type TableStage<Config, Key extends string = string> = {
  readonly View: ComponentType<TableStageProps<Config, Key>>
  readonly Rules: ComponentType<{
    readonly config: Config
    readonly figures: GameFigures
    readonly money: MoneyText
    readonly t: Translate<Key | TableKey>
    readonly lang: Language
  }>
}
