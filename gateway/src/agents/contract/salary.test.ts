import { minor, zero } from '@mosaic/contracts'
import fc from 'fast-check'
import { highestTier } from './highest-tier'
import { type SalariedAgent, salariesOf } from './salary'
import type { Tier } from './terms'

const tier = (minTurnover: number, rate: number, more: Partial<Tier> = {}): Tier => ({
  minTurnover: minor(minTurnover),
  minActive: 0,
  minLoss: zero,
  rate,
  cap: null,
  ...more,
})
const reached = (turnover: number, active = 0, loss = 0) => ({ turnover: minor(turnover), active, loss: minor(loss) })
const salaried = (
  agentId: string,
  offerorId: string | null,
  turnover: number,
  tiers: readonly Tier[],
): SalariedAgent => ({ agentId, offerorId, terms: { tiers }, figures: reached(turnover, 9) })

describe('highestTier', () => {
  const tiers = [tier(1000, 10), tier(5000, 30, { minActive: 3 }), tier(2000, 20, { minLoss: minor(100) })]
  test.each([
    ['turnover just below the first tier', reached(999, 9, 999), null],
    ['turnover of the first tier', reached(1000, 9, 999), 10],
    ['turnover of the third tier, loss just below', reached(4999, 9, 99), 10],
    ['turnover of the third tier, its loss', reached(4999, 9, 100), 20],
    ['turnover of the second tier, one active member short', reached(5000, 2, 100), 20],
    ['turnover of the second tier, its active members', reached(5000, 3, 0), 30],
    ['a team that won, where no loss is asked for', reached(1000, 0, -500), 10],
  ])('%s: the highest tier whose conditions are all met', (_, figures, rate) => {
    expect(highestTier(tiers, figures)?.rate ?? null).toBe(rate)
  })
})

describe('salariesOf', () => {
  test('a chain of three: each gets their share less that of the contract directly below', () => {
    const salaries = salariesOf([
      salaried('top', null, 100_000, [tier(0, 50)]),
      salaried('mid', 'top', 60_000, [tier(0, 30)]),
      salaried('low', 'mid', 20_000, [tier(0, 10)]),
    ])
    expect(salaries.map(({ agentId, share, below, amount }) => [agentId, share, below, amount])).toEqual([
      ['top', 500n, 180n, 320n],
      ['mid', 180n, 20n, 160n],
      ['low', 20n, 0n, 20n],
    ])
  })

  test('an agent who meets no tier while the downline does: zero, not a debt', () => {
    const salaries = salariesOf([
      salaried('top', null, 10_000, [tier(10_001, 50)]),
      salaried('low', 'top', 10_000, [tier(0, 10)]),
    ])
    expect(salaries.map(({ share, amount }) => [share, amount])).toEqual([
      [0n, 0n],
      [10n, 10n],
    ])
  })

  test('a share of 0.0099 units: rounded down once; a cap: at most the cap', () => {
    expect(salariesOf([salaried('a', null, 99, [tier(0, 1)])])[0]?.amount).toBe(0n)
    expect(salariesOf([salaried('a', null, 19_999, [tier(0, 1)])])[0]?.amount).toBe(1n)
    expect(salariesOf([salaried('a', null, 1_000_000, [tier(0, 100, { cap: minor(500) })])])[0]?.amount).toBe(500n)
  })

  test('any tree whose shares grow towards the top: the amounts add up to the share of the top', () => {
    const member = fc.record({ upline: fc.nat(), own: fc.integer({ min: 0, max: 10_000_000 }), less: fc.nat(30) })
    fc.assert(
      fc.property(fc.array(member, { maxLength: 12 }), (members) => {
        const rates = [200]
        const uplines: (number | null)[] = [null]
        members.forEach(({ upline, less }, index) => {
          const at = upline % (index + 1)
          uplines.push(at)
          rates.push(Math.max(0, (rates[at] ?? 0) - less))
        })
        const turnovers = [0, ...members.map(({ own }) => own)]
        for (let at = turnovers.length - 1; at > 0; at -= 1) {
          const upline = uplines[at] ?? 0
          turnovers[upline] = (turnovers[upline] ?? 0) + (turnovers[at] ?? 0)
        }
        const salaries = salariesOf(
          turnovers.map((turnover, at) =>
            salaried(String(at), at === 0 ? null : String(uplines[at]), turnover, [tier(0, rates[at] ?? 0)]),
          ),
        )
        const paid = salaries.reduce((sum, { amount }) => sum + amount, 0n)
        expect(paid).toBe(salaries[0]?.share)
      }),
    )
  })
})
