import { gameCategories, type GameCategory } from '@mosaic/contracts'
import fc from 'fast-check'
import { filterVendors, hasVendorChips, lobbyTabs, offeredCategories, sideMenuCategories } from './category-order'
import type { LobbyTab } from './lobby-tab'

const sorting = (...categories: GameCategory[]) => categories.map((gameCategory) => ({ gameCategory }))

describe('category order', () => {
  test('the game tabs stand in the order of the spec, further categories after them', () => {
    expect(lobbyTabs(sorting('PVP', 'SPORTS', 'FISH', 'LIVE', 'RNG', 'ESPORTS'))).toEqual([
      'HOME',
      'HOT',
      'FAV',
      'RNG',
      'LIVE',
      'FISH',
      'CRASH',
      'SPORTS',
      'PVP',
      'ESPORTS',
      'MXWIN',
    ])
  })

  test('slots, live, fish and sports appear only when the vendor sorting offers them; crash always', () => {
    expect(lobbyTabs(sorting('LIVE'))).toEqual(['HOME', 'HOT', 'FAV', 'LIVE', 'CRASH', 'MXWIN'])
  })

  test('the home rail keeps the order of the merchant', () => {
    expect(offeredCategories(sorting('LIVE', 'CRASH', 'RNG'))).toEqual(['LIVE', 'CRASH', 'RNG'])
  })

  test('the side menu drops fish and ends with crash', () => {
    expect(sideMenuCategories(sorting('CRASH', 'RNG', 'FISH', 'LIVE'), () => true)).toEqual(['RNG', 'LIVE', 'CRASH'])
  })

  test('the side menu has the lotteries of the merchant that have a screen, in the order of the merchant', () => {
    const offered = sorting('LOTT', 'RNG', 'ELOTT', 'LIVE')
    expect(sideMenuCategories(offered, () => true)).toEqual(['LOTT', 'RNG', 'ELOTT', 'LIVE', 'CRASH'])
    expect(sideMenuCategories(offered, (category) => category === 'ELOTT')).toEqual(['RNG', 'ELOTT', 'LIVE', 'CRASH'])
  })

  test('no lottery and no category twice, whatever a gateway sends', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...gameCategories)), (categories) => {
        const tabs = lobbyTabs(sorting(...categories))
        return (
          new Set(tabs).size === tabs.length &&
          !tabs.includes('LOTT') &&
          !tabs.includes('ELOTT') &&
          tabs.includes('CRASH')
        )
      }),
    )
  })

  test('the filter offers the vendors of the category, on the overview all, and never those of a lottery', () => {
    const vendors = sorting('RNG', 'LIVE', 'LOTT', 'ELOTT')
    const shown = (tab: LobbyTab) => filterVendors(vendors, tab).map(({ gameCategory }) => gameCategory)
    expect(shown('HOME')).toEqual(['RNG', 'LIVE'])
    expect(shown('LIVE')).toEqual(['LIVE'])
    expect(shown('LOTT')).toEqual([])
  })

  test('vendors stand as chips above poker, slots, live and fishing only', () => {
    expect((['PVP', 'RNG', 'LIVE', 'FISH', 'SPORTS', 'CRASH', 'HOME', 'FAV'] as const).filter(hasVendorChips)).toEqual([
      'PVP',
      'RNG',
      'LIVE',
      'FISH',
    ])
  })
})
