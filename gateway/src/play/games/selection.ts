import { type Currency, type GameCategory, type GameClassify, parseMoney } from '@mosaic/contracts'
import { searchIn } from './search'
import type { CatalogueGame } from './catalogue'

export type GameFilter = {
  readonly gameName?: string
  readonly gameType?: GameCategory
  /** Vendor codes joined by commas. */
  readonly vassalage?: string
  readonly gameClassify?: GameClassify
  /** Keeps games whose smallest bet is not above this amount. */
  readonly minBet?: string
  readonly minLine?: number
  readonly isNew?: number
}

/** `null`: `minBet` is no amount. */
export const selectGames = (
  games: readonly CatalogueGame[],
  filter: GameFilter,
  currency: Currency,
): readonly CatalogueGame[] | null => {
  const vendors = new Set(
    (filter.vassalage ?? '')
      .split(',')
      .map((code) => code.trim())
      .filter(Boolean),
  )
  const stake = filter.minBet ? parseMoney(filter.minBet, currency) : null
  if (filter.minBet && stake === null) return null
  const matching = games.filter(
    (game) =>
      (!filter.gameType || game.category === filter.gameType) &&
      (vendors.size === 0 || vendors.has(game.vendor)) &&
      (!filter.gameClassify || game.classify === filter.gameClassify) &&
      (stake === null || (game.playable && game.minBet(currency) <= stake)) &&
      (!filter.minLine || (game.lines ?? 0) >= filter.minLine) &&
      (filter.isNew !== 1 || game.isNew),
  )
  return filter.gameName ? searchIn(filter.gameName, matching, (game) => game.search) : matching
}

export type Order = 'hot' | 'name' | 'new' | 'maxWin'

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/**
 * Stable: equal games stay in catalogue order. `maxWin` lists only games that publish one. Playable games come before
 * announced ones, except by name.
 */
export const orderGames = (
  games: readonly CatalogueGame[],
  order: Order,
  bets: (code: string) => number,
): readonly CatalogueGame[] => {
  const rank = (game: CatalogueGame) => (game.playable ? 0 : 1)
  switch (order) {
    case 'name':
      return [...games].sort((a, b) => byName.compare(a.name, b.name))
    case 'new':
      return [...games].sort((a, b) => Number(b.isNew) - Number(a.isNew) || rank(a) - rank(b))
    case 'maxWin':
      return games
        .filter((game) => game.maxWinHundredths !== null)
        .sort((a, b) => (b.maxWinHundredths ?? 0) - (a.maxWinHundredths ?? 0))
    case 'hot':
      return [...games].sort(
        (a, b) =>
          rank(a) - rank(b) ||
          Number(b.curatedHot || bets(b.code) > 0) - Number(a.curatedHot || bets(a.code) > 0) ||
          bets(b.code) - bets(a.code),
      )
  }
}
