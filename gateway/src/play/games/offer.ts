import type { GameCategory } from '@mosaic/contracts'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { type Art, currentArt } from '../../platform'
import { type Popularity, popularityOf } from './popularity'
import { currentShelf, type Shelf, type ShelfGame, type ShelfVendor } from './shelf'

/** What one merchant's members see of the catalogue. */
export type Offer = {
  readonly merchant: Merchant
  readonly categories: readonly GameCategory[]
  readonly games: readonly ShelfGame[]
  readonly vendors: readonly ShelfVendor[]
  readonly game: (code: string) => ShelfGame | null
  readonly art: Art
  readonly popularity: Popularity
}

type Offered = Pick<Offer, 'games' | 'vendors' | 'game'>

/** As long as shelf and merchant stay the same, what the merchant offers of it does. */
const offered = new WeakMap<Shelf, WeakMap<Merchant, Offered>>()

const offeredOf = (shelf: Shelf, merchant: Merchant): Offered => {
  const ofShelf = offered.get(shelf) ?? new WeakMap<Merchant, Offered>()
  offered.set(shelf, ofShelf)
  const known = ofShelf.get(merchant)
  if (known) return known
  const categories = new Set(merchant.profile.categories)
  const made: Offered = {
    games: shelf.games.filter((game) => categories.has(game.category)),
    vendors: shelf.vendors.filter((vendor) => categories.has(vendor.category)),
    game: (code) => {
      const game = shelf.byCode.get(code)
      return game && categories.has(game.category) ? game : null
    },
  }
  ofShelf.set(merchant, made)
  return made
}

export const offerOf = async (ctx: AppContext, merchant: Merchant): Promise<Offer> => {
  const [shelf, art, popularity] = await Promise.all([
    currentShelf(ctx.db),
    currentArt(ctx.config.dataDir),
    popularityOf(ctx, merchant.code),
  ])
  return { ...offeredOf(shelf, merchant), merchant, categories: merchant.profile.categories, art, popularity }
}

export const gameCountOf = async (ctx: AppContext, merchant: Merchant): Promise<number> =>
  (await offerOf(ctx, merchant)).games.length
