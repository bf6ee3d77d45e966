import type { ComponentType, ReactNode } from 'react'
import type { GameFigures } from '../../games/playable'
import type { Palette } from '../boot'
import type { MoneyText } from '../money-text'
import type { Sound } from '../sound'
import type { Language } from '../texts/languages'
import type { Translate } from '../texts/translator'

/** idle: a round may begin. busy: an answer is awaited or shown. open: the round waits for an action. over: its result stands. */
export type StagePhase = 'idle' | 'busy' | 'open' | 'over'

/** What drawing and rules of a game have in common. Amounts are minor units as text. */
type StageBasis<Config, Key extends string> = {
  readonly config: Config
  readonly figures: GameFigures
  /** What `Playable.facts` of this engine gave. */
  readonly facts: unknown
  /** The stake of the ladder in the frame. */
  readonly stake: string
  readonly money: MoneyText
  readonly t: Translate<Key>
  readonly lang: Language
  readonly palette: Palette
  /** Address of the game's own picture, and of each that the stage draws by the name it gave. */
  readonly motif: string
  readonly icons: Readonly<Record<string, string>>
}

/** What the frame gives to the drawing of a game. */
export type StageProps<Config, Choice, Action, View, Key extends string = string> = StageBasis<Config, Key> & {
  /** What may be seen of the round on the table; null before the first one. */
  readonly view: View | null
  /** What was bet in that round. */
  readonly choice: Choice | null
  readonly phase: StagePhase
  /** What all bets of the round cost, and what it paid: '0' while it is open. */
  readonly staked: string
  readonly win: string
  /** Only a win above the stake is celebrated. */
  readonly celebrate: boolean
  readonly stakes: readonly string[]
  readonly reducedMotion: boolean
  readonly sound: Sound
  /** Puts a node into the middle of the bar between purse and stake: the round button of a game that has one. */
  readonly inBar: (node: ReactNode) => ReactNode
  /** The line of the result bar while a round runs, also heard; null gives it back. */
  readonly say: (line: string | null) => void
  readonly onPlay: (choice: Choice) => void
  readonly onAct: (action: Action) => void
  /** Once for every new `view`: it has been shown, so the result may be told and the next step begin. */
  readonly onShown: () => void
}

export type RulesProps<Config, Key extends string = string> = StageBasis<Config, Key>

/** One engine's drawing and rules; `start-stage.tsx` puts the frame around it. */
export type Stage<Config, Choice, Action, View, Key extends string = string> = {
  readonly Table: ComponentType<StageProps<Config, Choice, Action, View, Key>>
  /** What the sheet of rules and prizes says below the return and the highest win, which the frame shows. */
  readonly Rules: ComponentType<RulesProps<Config, Key>>
}
