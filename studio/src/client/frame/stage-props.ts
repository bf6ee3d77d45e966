import type { ComponentType, ReactNode } from 'react'
import type { GameFigures } from '../../games/playable'
import type { Palette } from '../boot'
import type { MoneyText } from '../money-text'
import type { Sound } from '../sound'
import type { Language } from '../texts/languages'
import type { Translate } from '../texts/translator'

/** idle: a round may begin. busy: waiting for an answer or showing it. open: waiting for an action. over: decided. */
export type StagePhase = 'idle' | 'busy' | 'open' | 'over'

/** Props shared by the drawing and the rules of a game. Amounts are minor units as text. */
type StageBasis<Config, Key extends string> = {
  readonly config: Config
  readonly figures: GameFigures
  /** Result of `Playable.facts` of this engine. */
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
  /** What each picture shows, by the same name. */
  readonly iconNames: Readonly<Record<string, string>>
}

/** Props of the drawing of a game. */
export type StageProps<Config, Choice, Action, View, Key extends string = string> = StageBasis<Config, Key> & {
  /** Visible part of the round on the table; null before the first one. */
  readonly view: View | null
  /** Choice of that round. */
  readonly choice: Choice | null
  readonly phase: StagePhase
  /** Sum of all bets of the round, and its payout: '0' while it is open. */
  readonly staked: string
  readonly win: string
  /** Only a win above the stake is celebrated. */
  readonly celebrate: boolean
  readonly stakes: readonly string[]
  readonly reducedMotion: boolean
  readonly sound: Sound
  /** Renders a node in the middle of the bar: the round button of the game. */
  readonly inBar: (node: ReactNode) => ReactNode
  /** Sets the message of the result bar while a round runs; null resets it. */
  readonly say: (line: string | null) => void
  readonly onPlay: (choice: Choice) => void
  readonly onAct: (action: Action) => void
  /** Called once for every new `view` after its animation; then the result is announced and the next step may begin. */
  readonly onShown: () => void
}

export type RulesProps<Config, Key extends string = string> = StageBasis<Config, Key>

/** What a view shows, in words: the choices of an open round, or the outcome of a decided one. */
export type StageWords<Config, Choice, View, Key extends string = string> = (
  parts: Pick<StageBasis<Config, Key>, 'config' | 'money' | 't' | 'lang' | 'iconNames'> & {
    readonly view: View
    readonly choice: Choice
    readonly isOpen: boolean
  },
) => string | null

/** Drawing and rules of one engine; `start-stage.tsx` adds the frame. */
export type Stage<Config, Choice, Action, View, Key extends string = string> = {
  readonly Table: ComponentType<StageProps<Config, Choice, Action, View, Key>>
  /** Engine's part of the rules sheet, below the return and the highest win, which the frame shows. */
  readonly Rules: ComponentType<RulesProps<Config, Key>>
  readonly words: StageWords<Config, Choice, View, Key>
  /** Card tables state a win without the stake that comes back with it. */
  readonly statesProfit?: true
}
