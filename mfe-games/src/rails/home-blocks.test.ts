import type { GameCategory } from '@mosaic/contracts'
import { hasMoreHot, hasMoreOfVendor, homeBlocks } from './home-blocks'

const vendor = (accountTypeName: string, gameCategory: GameCategory, sort: number, gameCount = 10) => ({
  accountTypeName,
  gameCategory,
  sort,
  gameCount,
})

describe('vendor blocks of the home page', () => {
  test('the first four slot, two live and one fish vendor by their sort, in that order', () => {
    const vendors = [
      vendor('F2', 'FISH', 2),
      vendor('L1', 'LIVE', 1),
      vendor('R5', 'RNG', 5),
      vendor('R1', 'RNG', 1),
      vendor('P1', 'PVP', 1),
      vendor('L3', 'LIVE', 3),
      vendor('R3', 'RNG', 3),
      vendor('R2', 'RNG', 2),
      vendor('F1', 'FISH', 1),
      vendor('L2', 'LIVE', 2),
      vendor('R4', 'RNG', 4),
    ]
    expect(homeBlocks(vendors).map((block) => block.accountTypeName)).toEqual([
      'R1',
      'R2',
      'R3',
      'R4',
      'L1',
      'L2',
      'F1',
    ])
  })

  test('a vendor without games gets no block', () => {
    expect(
      homeBlocks([vendor('R1', 'RNG', 1, 0), vendor('R2', 'RNG', 2)]).map((block) => block.accountTypeName),
    ).toEqual(['R2'])
  })

  test('"see all" appears above nine hot games and above six of a vendor', () => {
    expect([hasMoreHot(9), hasMoreHot(10), hasMoreOfVendor(6), hasMoreOfVendor(7)]).toEqual([false, true, false, true])
  })
})
