import type { PaletteName } from './palettes'
import type { Play } from './play'
import type { ThemeName } from './themes'

export type GameCategory =
  | 'RNG'
  | 'LIVE'
  | 'FISH'
  | 'PVP'
  | 'SPORTS'
  | 'ESPORTS'
  | 'LOTT'
  | 'ELOTT'
  | 'COCKFIGHT'
  | 'CRASH'

/** Jackpot, scratch, video poker, table, arcade, crash; '' is a plain slot or a row that no class describes honestly. */
export type GameClassify = 'JP' | 'SC' | 'VP' | 'TG' | 'AC' | 'Crash' | ''

export type Volatility = 'low' | 'medium' | 'high'

export type CatalogueGame = {
  gameCode: string
  vendor: string
  name: string
  category: GameCategory
  classify: GameClassify
  /** Icon name in the Noto set; the main picture of the tile. */
  motif: string
  companions: [string, string]
  palette: PaletteName
  hot?: boolean
  isNew?: boolean
  slot?: { theme: ThemeName; volatility: Volatility }
  /** Every playable row that is no 5×3 slot of lines. */
  play?: Play
}

export type CatalogueVendor = {
  code: string
  name: string
  category: GameCategory
  palette: PaletteName
  sort: number
}
