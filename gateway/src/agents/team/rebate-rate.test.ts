import fc from 'fast-check'
import { rebateRate } from './rebate-rate'

type RatesOfMerchant = Parameters<typeof rebateRate>[0]
const merchant = (players: number | null, agents: number): RatesOfMerchant => ({
  profile: {
    ...(players !== null && { cashback: { minimum: '1.00', rates: { RNG: players } } }),
    agentRebate: { rates: { RNG: agents } },
  } as RatesOfMerchant['profile'],
})
const given = (rate: number | null) => (rate === null ? {} : { RNG: rate })

describe('the rate of a member', () => {
  test.each([
    // cashback, merchant to its agents, type, given, above, rate
    ['agent at the top: the rate of the merchant', 60, 100, 1, null, null, 100],
    ['agent at the top with a merchant rate below the cashback: the cashback rate', 60, 40, 1, null, null, 60],
    ['player without an agent: the cashback rate', 60, 100, 0, null, null, 60],
    ['agent without a given rate: the rate of every player', 60, 100, 1, null, 100, 60],
    ['agent with a given rate: that rate', 60, 100, 1, 80, 100, 80],
    ['player with a given rate: that rate', 60, 100, 0, 80, 100, 80],
    ['given rate above the upline’s own: the upline’s rate', 60, 70, 1, 80, 70, 70],
    ['given rate below the cashback: the cashback rate', 60, 100, 0, 20, 100, 60],
    ['player of a merchant without cashback: nothing', null, 100, 0, 80, 100, 0],
    ['agent of a merchant without cashback: the given rate', null, 100, 1, 80, 100, 80],
  ] as const)('%s', (_, players, agents, type, own, above, expected) => {
    expect(rebateRate(merchant(players, agents), { type, given: given(own) }, 'RNG', above)).toBe(expected)
  })

  test('down a chain the rate never rises, whatever was given and whatever the merchant gives now', () => {
    const rate = fc.integer({ min: 0, max: 1000 })
    const member = fc.record({ type: fc.constantFrom(0, 1), own: fc.option(rate) })
    fc.assert(
      fc.property(
        fc.option(rate),
        rate,
        fc.array(member, { minLength: 2, maxLength: 11 }),
        (players, agents, chain) => {
          let above: number | null = null
          for (const { type, own } of chain) {
            const next = rebateRate(merchant(players, agents), { type, given: given(own) }, 'RNG', above)
            expect(next).toBeLessThanOrEqual(above ?? next)
            above = next
          }
        },
      ),
    )
  })
})
