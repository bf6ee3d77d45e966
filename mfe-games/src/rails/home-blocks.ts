import type { GameCategory } from '@mosaic/contracts'

/** Vendor blocks of the home page: the first 4 of slots, 2 of live and 1 of fish (spec §9), in this order. */
const blocksPerCategory: readonly (readonly [GameCategory, number])[] = [
  ['RNG', 4],
  ['LIVE', 2],
  ['FISH', 1],
]

type BlockVendor = {
  readonly accountTypeName: string
  readonly gameCategory: GameCategory
  readonly sort: number
  readonly gameCount: number
}

export const homeBlocks = <V extends BlockVendor>(vendors: readonly V[]): readonly V[] =>
  blocksPerCategory.flatMap(([category, count]) =>
    vendors
      .filter((vendor) => vendor.gameCategory === category && vendor.gameCount > 0)
      .sort((a, b) => a.sort - b.sort)
      .slice(0, count),
  )

/** "See all" appears when there is more than the rail can promise (spec §9: hot above 9, a vendor above 6). */
export const hasMoreHot = (count: number): boolean => count > 9
export const hasMoreOfVendor = (count: number): boolean => count > 6
