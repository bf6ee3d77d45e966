import { minor, zero } from '@mosaic/contracts'
import fc from 'fast-check'
import { type DividendAgent, type DividendFigures, dividendsOf } from './dividend'
import type { Tier } from './terms'

const tier = (rate: number, minLoss = 0, more: Partial<Tier> = {}): Tier => ({
  minTurnover: zero,
  minActive: 0,
  minLoss: minor(minLoss),
  rate,
  cap: null,
  ...more,
})
const figures = (own: Partial<Record<keyof DividendFigures, number>>): DividendFigures => ({
  turnover: minor(own.turnover ?? 0),
  active: own.active ?? 0,
  stake: minor(own.stake ?? 0),
  payout: minor(own.payout ?? 0),
  rebates: minor(own.rebates ?? 0),
  promotions: minor(own.promotions ?? 0),
  salaries: minor(own.salaries ?? 0),
  carried: minor(own.carried ?? 0),
})
const agent = (own: DividendFigures, tiers: readonly Tier[], more: Partial<DividendAgent> = {}): DividendAgent => ({
  agentId: 'a',
  offerorId: null,
  terms: { tiers, negative: 'carry' },
  figures: own,
  ...more,
})
const only = (given: DividendAgent, fee = 0) => dividendsOf([given], fee)[0]

describe('dividendsOf', () => {
  test('every part of the net loss: stake less payout, rebates, promotions, salaries, fee, and the carry', () => {
    const own = figures({
      stake: 1_000_000,
      payout: 700_000,
      rebates: 10_000,
      promotions: 20_000,
      salaries: 5000,
      carried: -15_000,
    })
    expect(only(agent(own, [tier(2000)]), 1000)).toMatchObject({
      fee: 30_000n,
      netLoss: 220_000n,
      amount: 44_000n,
      carry: 0n,
    })
  })

  test.each([
    ['just below the tier', 99_999, 0n],
    ['at the tier', 100_000, 10_000n],
  ])('a net loss %s: %s → %s', (_, lost, amount) => {
    expect(only(agent(figures({ stake: lost }), [tier(1000, 100_000)]))?.amount).toBe(amount)
  })

  test('a team that won: no fee, no dividend; the loss is carried or forgotten as the contract says', () => {
    const won = figures({ stake: 100, payout: 1100 })
    expect(only(agent(won, [tier(1000)]), 1000)).toMatchObject({ fee: 0n, netLoss: -1000n, amount: 0n, carry: -1000n })
    expect(only(agent(won, [tier(1000)], { terms: { tiers: [tier(1000)], negative: 'reset' } }))?.carry).toBe(0n)
  })

  test('a direct downline with a contract: their share is deducted, never below zero', () => {
    const chain = (lostBelow: number) =>
      dividendsOf(
        [
          agent(figures({ stake: 10_000 }), [tier(3000)], { agentId: 'top' }),
          agent(figures({ stake: lostBelow }), [tier(2000)], { agentId: 'low', offerorId: 'top' }),
        ],
        0,
      ).map(({ amount }) => amount)
    expect(chain(10_000)).toEqual([1000n, 2000n])
    expect(chain(20_000)).toEqual([0n, 4000n])
  })

  test('any figures over two periods: a carried loss is paid off before a dividend is paid', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(amount, amount, amount, (stake, payout, next) => {
        const first = only(agent(figures({ stake, payout }), [tier(1000)]))
        const second = only(agent(figures({ stake: next, carried: Number(first?.carry ?? 0n) }), [tier(1000)]))
        const owed = BigInt(next) - BigInt(Math.max(0, payout - stake))
        expect(second?.amount).toBe(owed > 0n ? owed / 10n : 0n)
      }),
    )
  })
})
