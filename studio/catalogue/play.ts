/** What a row plays: its engine and the parameters in which it differs from other rows of that engine. */
export type MinesPlay = { readonly engine: 'mines'; readonly tiles: number; readonly edgeBp: number }
export type ScratchPlay = {
  readonly engine: 'scratch'
  /** Names of the Noto set, dearest first; three equal ones on a ticket win. */
  readonly symbols: readonly string[]
  readonly prizes: 'calm' | 'even' | 'wild'
}

export type Play = MinesPlay | ScratchPlay
export type PlayOf<Engine extends Play['engine']> = Extract<Play, { readonly engine: Engine }>
