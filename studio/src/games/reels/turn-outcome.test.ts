import fc from 'fast-check'
import { seedWords, unbiasedDraw } from '../../fairness/outcome'
import type { ReelConfig } from './reel-config'
import { linesEngine, waysEngine } from './reel-rules'
import type { ReelView } from './reel-rules'
import { reelSetOf } from './reel-sets'
import { outcomeAt, unitsOf } from './turn-outcome'

const configOf = (gameCode: string): ReelConfig => {
  const set = reelSetOf(gameCode)
  if (!set) throw new Error(`${gameCode} has strips`)
  return set.config
}
const three = configOf('POMAR_pomar-tres-rolos')
const five = configOf('CORALIS_tidal-ways')

/** Reels that show these columns at stop 0. */
const showing = (config: ReelConfig, columns: readonly string[]): ReelConfig => ({
  ...config,
  strips: columns.map((column) => [...column].map(Number)),
})

test('three equal symbols pay on each line that they fill, with the wild for any of them', () => {
  const { wins, units } = outcomeAt(showing(three, ['213', '453', '603']), [0, 0, 0])
  expect(wins).toEqual([{ line: 2, symbol: 3, count: 3, units: 25 }])
  expect(units).toBe(25)
  expect(
    outcomeAt(showing(three, ['141', '101', '131']), [0, 0, 0]).wins.map((win) => 'line' in win && win.line),
  ).toEqual([1, 2, 3, 4])
})

test('three reels: two equal symbols do not pay', () => {
  expect(outcomeAt(showing(three, ['111', '111', '222']), [0, 0, 0]).wins).toEqual([])
})

test('a symbol pays once for every way, as far as it goes from the left', () => {
  const grid = ['112', '134', '018', '345', '111']
  expect(outcomeAt(showing(five, grid), [0, 0, 0, 0, 0]).wins).toEqual([
    { ways: 2 * 1 * 2, symbol: 1, count: 3, units: 4 * 10 },
  ])
  expect(outcomeAt(showing(five, ['888', '888', '888', '888', '888']), [0, 0, 0, 0, 0]).wins).toEqual([
    { ways: 243, symbol: 8, count: 5, units: 243 * 15 },
  ])
})

test('a run that does not begin on the first reel does not pay', () => {
  expect(outcomeAt(showing(five, ['234', '111', '111', '111', '111']), [0, 0, 0, 0, 0]).units).toBe(0)
})

test.each([
  ['three reels', three, linesEngine],
  ['243 ways', five, waysEngine],
] as const)('a round of %s pays whole minor units and is replayed from its seeds', (_name, config, engine) => {
  const rules = engine.gameOf(config)
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 500 }), (serverSeed, bet) => {
      const draw = () => unbiasedDraw(seedWords({ serverSeed, clientSeed: 'c', nonce: 1 }))
      const choice = { stake: String(bet * unitsOf(config)) }
      const round = rules?.replay(choice, [], draw)
      const view = round?.view as ReelView
      expect(round?.payout).toBe(BigInt(view.units * bet))
      expect(view.units).toBe(view.wins.reduce((sum, { units }) => sum + units, 0))
      expect(rules?.replay(choice, [], draw)?.view).toEqual(view)
      expect(round?.paceMs).toBe(2500)
    }),
    { numRuns: 100 },
  )
})
