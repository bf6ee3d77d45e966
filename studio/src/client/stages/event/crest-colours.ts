import type { Contest } from '../../../games/event/event-config'

/** Shirt and trim of the eight teams of a game: far enough apart that any two can meet. */
const crestColours: readonly (readonly [shirt: string, trim: string])[] = [
  ['#e5484d', '#fff1e0'],
  ['#3b82f6', '#e6f0ff'],
  ['#f5b301', '#3a1400'],
  ['#12a594', '#eafff9'],
  ['#8e4ec6', '#f7e6ff'],
  ['#f76b15', '#2b1200'],
  ['#dfe3f5', '#2b2f55'],
  ['#46a758', '#0c2a12'],
]

/** Red and blue meet in a duel, whatever the names; elsewhere each team keeps its own colours. */
export const coloursIn = (contest: Contest, places: readonly number[]): readonly number[] =>
  contest.kind === 'duel' ? [0, 1] : places

export const coloursOf = (place: number): readonly [shirt: string, trim: string] =>
  crestColours[place % crestColours.length] ?? ['#8e4ec6', '#f7e6ff']
