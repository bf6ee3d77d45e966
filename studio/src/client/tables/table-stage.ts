import type { ComponentType } from 'react'
import type { GameFigures } from '../../games/playable'
import type { Palette } from '../boot'
import type { MoneyText } from '../money-text'
import type { Language } from '../texts/languages'
import type { BetOrder } from './bet-order'
import type { TableKey } from './texts'
import type { TableState } from './table-state'
import type { TableBetView } from '../../tables/table-view'
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
  /** Places bets, or asks what to do where the balance does not cover them. */
  readonly onBet: (order: BetOrder) => void
  readonly onLeave: (roundId: string) => void
  /** Cashes a bet over several rounds out. */
  readonly onCashOut: (roundId: string) => void
  /** Takes a bet back while betting is open. */
  readonly onWithdraw: (roundId: string) => void
  /** Opens the sheet of stakes; `take` gets the chosen one. */
  readonly askStake: (stake: string, take: (stake: string) => void) => void
  /** Shows a notice by its code. */
  readonly onNote: (notice: string) => void
}

type WordParts<Config, Key extends string> = {
  readonly config: Config
  readonly t: Translate<TextKey | TableKey | Key>
  readonly lang: Language
  readonly money: MoneyText
}

/** What happens at a table, in words. */
export type TableWords<Config, Key extends string = string> = {
  readonly outcome: (parts: WordParts<Config, Key>, outcome: unknown, round: number) => string
  /** Instead of "no more bets", where the play asks something of its players. */
  readonly playing?: (parts: WordParts<Config, Key>, hasBets: boolean) => string
  /** A decided bet, where each is decided at a time of its own. */
  readonly bet?: (parts: WordParts<Config, Key>, bet: TableBetView) => string
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
  readonly words: TableWords<Config, Key>
}
