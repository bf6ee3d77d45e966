import { basePalettes, type Palette } from './base-palettes'
import { coloursIn, contrastOf, over, type Colour } from './colour'
import { contrastPairs, type ContrastPair } from './contrast-pairs'

export type ContrastProblem = ContrastPair & {
  /** Null: the front or the back is no colour that can be read. */
  readonly reached: number | null
}

/** A merchant's palette over the defaults. */
export const wholePalette = (theme: 'dark' | 'light', palette: Palette): Palette => {
  const whole = { ...basePalettes[theme], ...palette }
  return { ...whole, 'brand-end': whole['brand-end'] ?? whole.brand ?? '' }
}

const opaque = (palette: Palette, role: string, under: Colour | undefined): readonly Colour[] =>
  coloursIn(palette[role] ?? '').map((colour) => (under ? over(colour, under) : colour))

/** Pure: the contrast of a pair; of a gradient its worst stop. Null where a role is no colour. */
export const contrastOfPair = (palette: Palette, { front, back, under }: ContrastPair): number | null => {
  const below = under === undefined ? undefined : coloursIn(palette[under] ?? '')[0]
  const backs = opaque(palette, back, below)
  const fronts = coloursIn(palette[front] ?? '')
  if (fronts.length === 0 || backs.length === 0 || (under !== undefined && !below)) return null
  return Math.min(...fronts.flatMap((first) => backs.map((second) => contrastOf(over(first, second), second))))
}

/** Pairs of roles with too little contrast for text or controls in this palette. */
export const contrastProblems = (theme: 'dark' | 'light', palette: Palette): readonly ContrastProblem[] => {
  const whole = wholePalette(theme, palette)
  return contrastPairs.flatMap((pair) => {
    const reached = contrastOfPair(whole, pair)
    return reached !== null && reached >= pair.least ? [] : [{ ...pair, reached }]
  })
}
