import { minor } from '@mosaic/contracts'
import { seededRandom } from '../../platform/runtime/random'
import { drawPayout, winSizes } from './outcomes'

const odds = { rtpBp: 9600, hitRateBp: 2500, lines: 20, maxWinHundredths: 100_000 }

describe('drawn outcomes', () => {
  test('the weighted mean of the win sizes is one', () => {
    expect(winSizes.reduce((sum, [quarters, perMille]) => sum + quarters * perMille, 0)).toBe(4 * 1000)
    expect(winSizes.reduce((sum, [, perMille]) => sum + perMille, 0)).toBe(1000)
  })

  test('long run: return and hit rate are the published ones', () => {
    const random = seededRandom('long run')
    const rounds = 40_000
    const stake = minor(100)
    let paid = 0n
    let hits = 0
    for (let round = 0; round < rounds; round++) {
      const payout = drawPayout(odds, stake, random)
      paid += payout
      if (payout > 0n) hits += 1
    }
    expect(Math.abs(hits / rounds - 0.25)).toBeLessThan(0.01)
    // Three standard errors of this distribution are about 0.09.
    expect(Math.abs(Number(paid) / (rounds * 100) - 0.96)).toBeLessThan(0.09)
  })

  test('a payout is a whole number of line bets and never above the maximum', () => {
    const random = seededRandom('whole')
    for (let round = 0; round < 3000; round++) {
      const payout = drawPayout({ ...odds, maxWinHundredths: 525 }, minor(200), random)
      expect(payout % 10n === 0n && payout <= 1050n).toBe(true)
    }
  })

  test('the same seed draws the same payouts', () => {
    const run = () => {
      const random = seededRandom('same')
      return Array.from({ length: 50 }, () => drawPayout(odds, minor(100), random))
    }
    expect(run()).toEqual(run())
  })
})
