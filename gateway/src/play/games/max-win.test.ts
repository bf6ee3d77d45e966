import { minor } from '@mosaic/contracts'
import fc from 'fast-check'
import { maxWinHundredths, winCap } from './max-win'

describe('the published maximum', () => {
  test.each([
    [140, 14_000],
    [140.05, 14_005],
    [140.051, 14_006],
    [0.29, 29],
    [1.005, 101],
    [0, 0],
  ])('%d stakes are %d hundredths, and what is finer is rounded up', (stakes, hundredths) => {
    expect(maxWinHundredths(stakes)).toBe(hundredths)
  })

  test('two decimals arrive unchanged despite floating point', () => {
    fc.assert(fc.property(fc.nat(10_000_000), (hundredths) => maxWinHundredths(hundredths / 100) === hundredths))
  })

  test('the cap is never below the top prize, and above it by less than 0.01 stakes and one minor unit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 10_000 }),
        (units, lines, lineBet) => {
          const stake = minor(lines * lineBet)
          const prize = BigInt(units) * BigInt(lineBet)
          const cap = winCap(stake, maxWinHundredths(units / lines))
          return cap >= prize && (cap - prize - 1n) * 100n <= stake
        },
      ),
    )
  })
})
