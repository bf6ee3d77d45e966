import { type Game, type GameCategory, gameClassifies, type ValueOf } from '@mosaic/contracts'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { type AskedPage, pageOf } from '../../platform/http/paging'
import { fail, ok, type Result } from '../../platform/http/result'
import { classifyNames, sortedCategories } from './categories'
import { type Offer, offerOf } from './offer'
import { orderGames, type Order, selectGames, type Wish } from './selection'
import type { ShelfGame } from './shelf'
import { gameToWire, isHot, vendorToWire } from './wire'

type ListQuery = Wish & AskedPage & { readonly sort?: Order }

export const listGames = async (
  ctx: AppContext,
  merchant: Merchant,
  query: ListQuery,
): Promise<Result<ValueOf<'gameList'>>> => {
  const offer = await offerOf(ctx, merchant)
  const selected = selectGames(offer.games, query, merchant.currency)
  if (selected === null) return fail('request_param_err', undefined, { minBet: 'not an amount' })
  // A search is already in the order of how well names match.
  const ordered = query.sort ? orderGames(selected, query.sort, offer.popularity.bets) : selected
  const { rows, pageNum, totalPages, totalCount } = pageOf(ordered, query)
  return ok({ games: rows.map((game) => gameToWire(offer, game)), pageNum, totalPages, totalCount })
}

/** Vendors whose shelf stands at the end of a list of what is played most. */
const shelvesAtEnd = 3

const withShelves = (offer: Offer, games: readonly ShelfGame[], shelves: number): Game[] => {
  const vendors = [...new Map(games.map((game) => [game.vendor, game])).values()].slice(0, shelves)
  return [...games.map((game) => gameToWire(offer, game)), ...vendors.map((game) => vendorToWire(offer, game))]
}

type HotQuery = { readonly gameName?: string; readonly gameType?: GameCategory; readonly limit: number }

/** Most played first, then what the house recommends, then their vendors' shelves; only what can be played. A search finds games. */
export const hotGames = async (
  ctx: AppContext,
  merchant: Merchant,
  query: HotQuery,
): Promise<Result<ValueOf<'hotGames'>>> => {
  const offer = await offerOf(ctx, merchant)
  const hot = offer.games.filter((game) => game.playable && isHot(offer, game))
  const selected = selectGames(hot, { gameName: query.gameName, gameType: query.gameType }, merchant.currency) ?? []
  const ordered = query.gameName ? selected : orderGames(selected, 'hot', offer.popularity.bets)
  // A short list has no place for anything but games.
  const shelves = query.gameName || query.limit <= 2 * shelvesAtEnd ? 0 : shelvesAtEnd
  return ok({ list: withShelves(offer, ordered.slice(0, query.limit - shelves), shelves) })
}

type PopularQuery = { readonly gameType?: GameCategory; readonly limit: number }

/** What members played most in the last days, then the shelves of the vendors of these games. */
export const popularGames = async (
  ctx: AppContext,
  merchant: Merchant,
  { gameType, limit }: PopularQuery,
): Promise<Result<ValueOf<'popularGames'>>> => {
  const offer = await offerOf(ctx, merchant)
  const playable = offer.games.filter((game) => game.playable && (!gameType || game.category === gameType))
  const games = orderGames(playable, 'hot', offer.popularity.bets).slice(0, limit)
  return ok({ list: withShelves(offer, games, shelvesAtEnd) })
}

/** Vendors by the category that they are shown under; type 1 is all of them. */
export const vendorTypes = async (ctx: AppContext, merchant: Merchant): Promise<Result<ValueOf<'vendorTypes'>>> => {
  const vendors = await vendorList(ctx, merchant)
  if (!vendors.ok) return vendors
  return ok({
    list: vendors.value.vendorNames.map(({ accountTypeName, displayName, gameCategory, gameCount }) => ({
      vassalage: accountTypeName,
      displayName,
      gameType: gameCategory,
      gameCount,
    })),
  })
}

export const gameDetail = async (
  ctx: AppContext,
  merchant: Merchant,
  gameId: string,
): Promise<Result<ValueOf<'gameDetail'>>> => {
  const offer = await offerOf(ctx, merchant)
  const game = offer.game(gameId)
  if (!game) return fail('game.not.found')
  const { hitRateBp, maxWinHundredths, lines, paytable } = game
  const maxWinX = maxWinHundredths === null ? null : maxWinHundredths / 100
  return ok({ game: gameToWire(offer, game), hitRateBp, maxWinX, lines, paytable: [...paytable] })
}

export const vendorList = async (ctx: AppContext, merchant: Merchant): Promise<Result<ValueOf<'vendors'>>> => {
  const offer = await offerOf(ctx, merchant)
  const perVendor = new Map<string, number>()
  for (const game of offer.games) perVendor.set(game.vendor, (perVendor.get(game.vendor) ?? 0) + 1)
  const vendors = offer.vendors.filter((vendor) => perVendor.has(vendor.code))
  const categories = sortedCategories(offer.categories, new Set(vendors.map((vendor) => vendor.category)))
  const mapping = categories.map(
    (category) =>
      [category, vendors.filter((vendor) => vendor.category === category).map((vendor) => vendor.code)] as const,
  )
  return ok({
    sorting: categories.map((gameCategory) => ({ gameCategory })),
    vendorNames: vendors.map((vendor) => ({
      accountTypeName: vendor.code,
      displayName: vendor.name,
      gameCategory: vendor.category,
      gameCount: perVendor.get(vendor.code) ?? 0,
      sort: vendor.sort,
      logoUrl: offer.art(`vendor/${vendor.code}`).url,
    })),
    gameClassify: gameClassifies
      .map((key, sort) => ({
        key,
        displayName: classifyNames[key],
        gameCount: key === '' ? offer.games.length : offer.games.filter((game) => game.classify === key).length,
        sort,
        categories: categories.filter((category) =>
          offer.games.some((game) => game.category === category && (key === '' || game.classify === key)),
        ),
      }))
      .filter((entry) => entry.gameCount > 0),
    mapping: Object.fromEntries(mapping),
    data: {
      lanes: mapping.map(([title, codes]) => ({
        title,
        gameClassify: '',
        cards: codes.map((vassalage) => ({ vassalage })),
      })),
    },
    gameCount: offer.games.length,
  })
}
