export const crashScenes = ['space', 'sky', 'storm', 'sea', 'deep', 'land'] as const
export type CrashScene = (typeof crashScenes)[number]

export type CrashConfig = {
  readonly engine: 'crash@1'
  /** Scenery of the curve; in the deep it runs downwards. */
  readonly scene: CrashScene
  /** Share of each stake that the game keeps on average, in hundredths of a per cent. */
  readonly edgeBp: number
  /** Exponent of the curve for one second. */
  readonly growthPerSecond: number
  /** The round ends here at the latest and pays all open bets. */
  readonly capHundredths: number
  readonly bettingMs: number
}
