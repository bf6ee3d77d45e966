import fc from 'fast-check'
import { flagships } from '../engine/flagships'
import { exactReturn } from '../engine/exact-return'
import { SCATTER, WILD, slotSymbols } from '../engine/slot-config'
import { cardPoints, dealerChances } from './cards/blackjack-dealer'
import { returnEngines } from './engines'
import { one, sum, toNumber } from './fraction'
import { linePay } from './reels/slot-rules'

const compute = (engine: string, config: unknown): number => {
  const found = returnEngines[engine]
  if (!found) throw new Error(engine)
  return toNumber(found.compute(config).main)
}

const symbols = ['W', 'S', 'A', 'B'] as const
const strip = fc.array(fc.constantFrom(...symbols), { minLength: 3, maxLength: 6 })
const pays = { W: { 3: 40 }, A: { 2: 1, 3: 9 }, B: { 3: 4 } }

/** Looks at every stop of three reels with two rows. */
const everyWindow = (strips: readonly string[][], see: (window: readonly string[][]) => number): number => {
  const [first = [], second = [], third = []] = strips
  let total = 0
  for (let a = 0; a < first.length; a += 1)
    for (let b = 0; b < second.length; b += 1)
      for (let c = 0; c < third.length; c += 1)
        total += see(
          [a, b, c].map((stop, reel) =>
            [0, 1].map((row) => strips[reel]?.[(stop + row) % (strips[reel]?.length ?? 1)] ?? ''),
          ),
        )
  return total / (first.length * second.length * third.length)
}

const scattersIn = (window: readonly string[][]): number => window.flat().filter((symbol) => symbol === 'S').length

test('lines, scatters and free spins: the return equals the average of all stops', () => {
  fc.assert(
    fc.property(fc.tuple(strip, strip, strip), (strips) => {
      const game = { strips, rows: 2, wild: 'W', scatter: 'S', pays, wildMultiplier: 2 }
      const line = [0, 1, 0]
      const spin = everyWindow(
        strips,
        (window) =>
          linePay(
            { ...game, lines: [line] },
            line.map((row, reel) => window[reel]?.[row] ?? ''),
          ) + (scattersIn(window) >= 3 ? 2 : 0),
      )
      const free = everyWindow(strips, (window) => (scattersIn(window) === 3 ? 5 : 0))
      const config = {
        ...game,
        lines: [line],
        scatterPays: { 3: 2, 4: 2, 5: 2, 6: 2 },
        freeSpins: { counts: { 3: 5 }, multiplier: 3 },
      }
      expect(compute('slots', config)).toBeCloseTo(spin * (1 + free * 3), 8)
    }),
    { numRuns: 60 },
  )
})

test('ways: the return equals the average of all stops', () => {
  fc.assert(
    fc.property(fc.tuple(strip, strip, strip), (strips) => {
      const average = everyWindow(strips, (window) =>
        Object.entries({ A: { 2: 1, 3: 9 }, B: { 3: 4 } }).reduce((paid, [symbol, byCount]) => {
          const shown = window.map((reel) => reel.filter((each) => each === symbol || each === 'W').length)
          const length = shown.findIndex((count) => count === 0)
          const run = length < 0 ? 3 : length
          const pay = new Map(Object.entries(byCount)).get(String(run)) ?? 0
          return paid + pay * shown.slice(0, run).reduce((ways, count) => ways * count, 1)
        }, 0),
      )
      expect(
        compute('slots', { strips, rows: 2, ways: true, wild: 'W', pays: { A: { 2: 1, 3: 9 }, B: { 3: 4 } } }),
      ).toBeCloseTo(average, 8)
    }),
    { numRuns: 60 },
  )
})

test.each(flagships.map((config) => [config.gameCode, config] as const))(
  'the reel engine of the command agrees with the game %s',
  (_, config) => {
    const named = (index: number) => slotSymbols[index] ?? ''
    const counts = (prizes: readonly [number, number, number]) => ({ 3: prizes[0], 4: prizes[1], 5: prizes[2] })
    const own = exactReturn(config)
    const general = compute('slots', {
      strips: config.strips.map((reel) => reel.map(named)),
      // All lines are alike, so the return of one is the return of all.
      lines: config.lines.slice(0, 1).map((line) => [...line]),
      wild: named(WILD),
      scatter: named(SCATTER),
      pays: Object.fromEntries(config.pays.map((prizes, index) => [named(index + 2), counts(prizes)])),
      scatterPays: counts(config.scatterPays),
      ...(config.freeSpins && {
        freeSpins: { counts: counts(config.freeSpins.counts), multiplier: config.freeSpins.multiplier },
      }),
    })
    expect(general).toBeCloseTo(toNumber(own), 9)
  },
)

test('dragon and tiger: the return equals the average of all pairs of cards', () => {
  const cards = Array.from({ length: 104 }, (_, card) => ({ rank: card % 13, suit: Math.floor(card / 13) % 4 }))
  let [side, tie, suited] = [0, 0, 0]
  cards.forEach((dragon, at) =>
    cards.forEach((tiger, other) => {
      if (at === other) return
      if (dragon.rank > tiger.rank) side += 2
      if (dragon.rank === tiger.rank) [side, tie] = [side + 0.5, tie + 12]
      if (dragon.rank === tiger.rank && dragon.suit === tiger.suit) suited += 51
    }),
  )
  const pairs = 104 * 103
  expect(compute('dragon-tiger', { decks: 2, bet: 'dragon' })).toBeCloseTo(side / pairs, 12)
  expect(compute('dragon-tiger', { decks: 2, bet: 'tie' })).toBeCloseTo(tie / pairs, 12)
  expect(compute('dragon-tiger', { decks: 2, bet: 'suitedTie' })).toBeCloseTo(suited / pairs, 12)
})

test('the chances of the dealer add up to one for every card', () => {
  for (const up of cardPoints) expect(sum([...dealerChances(true)(up).values()])).toEqual(one)
})

test.each([
  ['a blackjack that pays less', { blackjackPays: 1.2 }],
  ['a dealer who draws on a soft 17', { dealerHitsSoft17: true }],
  ['doubles on ten and eleven only', { doubleOn: '10-11' }],
  ['no splits', { split: false }],
  ['no doubles after a split', { doubleAfterSplit: false }],
  ['a dealer who does not look', { dealerPeeks: false }],
])('%s gives back less at blackjack, and surrender never gives back less', (_, rules) => {
  expect(compute('blackjack', rules)).toBeLessThan(compute('blackjack', {}))
  expect(compute('blackjack', { ...rules, surrender: true })).toBeGreaterThanOrEqual(compute('blackjack', rules))
})
