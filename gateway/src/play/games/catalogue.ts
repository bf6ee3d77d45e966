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

export type CatalogueGame = {
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
  /** Standard deviation of a round, in hundredths of a stake. */
  readonly deviationHundredths: number | null
  readonly lines: number | null
  readonly minBet: (currency: Currency) => Minor
  readonly maxBet: (currency: Currency) => Minor
  /** Stakes of prepaid rounds, the lowest first; empty where the game takes none. */
  readonly freeRoundStakes: (currency: Currency) => readonly Minor[]
  readonly paytable: readonly PaytableRow[]
  readonly search: Searchable
}
export type CatalogueVendor = {
  readonly code: string
  readonly name: string
  readonly category: GameCategory
  readonly sort: number
}
/** All visible vendors and games: some hundred, so lists and searches run in memory. */
export type Catalogue = {
  readonly revision: bigint
  readonly games: readonly CatalogueGame[]
  readonly byCode: ReadonlyMap<string, CatalogueGame>
  readonly vendors: readonly CatalogueVendor[]
}

const amountIn =
  (amounts: Partial<Record<Currency, string>>) =>
  (currency: Currency): Minor => {
    const units = amounts[currency]
    return units === undefined ? zero : minor(BigInt(units))
  }

const gameOf = ({ game, vendorName }: GameRow): CatalogueGame => ({
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
  deviationHundredths: game.deviationHundredths,
  lines: game.lines,
  minBet: amountIn(game.minBet),
  maxBet: amountIn(game.maxBet),
  freeRoundStakes: (currency) =>
    (game.freeRoundStakes[String(currencyScale[currency])] ?? []).map((units) => minor(BigInt(units))),
  paytable: game.paytable,
  search: searchable(game.name, vendorName),
})

const load = async (db: Db, revision: bigint): Promise<Catalogue> => {
  const games = (await visibleGames(db)).map(gameOf)
  const vendors = (await visibleVendors(db)).map((row) => ({ ...row, category: shownCategory(row.code, row.category) }))
  return { revision, games, byCode: new Map(games.map((game) => [game.code, game])), vendors }
}

/** The revision is read again after this time: another gateway may have stored a new catalogue. */
const revisionLifeMs = 2000
const cache = new WeakMap<Db, { catalogue: Promise<Catalogue>; checkedAt: number }>()

export const getCatalogue = async (db: Db): Promise<Catalogue> => {
  const held = cache.get(db)
  const now = performance.now()
  if (held && now - held.checkedAt < revisionLifeMs) return held.catalogue
  const revision = await revisionOf(db)
  const catalogue = held && (await held.catalogue).revision === revision ? held.catalogue : load(db, revision)
  cache.set(db, { catalogue, checkedAt: now })
  return catalogue
}

/** To be called after this process has changed the catalogue. */
export const invalidateCatalogue = (db: Db): boolean => cache.delete(db)
