import type { Rain } from '../../api/red-rain'

/** What the page shows of a rain. */
export type RainStage =
  | { readonly stage: 'before' | 'caught' | 'empty'; readonly rain: Rain }
  | { readonly stage: 'falling'; readonly rain: Rain; readonly wave: number }

const stageOf = (rain: Rain): RainStage => {
  if (rain.wave === null) return { stage: 'before', rain }
  if (rain.caught !== null) return { stage: 'caught', rain }
  return rain.falling > 0 ? { stage: 'falling', rain, wave: rain.wave } : { stage: 'empty', rain }
}

const order = ['falling', 'caught', 'empty', 'before']

/** The rain that has most to offer now; null: none is announced. */
export const shownRain = (rains: readonly Rain[]): RainStage | null =>
  rains.map(stageOf).sort((a, b) => order.indexOf(a.stage) - order.indexOf(b.stage))[0] ?? null
