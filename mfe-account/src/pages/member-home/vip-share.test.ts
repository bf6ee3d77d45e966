import { minor } from '@mosaic/contracts'
import fc from 'fast-check'
import { vipShare } from './vip-share'

describe('the share of a VIP level that is done', () => {
  test.each([
    [0, 0, 50_000, 0],
    [25_000, 0, 50_000, 50],
    [49_999, 0, 50_000, 99],
    [50_000, 0, 50_000, 100],
    [100_000, 50_000, 250_000, 25],
    [10, 50_000, 250_000, 0],
    [7, 10, 10, 100],
  ])('%d between %d and %d is %d percent', (bet, from, to, share) => {
    expect(vipShare(minor(bet), minor(from), minor(to))).toBe(share)
  })

  test('the share grows with the bets, and is 100 only at the next level', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 10n ** 12n),
        fc.bigInt(0n, 10n ** 12n),
        fc.bigInt(0n, 10n ** 12n),
        fc.bigInt(1n, 10n ** 12n),
        (a, more, from, width) => {
          const to = minor(from + width)
          const before = vipShare(minor(a), minor(from), to)
          const after = vipShare(minor(a + more), minor(from), to)
          expect(after).toBeGreaterThanOrEqual(before)
          expect(after === 100).toBe(a + more >= to)
        },
      ),
    )
  })
})
