import {
  type Currency,
  currencyScale,
  type GameCategory,
  type GameClassify,
  type Minor,
  minor,
  zero,
} from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { shownCategory } from './categories'
import type { PaytableRow, StakesByScale } from './provider-catalogue'
import { shownClassify } from './shown-values'
import { type Searchable, searchable } from './search'

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

type GameRow = {
  code: string
  name: string
  vendor_code: string
  vendor_name: string
  category: GameCategory
  classify: GameClassify
  playable: boolean
  curated_hot: boolean
  is_new: boolean
  rtp_bp: number | null
  volatility: number | null
  hit_rate_bp: number | null
  max_win_hundredths: number | null
  lines: number | null
  min_bet: Partial<Record<Currency, string>>
  max_bet: Partial<Record<Currency, string>>
  paytable: PaytableRow[]
  free_round_stakes: StakesByScale
}
type VendorRow = { code: string; name: string; category: GameCategory; sort: number }

const amountIn =
  (amounts: Partial<Record<Currency, string>>) =>
  (currency: Currency): Minor => {
    const units = amounts[currency]
    return units === undefined ? zero : minor(BigInt(units))
  }

const gameOf = (row: GameRow): ShelfGame => ({
  code: row.code,
  name: row.name,
  vendor: row.vendor_code,
  vendorName: row.vendor_name,
  category: shownCategory(row.vendor_code, row.category),
  classify: shownClassify({
    category: row.category,
    classify: row.classify,
    maxWinHundredths: row.max_win_hundredths,
  }),
  playable: row.playable,
  curatedHot: row.curated_hot,
  isNew: row.is_new,
  rtpBp: row.rtp_bp,
  volatility: row.volatility,
  hitRateBp: row.hit_rate_bp,
  maxWinHundredths: row.max_win_hundredths,
  lines: row.lines,
  minBet: amountIn(row.min_bet),
  maxBet: amountIn(row.max_bet),
  freeRoundStakes: (currency) =>
    (row.free_round_stakes[String(currencyScale[currency])] ?? []).map((units) => minor(BigInt(units))),
  paytable: row.paytable,
  search: searchable(row.name, row.vendor_name),
})

const revisionOf = async (db: Db): Promise<bigint> =>
  (await db.execute<{ revision: bigint }>(sql`select revision from catalogue_revision`)).rows[0]?.revision ?? 0n

const load = async (db: Db, revision: bigint): Promise<Shelf> => {
  const { rows } = await db.execute<GameRow>(sql`
    select g.code, g.name, g.vendor_code, v.name as vendor_name, g.category, g.classify, g.playable, g.curated_hot, g.is_new, g.rtp_bp, g.volatility, g.hit_rate_bp, g.max_win_hundredths, g.lines, g.min_bet, g.max_bet, g.paytable, g.free_round_stakes
    from games g join game_vendors v on v.code = g.vendor_code where g.visible and v.visible order by g.sort`)
  const games = rows.map(gameOf)
  const vendors = (
    await db.execute<VendorRow>(
      sql`select code, name, category, sort from game_vendors where visible order by sort, code`,
    )
  ).rows.map((row) => ({
    ...row,
    category: shownCategory(row.code, row.category),
  }))
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
