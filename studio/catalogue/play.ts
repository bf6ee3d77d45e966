import type { ThemeName } from './themes'

/** What a row plays: its engine and the parameters in which it differs from other rows of that engine. */
export type MinesPlay = {
  readonly engine: 'mines'
  readonly columns: number
  readonly rows: number
  /** Part of a fair multiplier that the house keeps. */
  readonly edgeBp: number
  /** Names of the Noto set: what a safe tile hides, and what ends the round. */
  readonly safe: string
  readonly mine: string
}
export type ScratchPlay = {
  readonly engine: 'scratch'
  readonly columns: number
  readonly rows: number
  readonly theme: ThemeName
  /** How the prizes of the run are spread. */
  readonly run: 'calm' | 'even' | 'wild'
}

export type Play = MinesPlay | ScratchPlay
export type PlayOf<Engine extends Play['engine']> = Extract<Play, { readonly engine: Engine }>
