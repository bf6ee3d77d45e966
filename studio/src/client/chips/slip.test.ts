import fc from 'fast-check'
import { added, isAtMost } from './amounts'
import { areasOf, chipsOf, coveredSlip, doubled, slipOf, totalOf, withChip, withoutLast } from './slip'

const limits = { most: '1000', bet: '300' }

test('amounts are added and compared as integers of any length', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 18n })
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      expect(added(String(a), String(b))).toBe(String(a + b))
      expect(isAtMost(String(a), String(b))).toBe(a <= b)
    }),
  )
})

test('chips on one area add up, and the last one can be taken back', () => {
  const one = withChip([], { area: 'red', stake: '100' }, limits)
  const two = withChip(one, { area: 'red', stake: '500' }, limits)
  expect(areasOf(two)).toEqual({ red: '600' })
  expect(totalOf(withoutLast(two))).toBe('100')
})

test('chips are limited by the table limit', () => {
  const slip = withChip([], { area: 'red', stake: '700' }, limits)
  expect(withChip(slip, { area: 'red', stake: '1' }, limits)).toBe(slip)
  expect(withChip([], { area: 'red', stake: '600' }, { ...limits, bet: '500' })).toEqual([])
  expect(doubled(slip, limits)).toBe(slip)
  expect(totalOf(doubled([{ area: 'a', stake: '300' }], limits))).toBe('600')
  expect(slipOf({ red: '701' }, limits)).toEqual([])
})

test.each([
  ['1000', '50', ['red 500', 'black 300']],
  ['650', '50', ['red 500', 'black 150']],
  ['540', '50', ['red 500']],
  ['120', '50', ['red 100']],
  ['49', '50', []],
])('a balance of %s with chips from %s covers %j', (balance, lowest, covered) => {
  const slip = [
    { area: 'red', stake: '500' },
    { area: 'black', stake: '300' },
  ]
  expect(coveredSlip(slip, balance, lowest).map(({ area, stake }) => `${area} ${stake}`)).toEqual(covered)
})

test('an amount is shown with the fewest chips', () => {
  expect(chipsOf('780', ['100', '500', '1000'])).toEqual(['500', '100', '100'])
  expect(chipsOf('50', ['100', '500'])).toEqual(['50'])
})
