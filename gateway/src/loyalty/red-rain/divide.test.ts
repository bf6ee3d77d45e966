import { minor, rainDivisions } from '@mosaic/contracts'
import fc from 'fast-check'
import { seededRandom } from '../../platform/runtime/random'
import { divide } from './divide'

test('any total and number of envelopes: the parts add up exactly, and none is empty', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 13n }),
      fc.integer({ min: 1, max: 300 }),
      fc.constantFrom(...rainDivisions),
      fc.string(),
      (total, count, division, seed) => {
        const parts = divide(minor(total), count, division, seededRandom(seed))
        if (total < BigInt(count)) return expect(parts).toBeNull()
        expect(parts).toHaveLength(count)
        expect(parts?.reduce((sum, part) => sum + part, 0n)).toBe(total)
        expect(parts?.every((part) => part >= 1n)).toBe(true)
      },
    ),
  )
})

test('equal: no two envelopes differ by more than the smallest coin', () => {
  expect(divide(minor(100n), 3, 'equal', seededRandom('x'))).toEqual([34n, 33n, 33n])
})

test('random: the envelopes differ', () => {
  expect(new Set(divide(minor(10_000n), 20, 'random', seededRandom('x'))).size).toBeGreaterThan(10)
})
