import fc from 'fast-check'
import { combinedPayout, combinedValue, contestsAhead, isWithinMost } from './combined'
import { eventEngine } from './event-engine'
import { eventConfigOf } from './event-games'
import { eventRules } from './event-rules'
import type { CombinedBet } from './event-rules'
import { fixtureOf } from './fixture'
import { totalWeight } from './result-table'

const duel = eventConfigOf('SV3_sv-red-comb')
const football = eventConfigOf('ARENUM_arenum-football')
if (!duel || !football) throw new Error('the catalogue has no such contests')

test.each([
  ['odds are multiplied exactly and rounded once', 333n, [183, 217, 191], 2525n],
  ['a lost pick loses', 100n, [195, 0], 0n],
  ['a void pick counts as 1', 100n, [195, 100, 900], 1755n],
  ['only void picks: the stake', 777n, [100, 100], 777n],
])('%s', (_, stake, pays, payout) => expect(combinedPayout(stake, pays)).toBe(payout))

test('odds up to 500 are taken, compared exactly', () => {
  expect(isWithinMost([5000, 1000])).toBe(true)
  expect(isWithinMost([5000, 1001])).toBe(false)
  expect(isWithinMost([50_000])).toBe(true)
})

test('a combined bet pays what its single bets would, each on the payout of the one before, but for rounding', () => {
  const pays = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 2_000_000n }), pays, (stake, each) => {
      const chained = each.reduce((sum, one) => (sum * BigInt(one)) / 100n, stake)
      const together = combinedPayout(stake, each)
      expect(together).toBeGreaterThanOrEqual(chained)
      expect(together * 100n ** BigInt(each.length)).toBeLessThanOrEqual(
        stake * each.reduce((all, one) => all * BigInt(one), 1n),
      )
    }),
  )
})

test('the return of a combined bet is the product of the returns of its picks', () => {
  const bet: CombinedBet = {
    legs: [
      { round: 5, market: 'winner', pick: 'home' },
      { round: 6, market: 'winner', pick: 'draw' },
    ],
    stake: '1000000000',
  }
  const [first, second] = bet.legs.map((leg) => fixtureOf(duel, leg.round))
  let back = 0
  for (const [one, weight] of first?.table ?? [])
    for (const [two, other] of second?.table ?? []) {
      const outcomeOf = (round: number) => ({ round, result: round === 5 ? one : two, moments: [], paces: [] })
      back +=
        (Number(eventRules.payoutOver?.(duel, bet, outcomeOf) ?? 0) / 1e9) *
        (weight / totalWeight) *
        (other / totalWeight)
    }
  const expected = [first, second].reduce(
    (all, fixture, leg) =>
      all *
      ((fixture?.markets[0]?.picks.find(({ key }) => key === bet.legs[leg]?.pick)?.back ?? 0) / totalWeight / 100),
    1,
  )
  expect(back).toBeCloseTo(expected, 9)
})

const game = eventEngine.gameOf(football)
const leg = (round: number, pick = 'home') => ({ round, market: 'winner', pick })
const longShot = { round: 0, market: 'winner', pick: 'away' }

test.each([
  ['this contest and the next two', [leg(7), leg(8), leg(9)], true],
  ['a single pick of a later contest', [leg(10)], true],
  ['a single pick of this contest has a form of its own', [leg(7)], false],
  [
    'two picks of one contest depend on each other',
    [leg(7), leg(8), { round: 8, market: 'total', pick: 'over' }],
    false,
  ],
  ['a contest that does not take bets yet', [leg(7), leg(7 + contestsAhead + 1)], false],
  ['a contest that is over', [leg(6), leg(8)], false],
  ['a pick that is not offered', [leg(7), leg(8, 'nobody')], false],
  ['no pick', [], false],
] as const)('%s: %j is allowed: %s', (_, legs, isAllowed) =>
  expect(game?.stakeOf({ legs, stake: '100' }, 7)).toEqual(isAllowed ? 100n : null),
)

test('odds above the highest are refused', () => {
  const field = eventConfigOf('ARENUM_arenum-motors')
  const motors = field && eventEngine.gameOf(field)
  if (!field || !motors) throw new Error('the catalogue has no race')
  const outsider = (round: number) => {
    const [worst] = [...(fixtureOf(field, round).markets[0]?.picks ?? [])].sort((a, b) => b.odds - a.odds)
    return { ...longShot, round, pick: worst?.key ?? '' }
  }
  expect(motors.stakeOf({ legs: [outsider(8)], stake: '100' }, 7)).toBe(100n)
  expect(motors.stakeOf({ legs: [7, 8, 9, 10].map(outsider), stake: '100' }, 7)).toBeNull()
})

test.each([
  ['a won pick and one with a return of 94 %', 1000n, [195], [94], 1833n],
  ['a void pick and an open one', 1000n, [100], [94], 940n],
  ['a lost pick', 1000n, [0], [94], 0n],
  ['rounded down once', 333n, [117, 121], [93, 95], 416n],
])('the value of %s', (_, stake, pays, backs, value) => expect(combinedValue(stake, pays, backs, 100)).toBe(value))
