import fc from 'fast-check'
import { games } from '../../../catalogue/index'
import { seedWords, unbiasedDraw } from '../../fairness/outcome'
import { eventConfigOf, eventCodes } from './event-games'
import { eventConfigShape } from './event-config'
import type { EventConfig } from './event-config'
import { eventFigures } from './event-return'
import { eventRules } from './event-rules'
import { fixtureCount, fixtureOf, pairing } from './fixture'
import { totalWeight, winnerOf } from './result-table'

const configOf = (code: string): EventConfig => {
  const config = eventConfigOf(code)
  if (!config) throw new Error(code)
  return config
}
const drawOf = (seed: string) => unbiasedDraw(seedWords({ serverSeed: seed, clientSeed: 'table', nonce: 1 }))
const anyCode = fc.constantFrom(...eventCodes)
const duelCodes = eventCodes.filter((code) => configOf(code).contest.kind === 'duel')
const pricedCodes = eventCodes.filter((code) => configOf(code).contest.kind !== 'duel')

test('every row of sports, e-sports and cockfight has contests', () => {
  const rows = games.filter(({ category }) => ['SPORTS', 'ESPORTS', 'COCKFIGHT'].includes(category))
  expect(new Set(eventCodes)).toEqual(new Set(rows.map(({ gameCode }) => gameCode)))
  for (const code of eventCodes) expect(eventConfigShape.safeParse(configOf(code)).success).toBe(true)
})

test.each(eventCodes)('%s: the weights of every contest add up, and each has at least one market', (code) => {
  const config = configOf(code)
  for (let round = 0; round < Math.min(fixtureCount(config), 12); round += 1) {
    const { table, markets } = fixtureOf(config, round)
    expect(table.reduce((sum, [, weight]) => sum + weight, 0)).toBe(totalWeight)
    expect(markets.length).toBeGreaterThanOrEqual(config.contest.kind === 'duel' ? 1 : 3)
  }
})

test.each(pricedCodes)(
  '%s gives back no more than stated and, after rounding, at least 90 %% on every pick',
  (code) => {
    const config = configOf(code)
    const { leastBp, mostBp } = eventFigures(config)
    expect(mostBp).toBeLessThanOrEqual(config.keepPercent * 100)
    expect(leastBp).toBeGreaterThanOrEqual(9000)
  },
)

test.each(pricedCodes)('%s: in each market whose picks exclude each other, the odds hold a margin', (code) => {
  const { markets } = fixtureOf(configOf(code), 3)
  for (const { key, picks } of markets.filter((market) => market.key !== 'placed'))
    expect({ key, holds: picks.reduce((sum, { odds }) => sum + 100 / odds, 0) > 1 }).toEqual({ key, holds: true })
})

test.each(duelCodes)('%s: both sides are equally likely and every bet gives back at least 90 %%', (code) => {
  const config = configOf(code)
  const { table, markets } = fixtureOf(config, 0)
  const weight = (winner: string) => table.find(([result]) => winnerOf(result) === winner)?.[1]
  expect(weight('home')).toBe(weight('away'))
  for (const pick of markets[0]?.picks ?? []) {
    expect(pick.back).toBeGreaterThanOrEqual(0.9 * totalWeight * 100)
    expect(pick.back).toBeLessThan(totalWeight * 100)
  }
})

test.each([
  ['home', 'home', '195'],
  ['home', 'away', '0'],
  ['home', 'draw', '100'],
  ['home', 'cancelled', '100'],
  ['draw', 'draw', '900'],
  ['draw', 'home', '0'],
  ['draw', 'cancelled', '100'],
] as const)('cockfight: a stake of 100 on %s, when it ends %s, gets %s', (pick, winner, paid) => {
  const outcome = { round: 0, result: { kind: 'duel', winner }, moments: [], paces: [] } as const
  expect(
    String(eventRules.payoutOf(configOf('SV3_sv-red-comb'), { market: 'winner', pick, stake: '100' }, outcome, null)),
  ).toBe(paid)
})

test('a payout is rounded down to whole units', () => {
  const config = configOf('SV3_sv-red-comb')
  const outcome = { round: 0, result: { kind: 'duel', winner: 'home' }, moments: [], paces: [] } as const
  expect(String(eventRules.payoutOf(config, { market: 'winner', pick: 'home', stake: '1' }, outcome, null))).toBe('1')
})

test('every pair of teams meets once before a pair repeats', () => {
  const config = configOf('ARENUM_arenum-football')
  const pairs = Array.from({ length: fixtureCount(config) }, (_, round) => pairing(config, round).join())
  expect(new Set(pairs).size).toBe(56)
  expect(pairs.every((pair) => pair.split(',')[0] !== pair.split(',')[1])).toBe(true)
  expect(pairing(config, fixtureCount(config))).toEqual(pairing(config, 0))
})

test('the same seed gives the same contest, and its last moment is its result', () => {
  fc.assert(
    fc.property(anyCode, fc.string(), fc.nat(200), (code, seed, round) => {
      const config = configOf(code)
      const outcome = eventRules.outcome(config, drawOf(seed), round)
      expect(eventRules.outcome(config, drawOf(seed), round)).toEqual(outcome)
      const { result, moments } = outcome
      const last = moments.at(-1) ?? { at: 0, home: 0, away: 0 }
      if (result.kind === 'score' || result.kind === 'sets')
        expect([last.home, last.away]).toEqual([result.home, result.away])
      moments.slice(1).forEach((moment, index) => {
        expect(moment.at).toBeGreaterThanOrEqual(moments[index]?.at ?? 0)
        expect(moment.home + moment.away).toBeGreaterThanOrEqual(
          (moments[index]?.home ?? 0) + (moments[index]?.away ?? 0),
        )
      })
    }),
    { numRuns: 150 },
  )
})

test('results come as often as their weights say', () => {
  const config = configOf('ARENUM_arenum-football')
  const draw = drawOf('frequency')
  const rounds = 20_000
  const won = Array.from({ length: rounds }, () => winnerOf(eventRules.outcome(config, draw, 5).result))
  for (const side of ['home', 'draw', 'away'] as const) {
    const weight = fixtureOf(config, 5).table.reduce((sum, [result, w]) => sum + (winnerOf(result) === side ? w : 0), 0)
    expect(Math.abs(won.filter((each) => each === side).length / rounds - weight / totalWeight)).toBeLessThan(0.015)
  }
})

test('a bet on an unknown market or pick is refused', () => {
  const config = configOf('ARENUM_arenum-tennis')
  expect(eventRules.allows(config, { market: 'winner', pick: 'home', stake: '100' }, 0)).toBe(true)
  expect(eventRules.allows(config, { market: 'winner', pick: 'draw', stake: '100' }, 0)).toBe(false)
  expect(eventRules.allows(config, { market: 'both', pick: 'yes', stake: '100' }, 0)).toBe(false)
})
