import { type GameCategory, gameCategories } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { AppContext, Merchant } from '../../platform/kernel/app-context'
import type { Db } from '../../platform/kernel/database'
import { type Art, currentArt } from '../../platform'
import { type Popularity, popularityOf } from './popularity'
import { currentShelf, type ShelfGame, type ShelfVendor } from './shelf'

const categories = z.array(z.enum(gameCategories))

/** Categories a merchant offers, in its own order (whitelabel profile). */
export const offeredCategories = async (db: Db, merchantCode: string): Promise<readonly GameCategory[]> => {
  const { rows } = await db.execute<{ categories: unknown }>(
    sql`select profile -> 'categories' as categories from merchants where code = ${merchantCode}`,
  )
  return categories.catch([...gameCategories]).parse(rows[0]?.categories)
}

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

export const offerOf = async (ctx: AppContext, merchant: Merchant): Promise<Offer> => {
  const [shelf, shown, art, popularity] = await Promise.all([
    currentShelf(ctx.db),
    offeredCategories(ctx.db, merchant.code),
    currentArt(ctx.config.dataDir),
    popularityOf(ctx, merchant.code),
  ])
  const offered = new Set(shown)
  return {
    merchant,
    categories: shown,
    art,
    popularity,
    games: shelf.games.filter((game) => offered.has(game.category)),
    vendors: shelf.vendors.filter((vendor) => offered.has(vendor.category)),
    game: (code) => {
      const game = shelf.byCode.get(code)
      return game && offered.has(game.category) ? game : null
    },
  }
}

export const gameCountOf = async (ctx: AppContext, merchant: Merchant): Promise<number> =>
  (await offerOf(ctx, merchant)).games.length
