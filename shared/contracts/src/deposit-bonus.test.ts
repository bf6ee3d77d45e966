import fc from 'fast-check'
import { allowsBonuses, bonusOf, type BonusTerms, judgeBonus } from './deposit-bonus'
import { minor } from './money'

const terms: BonusTerms = { percent: 50, cap: minor(10_000), least: minor(2_000), turnover: 5, methods: ['promptpay'] }
const request = { method: 'promptpay', amount: minor(5_000), taken: 'free' } as const

test.each([
  ['its share of the deposit', terms, request, 2_500, 12_500],
  ['from the least amount on', terms, { ...request, amount: minor(2_000) }, 1_000, 5_000],
  ['no more than its cap', terms, { ...request, amount: minor(20_001) }, 10_000, 50_000],
  ['without a cap its whole share', { ...terms, cap: null }, { ...request, amount: minor(20_001) }, 10_000, 50_000],
  ['nothing to wager where nothing is asked', { ...terms, turnover: 0 }, request, 2_500, 0],
  [
    'for any way to pay where none is named',
    { ...terms, methods: null },
    { ...request, method: 'card' },
    2_500,
    12_500,
  ],
] as const)('a deposit brings %s', (_, offer, asked, amount, toWager) => {
  expect(judgeBonus(offer, asked)).toEqual({ amount: minor(amount), toWager: minor(toWager) })
})

test.each([
  ['a deposit below the least', terms, { ...request, amount: minor(1_999) }, 'least'],
  [
    'a share that is less than one unit',
    { ...terms, least: minor(1), percent: 1 },
    { ...request, amount: minor(99) },
    'least',
  ],
  ['another way to pay', terms, { ...request, method: 'card' }, 'method'],
  ['who has had it', terms, { ...request, taken: 'used' }, 'used'],
  ['who has it with another deposit', terms, { ...request, taken: 'held', amount: minor(1) }, 'held'],
] as const)('%s has none', (_, offer, asked, why) => {
  expect(judgeBonus(offer, asked)).toBe(why)
})

test('no deposit brings more than its share or the cap, less than one unit, or less for more', () => {
  const units = fc.bigInt(0n, 10_000_000n).map(minor)
  const offers = fc.record({
    percent: fc.integer({ min: 1, max: 500 }),
    cap: fc.option(units),
    least: units,
    turnover: fc.integer({ min: 0, max: 100 }),
  })
  fc.assert(
    fc.property(offers, units, units, (offer, one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one]
      const [small, large] = [bonusOf(offer, less), bonusOf(offer, more)]
      for (const [paid, bonus] of [
        [less, small],
        [more, large],
      ] as const) {
        if (bonus === null) continue
        expect(bonus.amount > 0n && bonus.amount * 100n <= paid * BigInt(offer.percent)).toBe(true)
        expect(offer.cap === null || bonus.amount <= offer.cap).toBe(true)
        expect(bonus.toWager).toBe(bonus.amount * BigInt(offer.turnover))
      }
      if (small !== null) expect(large !== null && large.amount >= small.amount).toBe(true)
    }),
  )
})

test('no bonus is offered in Brazil', () => {
  expect([allowsBonuses('BRL'), allowsBonuses('THB'), allowsBonuses('JPY')]).toEqual([false, true, true])
})
