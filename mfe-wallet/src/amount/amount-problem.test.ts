import { minor } from '@mosaic/contracts'
import { amountProblem, possibleRange } from './amount-problem'

const limits = { min: minor(1_000), max: minor(500_000), left: minor(180_000) }

test.each([
  [null, limits, 'format'],
  [0, limits, 'format'],
  [999, limits, 'below'],
  [1_000, limits, null],
  [180_000, limits, null],
  [180_001, limits, 'overLeft'],
  [500_001, limits, 'above'],
  [500_000, { ...limits, left: null }, null],
  [1, { ...limits, min: null }, null],
  [500_001, { ...limits, max: null, left: null }, null],
] as const)('%s minor units: %s', (amount, bounds, kind) => {
  expect(amountProblem(amount === null ? null : minor(amount), bounds)?.kind ?? null).toBe(kind)
})

test.each([
  ['bounds alone', { ...limits, left: null }, [1_000, 500_000]],
  ['less is left', limits, [1_000, 180_000]],
  ['less is left than the least', { ...limits, left: minor(500) }, null],
  ['only what is left is known above', { ...limits, max: null }, [1_000, 180_000]],
  ['no bound above', { min: minor(1_000), max: null, left: null }, null],
  ['no bound below', { ...limits, min: null }, null],
] as const)('the range of %s', (_, bounds, range) => {
  const found = possibleRange(bounds)
  expect(found && [Number(found.min), Number(found.max)]).toEqual(range)
})
