import { minor } from '@mosaic/contracts'
import fc from 'fast-check'
import { splitPayout, splitStake } from './split'

const amount = fc.bigInt(0n, 10_000_000n).map(minor)
const split = fc.record({ cash: amount, bonus: amount })

test.each([
  ['cash is enough: no bonus money', 50n, { cash: 50n, bonus: 0n }],
  ['more than the cash: the rest is bonus money', 130n, { cash: 100n, bonus: 30n }],
  ['all of both', 200n, { cash: 100n, bonus: 100n }],
  ['more than both: refused', 201n, null],
] as const)('a stake with 1.00 of each, %s', (_, stake, parts) => {
  expect(splitStake(minor(stake), { cash: minor(100n), bonus: minor(100n) })).toEqual(parts)
})

test('a win of a stake of 2 cash and 1 bonus: the remainder goes to cash', () => {
  expect(splitPayout(minor(100n), { cash: minor(2n), bonus: minor(1n) })).toEqual({ cash: 67n, bonus: 33n })
})

test('any amounts: parts are never negative, add up, and cash goes first', () => {
  fc.assert(
    fc.property(amount, split, (stake, balance) => {
      const parts = splitStake(stake, balance)
      expect(parts === null).toBe(stake > balance.cash + balance.bonus)
      if (parts === null) return
      expect(parts.cash + parts.bonus).toBe(stake)
      expect(parts.cash).toBe(stake < balance.cash ? stake : balance.cash)
    }),
  )
  fc.assert(
    fc.property(amount, split, (won, stake) => {
      const parts = splitPayout(won, stake)
      expect(parts.cash + parts.bonus).toBe(won)
      expect(parts.bonus).toBeGreaterThanOrEqual(0n)
      expect(parts.cash).toBeGreaterThanOrEqual(0n)
      // Bonus money never gets more than its share.
      expect(parts.bonus * (stake.cash + stake.bonus)).toBeLessThanOrEqual(won * stake.bonus)
    }),
  )
})
