import fc from 'fast-check'
import { flagships } from './flagships'
import { linesOf } from './lines'
import { parseConfig } from './parse-config'
import { SCATTER, WILD, configFault } from './slot-config'
import type { SlotConfig } from './slot-config'
import { evaluateStops, playRound } from './spin'

/** A drum on which stop s shows the symbols s, s+1 and s+2 of the list. */
const config: SlotConfig = {
  engine: 'lines-5x3@1',
  gameCode: 'T',
  volatility: 'low',
  rtpBp: 0,
  lines: linesOf(10),
  strips: [[2, 3, 4, 5, 6, 7, 8, 9, SCATTER], ...Array.from({ length: 4 }, () => [2, 3, 4, 5, 6, 7, 8, WILD, SCATTER])],
  pays: [
    [10, 20, 30],
    [9, 18, 27],
    [8, 16, 24],
    [7, 14, 21],
    [6, 12, 18],
    [5, 10, 15],
    [4, 8, 12],
    [3, 6, 9],
  ],
  scatterPays: [2, 5, 10],
  freeSpins: { counts: [3, 5, 7], multiplier: 2 },
}

test('five of a kind on a straight line pays once, at its highest', () => {
  const { lineWins } = evaluateStops(config, [0, 0, 0, 0, 0])
  expect(lineWins.filter((win) => win.line === 0)).toEqual([{ line: 0, symbol: 3, count: 5, units: 27 }])
})

test('a wild counts as the symbol of the first reel, never as the scatter', () => {
  const { lineWins, scatters } = evaluateStops(config, [0, 6, 6, 3, 3])
  expect(lineWins.find((win) => win.line === 0)).toMatchObject({ symbol: 3, count: 3 })
  expect(scatters).toBe(2)
})

test('a run is counted from the left reel only', () => {
  expect(evaluateStops(config, [4, 0, 0, 0, 0]).lineWins.filter((win) => win.line < 3)).toEqual([])
})

test('scatters pay the whole stake anywhere and win free spins that multiply every prize', () => {
  const stops = [6, 6, 6, 0, 0]
  const spin = evaluateStops(config, stops)
  expect(spin).toMatchObject({ scatters: 3, scatterUnits: 2 * 10 })
  expect(evaluateStops(config, stops, 2).units).toBe(spin.units * 2)
})

test('free spins win no further free spins', () => {
  const round = playRound(config, () => 6)
  expect(round.freeSpins).toBe(7)
  expect(round.spins).toHaveLength(8)
  expect(round.spins.slice(1).every((spin) => spin.scatters === 5 && spin.multiplier === 2)).toBe(true)
})

test('the units of a round are the sum of what its lines and scatters show', () => {
  const stops = fc.tuple(...config.strips.map((strip) => fc.nat(strip.length - 1)))
  fc.assert(
    fc.property(stops, fc.integer({ min: 1, max: 5 }), (at, multiplier) => {
      const spin = evaluateStops(config, at, multiplier)
      return (
        spin.units === spin.lineWins.reduce((sum, win) => sum + win.units, 0) + spin.scatterUnits &&
        Number.isSafeInteger(spin.units) &&
        spin.units >= 0
      )
    }),
  )
})

test('a configuration is equal after serialising and parsing', () => {
  flagships.forEach((flagship) => expect(parseConfig(JSON.parse(JSON.stringify(flagship)))).toEqual(flagship))
})

test.each([
  ['a wild on the first reel', { strips: [[WILD, 2, 3, 4, 5, 6, 7, 8], ...config.strips.slice(1)] }],
  ['scatters too close', { strips: [[SCATTER, 2, SCATTER, 4, 5, 6, 7, 8], ...config.strips.slice(1)] }],
  [
    'a line twice',
    {
      lines: [
        [1, 1, 1, 1, 1],
        [1, 1, 1, 1, 1],
      ] as const,
    },
  ],
  ['a prize that shrinks', { scatterPays: [5, 4, 6] as const }],
  ['four reels', { strips: config.strips.slice(1) }],
])('%s is refused', (_what, change) => {
  const broken: SlotConfig = { ...config, ...change }
  expect(configFault(broken)).not.toBeNull()
  expect(parseConfig(JSON.parse(JSON.stringify(broken)))).toBeNull()
})
