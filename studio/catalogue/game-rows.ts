import type { CatalogueGame, GameCategory, GameClassify, Volatility } from './catalogue'
import type { PaletteName } from './palettes'
import type { Play } from './play'
import { themeOf, type ThemeName } from './themes'

type Mark = 'hot' | 'new'

/** name, motif, theme, volatility, mark */
export type SlotRow = readonly [string, string, ThemeName, Volatility, Mark?]

/** name, motif, what it plays, mark */
export type TableRow = readonly [string, string, Play, Mark?]

/** name, motif, mark: for vendors whose game names decide the engine */
export type NamedRow = readonly [string, string, Mark?]

/** Three tints that make one family; the first one is the vendor's own and returns every second tile. */
export type Tints = readonly [PaletteName, PaletteName, PaletteName]

const tintAt = (tints: Tints, index: number): PaletteName => {
  const place = index % 4
  return place === 1 ? tints[1] : place === 3 ? tints[2] : tints[0]
}

const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Walks the curated list so that neighbours get different pairs; a companion never repeats the motif. */
const companionsFor = (list: readonly string[], motif: string, index: number): [string, string] => {
  const usable = list.filter((name) => name !== motif)
  const at = (position: number): string => usable[position % usable.length] ?? motif
  return [at(index * 2), at(index * 2 + 1 + (index % 3))]
}

const marks = (mark: Mark | undefined): Pick<CatalogueGame, 'hot' | 'isNew'> =>
  mark === 'hot' ? { hot: true } : mark === 'new' ? { isNew: true } : {}

export const slotGamesOf = (vendor: string, tints: Tints, rows: readonly SlotRow[]): readonly CatalogueGame[] =>
  rows.map(([name, motif, theme, volatility, mark], index) => ({
    gameCode: `${vendor}_${slug(name)}`,
    vendor,
    name,
    category: 'RNG',
    classify: '',
    motif,
    companions: companionsFor(themeOf(theme).companions, motif, index),
    palette: tintAt(tints, index),
    ...marks(mark),
    slot: { theme, volatility },
  }))

/** name, motif, the two small pictures, what it plays, mark */
export type PlayRow = readonly [string, string, readonly [string, string], Play, Mark?]

/** Rows of any engine but the 5×3 slot. */
export const engineGamesOf = (
  place: { vendor: string; category: GameCategory; classify: GameClassify; tints: Tints },
  rows: readonly PlayRow[],
): readonly CatalogueGame[] =>
  rows.map(([name, motif, companions, play, mark], index) => ({
    gameCode: `${place.vendor}_${slug(name)}`,
    vendor: place.vendor,
    name,
    category: place.category,
    classify: place.classify,
    motif,
    companions: [companions[0], companions[1]],
    palette: tintAt(place.tints, index),
    ...marks(mark),
    play,
  }))

/** Tables of one category: the small pictures are those of the vendor. */
export const tableGamesOf = (
  {
    companions,
    ...place
  }: {
    vendor: string
    category: Exclude<GameCategory, 'RNG'>
    classify: GameClassify
    tints: Tints
    companions: readonly string[]
  },
  rows: readonly TableRow[],
): readonly CatalogueGame[] =>
  engineGamesOf(
    place,
    rows.map(
      ([name, motif, play, mark], index): PlayRow => [name, motif, companionsFor(companions, motif, index), play, mark],
    ),
  )
