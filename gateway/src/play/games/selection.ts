import { type Currency, type GameCategory, type GameClassify, parseMoney } from '@mosaic/contracts'
import { searchIn } from './search'
import type { ShelfGame } from './shelf'

export type Wish = {
  readonly gameName?: string
  readonly gameType?: GameCategory
  /** Vendor codes joined by commas. */
  readonly vassalage?: string
  readonly gameClassify?: GameClassify
  /** "I want to play from this stake on": games whose smallest bet is not above it. */
  readonly minBet?: string
  readonly minLine?: number
  readonly isNew?: number
}

/** `null`: the smallest bet asked for is no amount. */
export const selectGames = (
  games: readonly ShelfGame[],
  wish: Wish,
  currency: Currency,
): readonly ShelfGame[] | null => {
  const vendors = new Set(
    (wish.vassalage ?? '')
      .split(',')
      .map((code) => code.trim())
      .filter(Boolean),
  )
  const stake = wish.minBet ? parseMoney(wish.minBet, currency) : null
  if (wish.minBet && stake === null) return null
  const fitting = games.filter(
    (game) =>
      (!wish.gameType || game.category === wish.gameType) &&
      (vendors.size === 0 || vendors.has(game.vendor)) &&
      (!wish.gameClassify || game.classify === wish.gameClassify) &&
      (stake === null || (game.playable && game.minBet(currency) <= stake)) &&
      (!wish.minLine || (game.lines ?? 0) >= wish.minLine) &&
      (wish.isNew !== 1 || game.isNew),
  )
  return wish.gameName ? searchIn(wish.gameName, fitting, (game) => game.search) : fitting
}

export type Order = 'hot' | 'name' | 'new' | 'maxWin'

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** Stable: equal games stay in catalogue order. By the largest win, only games that tell it are listed. Games that can be played come before announced ones, except by name. */
export const orderGames = (
  games: readonly ShelfGame[],
  order: Order,
  bets: (code: string) => number,
): readonly ShelfGame[] => {
  const rank = (game: ShelfGame) => (game.playable ? 0 : 1)
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
