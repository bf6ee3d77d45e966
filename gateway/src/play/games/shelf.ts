import {
  type Currency,
  currencyScale,
  type GameCategory,
  type GameClassify,
  type Minor,
  minor,
  zero,
} from '@mosaic/contracts'
import type { Db } from '../../platform/db/database'
import { shownCategory } from './categories'
import type { PaytableRow } from './provider-catalogue'
import { shownClassify } from './shown-values'
import { type Searchable, searchable } from './search'
import { type GameRow, revisionOf, visibleGames, visibleVendors } from './store'

export type ShelfGame = {
  readonly code: string
  readonly name: string
  readonly vendor: string
  readonly vendorName: string
  readonly category: GameCategory
  readonly classify: GameClassify
  readonly playable: boolean
  readonly curatedHot: boolean
  readonly isNew: boolean
  readonly rtpBp: number | null
  readonly volatility: number | null
  readonly hitRateBp: number | null
  readonly maxWinHundredths: number | null
  readonly lines: number | null
  readonly minBet: (currency: Currency) => Minor
  readonly maxBet: (currency: Currency) => Minor
  /** Stakes of prepaid rounds, the lowest first; none where the game takes no such rounds. */
  readonly freeRoundStakes: (currency: Currency) => readonly Minor[]
  readonly paytable: readonly PaytableRow[]
  readonly search: Searchable
}
export type ShelfVendor = {
  readonly code: string
  readonly name: string
  readonly category: GameCategory
  readonly sort: number
}
/** All visible rows of the catalogue; some hundred, so lists and searches run over memory. */
export type Shelf = {
  readonly revision: bigint
  readonly games: readonly ShelfGame[]
  readonly byCode: ReadonlyMap<string, ShelfGame>
  readonly vendors: readonly ShelfVendor[]
}

const amountIn =
  (amounts: Partial<Record<Currency, string>>) =>
  (currency: Currency): Minor => {
    const units = amounts[currency]
    return units === undefined ? zero : minor(BigInt(units))
  }

const gameOf = ({ game, vendorName }: GameRow): ShelfGame => ({
  code: game.code,
  name: game.name,
  vendor: game.vendorCode,
  vendorName,
  category: shownCategory(game.vendorCode, game.category),
  classify: shownClassify(game),
  playable: game.playable,
  curatedHot: game.curatedHot,
  isNew: game.isNew,
  rtpBp: game.rtpBp,
  volatility: game.volatility,
  hitRateBp: game.hitRateBp,
  maxWinHundredths: game.maxWinHundredths,
  lines: game.lines,
  minBet: amountIn(game.minBet),
  maxBet: amountIn(game.maxBet),
  freeRoundStakes: (currency) =>
    (game.freeRoundStakes[String(currencyScale[currency])] ?? []).map((units) => minor(BigInt(units))),
  paytable: game.paytable,
  search: searchable(game.name, vendorName),
})

const load = async (db: Db, revision: bigint): Promise<Shelf> => {
  const games = (await visibleGames(db)).map(gameOf)
  const vendors = (await visibleVendors(db)).map((row) => ({ ...row, category: shownCategory(row.code, row.category) }))
  return { revision, games, byCode: new Map(games.map((game) => [game.code, game])), vendors }
}

/** How old a look at the revision may be: another gateway process may have taken a new catalogue. */
const trustMs = 2000
const shelves = new WeakMap<Db, { shelf: Promise<Shelf>; seenAt: number }>()

export const currentShelf = async (db: Db): Promise<Shelf> => {
  const held = shelves.get(db)
  const now = performance.now()
  if (held && now - held.seenAt < trustMs) return held.shelf
  const revision = await revisionOf(db)
  const shelf = held && (await held.shelf).revision === revision ? held.shelf : load(db, revision)
  shelves.set(db, { shelf, seenAt: now })
  return shelf
}

/** After this process itself has changed the catalogue. */
export const forgetShelf = (db: Db): boolean => shelves.delete(db)
