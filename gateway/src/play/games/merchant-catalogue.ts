import type { GameCategory } from '@mosaic/contracts'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { type Art, currentArt } from '../../platform'
import { type Popularity, popularityOf } from './popularity'
import { getCatalogue, type Catalogue, type CatalogueGame, type CatalogueVendor } from './catalogue'

/** The part of the catalogue that a merchant shows. */
export type MerchantCatalogue = {
  readonly merchant: Merchant
  readonly categories: readonly GameCategory[]
  readonly games: readonly CatalogueGame[]
  readonly vendors: readonly CatalogueVendor[]
  readonly game: (code: string) => CatalogueGame | null
  readonly art: Art
  readonly popularity: Popularity
}

type Selection = Pick<MerchantCatalogue, 'games' | 'vendors' | 'game'>

/** The selection follows from catalogue and merchant alone. */
const selections = new WeakMap<Catalogue, WeakMap<Merchant, Selection>>()

const selectionFor = (catalogue: Catalogue, merchant: Merchant): Selection => {
  const byMerchant = selections.get(catalogue) ?? new WeakMap<Merchant, Selection>()
  selections.set(catalogue, byMerchant)
  const known = byMerchant.get(merchant)
  if (known) return known
  const categories = new Set(merchant.profile.categories)
  const made: Selection = {
    games: catalogue.games.filter((game) => categories.has(game.category)),
    vendors: catalogue.vendors.filter((vendor) => categories.has(vendor.category)),
    game: (code) => {
      const game = catalogue.byCode.get(code)
      return game && categories.has(game.category) ? game : null
    },
  }
  byMerchant.set(merchant, made)
  return made
}

export const merchantCatalogue = async (ctx: AppContext, merchant: Merchant): Promise<MerchantCatalogue> => {
  const [catalogue, art, popularity] = await Promise.all([
    getCatalogue(ctx.db),
    currentArt(ctx.config.dataDir),
    popularityOf(ctx, merchant.code),
  ])
  return { ...selectionFor(catalogue, merchant), merchant, categories: merchant.profile.categories, art, popularity }
}

export const gameCountOf = async (ctx: AppContext, merchant: Merchant): Promise<number> =>
  (await merchantCatalogue(ctx, merchant)).games.length
