import { minor } from '@mosaic/contracts'
import { highestCost, houseCost } from './house-cost'
import { offerFault } from './offer-fault'
import type { Terms, Tier } from './terms'

const tier = (rate: number): Tier => ({ minTurnover: minor(0), minActive: 0, minLoss: minor(0), rate, cap: null })
const salary = (kind: 'dailySalary' | 'hourlySalary', ...rates: number[]): Terms => ({
  kind,
  stackable: true,
  tiers: rates.map(tier),
})
const dividend = (rate: number): Terms => ({ kind: 'dividend', period: 'week', negative: 'carry', tiers: [tier(rate)] })

test('contracts of one tree: the highest tier of each, salaries together', () => {
  const contracts = [salary('dailySalary', 5, 20, 10), salary('hourlySalary', 3), dividend(1000)]
  expect(houseCost(contracts)).toEqual({ salary: 23, dividend: 1000 })
  expect(highestCost([houseCost(contracts), { salary: 7, dividend: 2000 }])).toEqual({ salary: 23, dividend: 2000 })
  expect(highestCost([])).toEqual({ salary: 0, dividend: 0 })
})

/** What is left of a stake is 4 %, less a rebate of 1 %. */
const limit = {
  house: {
    profile: { agentRebate: { rates: { RNG: 100 } } },
    games: [{ code: 'fox', category: 'RNG' as const, classify: '' as const, rtpBp: 9599 }],
  },
}
const inForce = (terms: Terms) => ({ state: 'ACTIVE' as const, terms })

test.each<[string, Terms, readonly Terms[], boolean]>([
  ['a salary below the edge', salary('dailySalary', 299), [], false],
  ['a salary that reaches it in its highest tier', salary('dailySalary', 1, 300), [], true],
  ['with another salary in force it reaches it', salary('hourlySalary', 1), [salary('dailySalary', 299)], true],
  ['in the place of the salary in force', salary('dailySalary', 299), [salary('dailySalary', 200)], false],
  ['a dividend of all that is left', dividend(10_000), [], true],
  ['a dividend beside a salary', dividend(5000), [salary('dailySalary', 299)], false],
])('an offer of the house, %s', (_, terms, living, isRefused) => {
  expect(offerFault(terms, limit, living.map(inForce))?.code ?? null).toBe(isRefused ? 'contract.above.edge' : null)
})
