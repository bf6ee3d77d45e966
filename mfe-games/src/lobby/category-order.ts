import { gameCategories, type GameCategory } from '@mosaic/contracts'
import type { LobbyTab } from './lobby-tab'

type Sorting = readonly { readonly gameCategory: GameCategory }[]

/** Lotteries have a lobby of their own and are left out of the game filters (spec §9). */
const isLottery = (category: GameCategory): boolean => category === 'LOTT' || category === 'ELOTT'

const isGameCategory = (tab: LobbyTab): boolean => (gameCategories as readonly string[]).includes(tab)

const categoriesOf = (sorting: Sorting): readonly GameCategory[] => [
  ...new Set(sorting.map((entry) => entry.gameCategory)),
]

/** Categories in the merchant's order. CRASH is always there (spec §2), also when the vendor sorting forgets it. */
export const offeredCategories = (sorting: Sorting): readonly GameCategory[] => {
  const offered = categoriesOf(sorting).filter((category) => !isLottery(category))
  return offered.includes('CRASH') ? offered : [...offered, 'CRASH']
}

const leading: readonly LobbyTab[] = ['HOME', 'HOT', 'FAV']
const ordered: readonly GameCategory[] = ['RNG', 'LIVE', 'FISH', 'CRASH', 'SPORTS']

/** Tabs of the game pages in the spec's order; further categories follow in the merchant's order. */
export const lobbyTabs = (sorting: Sorting): readonly LobbyTab[] => {
  const offered = offeredCategories(sorting)
  return [
    ...leading,
    ...ordered.filter((category) => offered.includes(category)),
    ...offered.filter((category) => !ordered.includes(category)),
    'MXWIN',
  ]
}

type VendorOfCategory = { readonly gameCategory: GameCategory }

/** Manufacturers of a filter: those of the category, on the overview all; never those of lotteries (spec §9). */
export const filterVendors = <V extends VendorOfCategory>(vendors: readonly V[], tab: LobbyTab): readonly V[] =>
  vendors.filter(({ gameCategory }) => !isLottery(gameCategory) && (tab === 'HOME' || gameCategory === tab))

/** Vendors that an address may name: those of the category, on tabs without a category those of every filter. */
export const namedVendors = <V extends VendorOfCategory>(vendors: readonly V[], tab: LobbyTab): readonly V[] =>
  isGameCategory(tab) ? vendors.filter(({ gameCategory }) => gameCategory === tab) : filterVendors(vendors, 'HOME')

const chipped: readonly LobbyTab[] = ['PVP', 'RNG', 'LIVE', 'FISH']

/** Categories with their vendors as chips above the list (spec §2). */
export const hasVendorChips = (tab: LobbyTab): boolean => chipped.includes(tab)

/** Game group of the side menu: one entry per category, lotteries with a screen too, FISH removed, CRASH last (spec §2). */
export const sideMenuCategories = (
  sorting: Sorting,
  hasScreen: (lottery: GameCategory) => boolean,
): readonly GameCategory[] => [
  ...categoriesOf(sorting).filter(
    (category) => category !== 'FISH' && category !== 'CRASH' && (!isLottery(category) || hasScreen(category)),
  ),
  'CRASH',
]
