import { iconSet } from './iconSet'
import { games, themes, vendors } from './index'
import { screenSize } from './arrange'
import type { CatalogueGame, GameCategory, GameClassify } from './index'
import type { Play } from './play'

const motifs = iconSet()

const categories: readonly GameCategory[] = [
  ...(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS'] as const),
  ...(['ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT', 'CRASH'] as const),
]

/** Pairs of the same motif closer together than one screen, as readable lines. */
const repeatsOnOneScreen = (list: readonly CatalogueGame[]): readonly string[] =>
  list.flatMap((game, index) =>
    list
      .slice(index + 1, index + screenSize)
      .filter((other) => other.motif === game.motif)
      .map((other) => `${game.gameCode} and ${other.gameCode}: ${game.motif}`),
  )

const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

describe('the catalogue', () => {
  it('offers at least 640 games of which at least 430 are playable slots', () => {
    expect(games.length).toBeGreaterThanOrEqual(640)
    expect(games.filter((game) => game.slot).length).toBeGreaterThanOrEqual(430)
  })

  it('has at least 24 vendors and fills every category', () => {
    expect(vendors.length).toBeGreaterThanOrEqual(24)
    expect(vendors.filter((vendor) => vendor.category === 'RNG').length).toBeGreaterThanOrEqual(12)
    expect(new Set(vendors.map((vendor) => vendor.category))).toEqual(new Set(categories))
    expect(vendors.filter((vendor) => !games.some((game) => game.vendor === vendor.code))).toEqual([])
  })

  it('keeps the vendor codes that the wire contract fixes', () => {
    const codesOf = (category: GameCategory) =>
      vendors.filter((vendor) => vendor.category === category).map((vendor) => vendor.code)
    expect(codesOf('ESPORTS').sort()).toEqual(['IA', 'IMES', 'TF'])
    expect(codesOf('COCKFIGHT')).toEqual(['SV3'])
    expect(codesOf('ELOTT')).toEqual(['TCG_LOTTO_VN'])
    expect(codesOf('LOTT').sort()).toEqual(['LOTT', 'TCG_SEA'])
  })

  it('lists every game under a vendor of its own category', () => {
    const categoryOf = new Map(vendors.map((vendor) => [vendor.code, vendor.category]))
    expect(games.filter((game) => categoryOf.get(game.vendor) !== game.category)).toEqual([])
  })

  it('never uses a name, a game code or a vendor code twice', () => {
    expect(repeated(games.map((game) => game.name.toLowerCase()))).toEqual([])
    expect(repeated(games.map((game) => game.gameCode))).toEqual([])
    expect(repeated(vendors.map((vendor) => vendor.code))).toEqual([])
    expect(repeated(vendors.map((vendor) => vendor.name))).toEqual([])
  })

  it('makes game codes that are safe in addresses and file keys', () => {
    expect(games.filter((game) => !/^[A-Z0-9_]+_[a-z0-9-]+$/.test(game.gameCode))).toEqual([])
  })

  it('every game is a slot or names its engine', () => {
    const plays = (game: CatalogueGame) => [game.slot, game.play].filter((each) => each !== undefined).length
    expect(games.filter((game) => plays(game) !== 1)).toEqual([])
  })

  it('classifies only rows that the class describes', () => {
    expect(games.filter(({ slot, classify }) => slot !== undefined && classify !== '')).toEqual([])
    const classes: Record<Play['engine'], GameClassify> = {
      ...{ 'lines-3x3': '', 'ways-5x3': '' },
      ...{ mines: 'AC', scratch: 'SC', crash: 'Crash' },
      ...{ 'video-poker': 'VP', blackjack: 'TG', poker: '', fishing: 'AC' },
      ...{ roulette: 'TG', baccarat: 'TG', 'dragon-tiger': 'TG', 'sic-bo': 'TG' },
      ...{ event: '', lottery: '' },
    }
    expect(games.filter(({ play, classify }) => play && classes[play.engine] !== classify)).toEqual([])
    expect(games.filter((game) => (game.category === 'CRASH') !== (game.classify === 'Crash'))).toEqual([])
  })
})

describe('the art direction', () => {
  it('uses only motifs and companions of the icon set', () => {
    const used = games.flatMap((game) => [game.motif, ...game.companions])
    expect(used.filter((name) => !motifs.has(name))).toEqual([])
  })

  it('puts three different pictures on every tile', () => {
    expect(
      games.filter((game) => new Set([game.motif, ...game.companions]).size !== 3).map((game) => game.gameCode),
    ).toEqual([])
  })

  it('never repeats a motif within one vendor', () => {
    const repeats = vendors.flatMap((vendor) =>
      repeated(games.filter((game) => game.vendor === vendor.code).map((game) => `${vendor.code} ${game.motif}`)),
    )
    expect(repeats).toEqual([])
  })

  it('never shows a motif twice on one screen of the whole list, of any category, or of the hot and new lists', () => {
    expect(repeatsOnOneScreen(games)).toEqual([])
    for (const category of categories)
      expect(repeatsOnOneScreen(games.filter((game) => game.category === category))).toEqual([])
    expect(repeatsOnOneScreen(games.filter((game) => game.hot))).toEqual([])
    expect(repeatsOnOneScreen(games.filter((game) => game.isNew))).toEqual([])
  })

  it('gives each slot theme ten different symbols of the icon set', () => {
    for (const theme of Object.values(themes)) {
      expect(new Set(theme.symbols).size).toBe(10)
      expect([...theme.symbols, ...theme.companions].filter((name) => !motifs.has(name))).toEqual([])
    }
  })

  it('uses every slot theme in at least three games', () => {
    const uses = new Map<string, number>()
    for (const game of games) if (game.slot) uses.set(game.slot.theme, (uses.get(game.slot.theme) ?? 0) + 1)
    expect(Object.keys(themes).filter((name) => (uses.get(name) ?? 0) < 3)).toEqual([])
  })
})
