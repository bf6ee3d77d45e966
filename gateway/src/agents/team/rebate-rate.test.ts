import fc from 'fast-check'
import { rebateRate } from './rebate-rate'

type House = Parameters<typeof rebateRate>[0]
const house = (players: number | null, agents: number): House => ({
  profile: {
    ...(players !== null && { cashback: { minimum: '1.00', rates: { RNG: players } } }),
    agentRebate: { rates: { RNG: agents } },
  } as House['profile'],
})
const given = (rate: number | null) => (rate === null ? {} : { RNG: rate })

describe('the rate of a member', () => {
  test.each([
    // cashback, house to its agents, type, given, above, rate
    ['an agent at the top has what the house gives', 60, 100, 1, null, null, 100],
    ['and no less than every player', 60, 40, 1, null, null, 60],
    ['a player without an agent has the cashback', 60, 100, 0, null, null, 60],
    ['an agent to whom nothing was given has what every player has', 60, 100, 1, null, 100, 60],
    ['what was given holds', 60, 100, 1, 80, 100, 80],
    ['for a player too', 60, 100, 0, 80, 100, 80],
    ['but never more than the agent above has now', 60, 70, 1, 80, 70, 70],
    ['and never less than the cashback', 60, 100, 0, 20, 100, 60],
    ['without cashback a player has nothing', null, 100, 0, 80, 100, 0],
    ['and an agent what was given', null, 100, 1, 80, 100, 80],
  ] as const)('%s', (_, players, agents, type, own, above, expected) => {
    expect(rebateRate(house(players, agents), { type, given: given(own) }, 'RNG', above)).toBe(expected)
  })

  test('down a chain it never rises, whatever was given and whatever the house gives now', () => {
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
            const next = rebateRate(house(players, agents), { type, given: given(own) }, 'RNG', above)
            expect(next).toBeLessThanOrEqual(above ?? next)
            above = next
          }
        },
      ),
    )
  })
})
