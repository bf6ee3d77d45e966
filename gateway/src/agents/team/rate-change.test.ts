import fc from 'fast-check'
import { leastRate, type RateLimits, rateFault } from './rate-change'

const limits: RateLimits = { most: { RNG: 100, LIVE: 70 }, least: { RNG: 60, LIVE: 40 }, given: { RNG: 80 } }
const of = (gameType: 'RNG' | 'LIVE' | 'LOTT', rate: number, off = false) => [{ gameType, rate, off }]

test.each([
  ['the own rate passes', of('RNG', 100), null],
  ['one point above the own rate', of('RNG', 101), { code: 'agent.rebate.above.own', fields: { RNG: '100' } }],
  ['what the member gave passes', of('RNG', 80), null],
  ['below what the member gave', of('RNG', 79), { code: 'agent.rebate.too.low', fields: { RNG: '80' } }],
  ['below the cashback', of('LIVE', 39), { code: 'agent.rebate.too.low', fields: { LIVE: '40' } }],
  ['a category without an own rate', of('LOTT', 1), { code: 'agent.rebate.above.own', fields: { LOTT: '0' } }],
  ['off: passes where the member gave nothing', of('LIVE', 70, true), null],
  ['off where the member gave a rate', of('RNG', 90, true), { code: 'agent.rebate.too.low', fields: { RNG: '80' } }],
  ['off with a rate above the own', of('LIVE', 71, true), { code: 'agent.rebate.above.own', fields: { LIVE: '70' } }],
] as const)('%s', (_, proposed, expected) => expect(rateFault(proposed, limits)).toEqual(expected))

test('a rate passes exactly if it is between the lowest and the own one', () => {
  const rate = fc.integer({ min: 0, max: 1000 })
  fc.assert(
    fc.property(rate, rate, rate, rate, (asked, most, least, given) => {
      const all: RateLimits = { most: { RNG: most }, least: { RNG: least }, given: { RNG: given } }
      const passes = rateFault(of('RNG', asked), all) === null
      expect(passes).toBe(asked <= most && asked >= leastRate(all, 'RNG'))
    }),
  )
})
