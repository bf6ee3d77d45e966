import { games, paletteOf, themeOf, vendors } from '../../catalogue/index'
import type { CatalogueGame, CatalogueVendor, Palette } from '../../catalogue/index'
import { flagships } from '../engine/flagships'
import { generateConfig } from '../engine/generate-config'
import { configHash } from '../engine/slot-config'
import type { SlotConfig, SlotSymbol } from '../engine/slot-config'

/** Noto icons of the picture symbols; the four plain symbols are letters drawn by the client. */
export type SymbolArt = Readonly<Record<Exclude<SlotSymbol, 'l1' | 'l2' | 'l3' | 'l4'>, string>>

export type Slot = {
  readonly game: CatalogueGame
  readonly config: SlotConfig
  readonly hash: string
  readonly palette: Palette
  readonly art: SymbolArt
}

const byCode = new Map(games.map((game) => [game.gameCode, game]))
const handMade = new Map(flagships.map((config) => [config.gameCode, config]))
const made = new Map<string, Slot>()
const cached = new Map<string, SlotConfig>()

/** A configuration that the same code made before, so that it need not be made again. */
export const cacheConfig = (config: SlotConfig): void => void cached.set(config.gameCode, config)

/** The game's own picture is its dearest symbol; the rest come from its theme, each once. */
export const symbolArtOf = (game: CatalogueGame): SymbolArt | null => {
  if (!game.slot) return null
  const theme = themeOf(game.slot.theme)
  const [h1 = '', h2 = '', h3 = '', h4 = '', wild = '', scatter = ''] = [
    ...new Set([game.motif, ...theme.symbols, ...theme.companions]),
  ]
  return { h1, h2, h3, h4, wild, scatter }
}

const build = (game: CatalogueGame): Slot | null => {
  const art = symbolArtOf(game)
  if (!game.slot || !art) return null
  const config =
    cached.get(game.gameCode) ??
    handMade.get(game.gameCode) ??
    generateConfig({ gameCode: game.gameCode, theme: game.slot.theme, volatility: game.slot.volatility })
  return { game, config, hash: configHash(config), palette: paletteOf(game.palette), art }
}

/** The playable slot of a code, or null. Built once per process; the same code always gives the same reels. */
export const slotOf = (gameCode: string): Slot | null => {
  const known = made.get(gameCode)
  if (known) return known
  const game = byCode.get(gameCode)
  const slot = game ? build(game) : null
  if (slot) made.set(gameCode, slot)
  return slot
}

export const catalogueVendors = (): readonly CatalogueVendor[] => vendors
