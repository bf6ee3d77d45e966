import type { ComponentType } from 'react'
import type { Language } from '../texts/languages'
import type { MoneyText } from '../money-text'

/** idle: a round may begin. busy: an answer is awaited. open: the round waits for an action. over: its result is shown. */
export type StagePhase = 'idle' | 'busy' | 'open' | 'over'

/** Short texts of one engine in all six languages; the page carries those of its own language only. */
export type StageTexts<Key extends string = string> = Record<Language, Readonly<Record<Key, string>>>

/** What the frame gives to the drawing of a game. Amounts are minor units as text. */
export type StageProps<Config, Choice, Action, View, Key extends string = string> = {
  readonly config: Config
  /** What may be seen of the round on the table; null before the first one. */
  readonly view: View | null
  /** What was bet in that round. */
  readonly choice: Choice | null
  readonly phase: StagePhase
  /** The stake of the ladder in the frame. */
  readonly stake: string
  /** What the round paid so far, '0' while it is open. */
  readonly win: string
  /** Only a win above the stake is celebrated. */
  readonly celebrate: boolean
  readonly money: MoneyText
  readonly texts: Readonly<Record<Key, string>>
  readonly lang: Language
  /** Address of the drawing of each picture that the game names. */
  readonly icons: Readonly<Record<string, string>>
  readonly reducedMotion: boolean
  readonly onPlay: (choice: Choice) => void
  readonly onAct: (action: Action) => void
  /** The stage has shown the newest view; until then the result bar and the next round wait. */
  readonly onShown: () => void
}

/** One engine's drawing and rules text; `start-stage.tsx` puts the frame around it. */
export type Stage<Config, Choice, Action, View, Key extends string = string> = {
  readonly View: ComponentType<StageProps<Config, Choice, Action, View, Key>>
  /** The sheet "rules and prizes" below the return and limits that the frame shows. */
  readonly Rules: ComponentType<{
    readonly config: Config
    readonly stake: string
    readonly money: MoneyText
    readonly texts: Readonly<Record<Key, string>>
    readonly lang: Language
    readonly icons: Readonly<Record<string, string>>
  }>
}
