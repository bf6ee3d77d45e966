import { type Game, type GameCategory, gameClassifies, type ValueOf } from '@mosaic/contracts'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { type AskedPage, pageOf } from '../../platform/http/paging'
import { fail, ok, type Result } from '../../platform/http/result'
import { classifyNames, sortedCategories } from './categories'
import { type MerchantCatalogue, merchantCatalogue } from './merchant-catalogue'
import { orderGames, type Order, selectGames, type GameFilter } from './selection'
import type { CatalogueGame } from './catalogue'
import { gameToWire, isHot, vendorToWire } from './wire'

type ListQuery = GameFilter & AskedPage & { readonly sort?: Order }

export const listGames = async (
  ctx: AppContext,
  merchant: Merchant,
  query: ListQuery,
): Promise<Result<ValueOf<'gameList'>>> => {
  const catalogue = await merchantCatalogue(ctx, merchant)
  const selected = selectGames(catalogue.games, query, merchant.currency)
  if (selected === null) return fail('request_param_err', undefined, { minBet: 'not an amount' })
  // A search is already ordered by how well names match.
  const ordered = query.sort ? orderGames(selected, query.sort, catalogue.popularity.bets) : selected
  const { rows, pageNum, totalPages, totalCount } = pageOf(ordered, query)
  return ok({ games: rows.map((game) => gameToWire(catalogue, game)), pageNum, totalPages, totalCount })
}

/** Vendors listed after the most played games. */
const vendorRowCount = 3

const withVendorRows = (catalogue: MerchantCatalogue, games: readonly CatalogueGame[], vendorRows: number): Game[] => {
  const vendors = [...new Map(games.map((game) => [game.vendor, game])).values()].slice(0, vendorRows)
  return [...games.map((game) => gameToWire(catalogue, game)), ...vendors.map((game) => vendorToWire(catalogue, game))]
}

type HotQuery = { readonly gameName?: string; readonly gameType?: GameCategory; readonly limit: number }

/** Playable games: most played first, then curated ones, then their vendors. A search lists games only. */
export const hotGames = async (
  ctx: AppContext,
  merchant: Merchant,
  query: HotQuery,
): Promise<Result<ValueOf<'hotGames'>>> => {
  const catalogue = await merchantCatalogue(ctx, merchant)
  const hot = catalogue.games.filter((game) => game.playable && isHot(catalogue, game))
  const selected = selectGames(hot, { gameName: query.gameName, gameType: query.gameType }, merchant.currency) ?? []
  const ordered = query.gameName ? selected : orderGames(selected, 'hot', catalogue.popularity.bets)
  // A short list has no room for vendors.
  const vendorRows = query.gameName || query.limit <= 2 * vendorRowCount ? 0 : vendorRowCount
  return ok({ list: withVendorRows(catalogue, ordered.slice(0, query.limit - vendorRows), vendorRows) })
}

type PopularQuery = { readonly gameType?: GameCategory; readonly limit: number }

/** The games that members played most in the last days, then the vendors of these games. */
export const popularGames = async (
  ctx: AppContext,
  merchant: Merchant,
  { gameType, limit }: PopularQuery,
): Promise<Result<ValueOf<'popularGames'>>> => {
  const catalogue = await merchantCatalogue(ctx, merchant)
  const playable = catalogue.games.filter((game) => game.playable && (!gameType || game.category === gameType))
  const games = orderGames(playable, 'hot', catalogue.popularity.bets).slice(0, limit)
  return ok({ list: withVendorRows(catalogue, games, vendorRowCount) })
}

/** All vendors with the category that they are shown under. */
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
  const catalogue = await merchantCatalogue(ctx, merchant)
  const game = catalogue.game(gameId)
  if (!game) return fail('game.not.found')
  const { hitRateBp, maxWinHundredths, lines, paytable } = game
  const maxWinX = maxWinHundredths === null ? null : maxWinHundredths / 100
  return ok({ game: gameToWire(catalogue, game), hitRateBp, maxWinX, lines, paytable: [...paytable] })
}

export const vendorList = async (ctx: AppContext, merchant: Merchant): Promise<Result<ValueOf<'vendors'>>> => {
  const catalogue = await merchantCatalogue(ctx, merchant)
  const perVendor = new Map<string, number>()
  for (const game of catalogue.games) perVendor.set(game.vendor, (perVendor.get(game.vendor) ?? 0) + 1)
  const vendors = catalogue.vendors.filter((vendor) => perVendor.has(vendor.code))
  const categories = sortedCategories(catalogue.categories, new Set(vendors.map((vendor) => vendor.category)))
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
      logoUrl: catalogue.art(`vendor/${vendor.code}`).url,
    })),
    gameClassify: gameClassifies
      .map((key, sort) => ({
        key,
        displayName: classifyNames[key],
        gameCount: key === '' ? catalogue.games.length : catalogue.games.filter((game) => game.classify === key).length,
        sort,
        categories: categories.filter((category) =>
          catalogue.games.some((game) => game.category === category && (key === '' || game.classify === key)),
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
    gameCount: catalogue.games.length,
  })
}
