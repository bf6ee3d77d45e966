import fc from 'fast-check'
import { games } from '../../../catalogue/index'
import { seedWords, unbiasedDraw } from '../../fairness/outcome'
import { scratchGame } from './scratch-game'
import { scratchEngine } from './scratch-rules'
import type { ScratchConfig, ScratchView } from './scratch-rules'

const rows = games.filter(({ play }) => play?.engine === 'scratch')
const draw = (serverSeed: string) => () => unbiasedDraw(seedWords({ serverSeed, clientSeed: 'c', nonce: 1 }))

test('a ticket shows its winning symbol three times and no other one, and a blank shows none', () => {
  expect(rows.length).toBeGreaterThanOrEqual(6)
  for (const row of rows) {
    const playable = scratchGame.gameOf(row)
    const rules = playable?.rules
    if (rules?.kind !== 'solo') throw new Error(`${row.gameCode} plays alone`)
    const config = rules.config as ScratchConfig
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const round = rules.replay({ stake: '200' }, [], draw(seed))
        const { cells, prize } = round?.view as ScratchView
        expect(cells).toHaveLength(config.columns * config.rows)
        const triples = config.prizes.map((_, symbol) => cells.filter((cell) => cell === symbol).length)
        expect(triples.flatMap((count, symbol) => (count > 2 ? [[symbol, count]] : []))).toEqual(
          prize === null ? [] : [[prize, 3]],
        )
        expect(round?.payout).toBe(prize === null ? 0n : BigInt((config.prizes[prize]?.pays ?? 0) * 2))
      }),
      { numRuns: 60 },
    )
  }
})

test('every prize comes as often as the run prints it', () => {
  const config: ScratchConfig = {
    engine: 'scratch@1',
    columns: 3,
    rows: 2,
    prizes: [
      { pays: 1000, weight: 1 },
      { pays: 500, weight: 2 },
      { pays: 200, weight: 3 },
      { pays: 100, weight: 4 },
    ],
    blanks: 5,
  }
  const rules = scratchEngine.gameOf(config)
  const prizes = Array.from({ length: 15 }, (_, first) => {
    let draws = 0
    const round = rules?.replay({ stake: '100' }, [], () => (choices) => (draws++ === 0 ? first : choices - 1))
    return (round?.view as ScratchView).prize
  })
  expect([0, 1, 2, 3, null].map((prize) => prizes.filter((each) => each === prize).length)).toEqual([1, 2, 3, 4, 5])
})

test.each(rows.map((row) => [row.name, row] as const))('%s returns between 93 and 97 %%', (_name, row) => {
  const figures = scratchGame.gameOf(row)?.figures()
  expect(figures?.rtpBp).toBeGreaterThan(9300)
  expect(figures?.rtpBp).toBeLessThan(9700)
})
