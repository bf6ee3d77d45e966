import { interleave } from './arrange'
import type { CatalogueGame, CatalogueVendor, GameCategory } from './catalogue'
import type { PaletteName } from './palettes'
import { skyrise, voltarc } from './categories/crash'
import { anzol, reefire } from './categories/fish'
import { altaMesa, mesaViva, veritas } from './categories/live'
import { lott, lottoVn, seaLottery } from './categories/lottery'
import { aceField, riverNine } from './categories/pvp'
import { arenum, imes, ironArena, linhaSete, svArena, tacticFront } from './categories/sports'
import { carnavix } from './rng/carnavix'
import { coralis } from './rng/coralis'
import { drawPokerGames } from './rng/draw-poker'
import { instantGames } from './rng/instant'
import { ironbell } from './rng/ironbell'
import { kumiko } from './rng/kumiko'
import { lumora } from './rng/lumora'
import { mythweave } from './rng/mythweave'
import { nilora } from './rng/nilora'
import { norrvind } from './rng/norrvind'
import { orbita } from './rng/orbita'
import { pepperlane } from './rng/pepperlane'
import { petalune } from './rng/petalune'
import { pomar } from './rng/pomar'
import { reelGames } from './rng/reels'
import { selva } from './rng/selva'
import { sugarloom } from './rng/sugarloom'

type VendorRow = readonly [
  code: string,
  name: string,
  category: GameCategory,
  palette: PaletteName,
  games: readonly CatalogueGame[],
]

const slots: readonly VendorRow[] = [
  ['LUMORA', 'Lumora', 'RNG', 'violet', lumora],
  ['KUMIKO', 'Kumiko Play', 'RNG', 'ember', kumiko],
  ['SELVA9', 'Selva Nove', 'RNG', 'emerald', selva],
  ['POMAR', 'Pomar Games', 'RNG', 'magenta', pomar],
  ['CORALIS', 'Coralis', 'RNG', 'ocean', coralis],
  ['NILORA', 'Nilora', 'RNG', 'gold', nilora],
  ['CARNAVIX', 'Carnavix', 'RNG', 'plum', carnavix],
  ['NORRVIND', 'Norrvind', 'RNG', 'slate', norrvind],
  ['PEPPERLANE', 'Pepper Lane', 'RNG', 'crimson', pepperlane],
  ['ORBITA7', 'Órbita Sete', 'RNG', 'indigo', orbita],
  ['SUGARLOOM', 'Sugarloom', 'RNG', 'rose', sugarloom],
  ['IRONBELL', 'Ironbell', 'RNG', 'bronze', ironbell],
  ['PETALUNE', 'Petalune', 'RNG', 'lime', petalune],
  ['MYTHWEAVE', 'Mythweave', 'RNG', 'midnight', mythweave],
]

const others: readonly VendorRow[] = [
  ['VERITAS', 'Salon Veritas', 'LIVE', 'ruby', veritas],
  ['MESAVIVA', 'Mesa Viva', 'LIVE', 'emerald', mesaViva],
  ['ALTAMESA', 'Alta Mesa', 'LIVE', 'violet', altaMesa],
  ['ANZOL', 'Anzol', 'FISH', 'ocean', anzol],
  ['REEFIRE', 'Reefire', 'FISH', 'teal', reefire],
  ['RIVERNINE', 'River Nine', 'PVP', 'royal', riverNine],
  ['ACEFIELD', 'Acefield', 'PVP', 'amber', aceField],
  ['ARENUM', 'Arenum', 'SPORTS', 'emerald', arenum],
  ['LINHA7', 'Linha 7', 'SPORTS', 'lime', linhaSete],
  ['IMES', 'Impulse Esports', 'ESPORTS', 'indigo', imes],
  ['TF', 'Tactic Front', 'ESPORTS', 'slate', tacticFront],
  ['IA', 'Iron Arena', 'ESPORTS', 'ember', ironArena],
  ['LOTT', 'Lotto Clássica', 'LOTT', 'crimson', lott],
  ['TCG_SEA', 'SEA Lottery', 'LOTT', 'teal', seaLottery],
  ['TCG_LOTTO_VN', 'Lotto Việt', 'ELOTT', 'gold', lottoVn],
  ['SV3', 'SV Arena', 'COCKFIGHT', 'ember', svArena],
  ['SKYRISE', 'Skyrise', 'CRASH', 'violet', skyrise],
  ['VOLTARC', 'Voltarc', 'CRASH', 'indigo', voltarc],
]

const vendorRows = [...slots, ...others]

export const vendors: readonly CatalogueVendor[] = vendorRows.map(([code, name, category, palette], index) => ({
  code,
  name,
  category,
  palette,
  sort: (index + 1) * 10,
}))

const rowsOf = (block: readonly VendorRow[]) => block.map(([, , , , vendorGames]) => vendorGames)

/** Slots first, each block with its vendors taking turns. */
export const games: readonly CatalogueGame[] = interleave([
  rowsOf(slots),
  [...instantGames, ...drawPokerGames, ...reelGames],
  rowsOf(others),
])

export type { CatalogueGame, CatalogueVendor, GameCategory, GameClassify } from './catalogue'
export type { PlayOf } from './play'
export { paletteOf, type Palette } from './palettes'
export { themes, themeOf } from './themes'
