import { games } from '../../../catalogue/index'
import { returnEngines } from '../../return/engines'
import { fraction } from '../../return/fraction'
import { engineOf } from '../engines'
import { gameOf } from '../game-library'
import type { ReelConfig } from './reel-config'
import { reelReturn, reelReturnBp, returnConfigOf } from './reel-return'
import { linesEngine, waysEngine } from './reel-rules'
import { reelSetOf } from './reel-sets'
import { ROWS, WILD } from './reel-symbols'
import { fits, outcomeAt, unitsOf } from './turn-outcome'

const rows = games.filter(({ play }) => play?.engine === 'lines-3x3' || play?.engine === 'ways-5x3')
const sets = rows.map((row) => {
  const set = reelSetOf(row.gameCode)
  if (!set) throw new Error(`${row.gameCode} has strips`)
  return [row.gameCode, set] as const
})

type Seen = { units: bigint; squares: bigint; hits: number; highest: number; stops: bigint }
const nothingSeen = (): Seen => ({ units: 0n, squares: 0n, hits: 0, highest: 0, stops: 0n })

/** Every stop of three reels, paid by the very function that pays players. */
const everyLine = (config: ReelConfig): Seen => {
  const [first = [], second = [], third = []] = config.strips
  const seen = nothingSeen()
  for (const a of first.keys())
    for (const b of second.keys())
      for (const c of third.keys()) {
        const { units } = outcomeAt(config, [a, b, c])
        seen.stops += 1n
        seen.units += BigInt(units)
        seen.squares += BigInt(units * units)
        if (units > 0) seen.hits += 1
        seen.highest = Math.max(seen.highest, units)
      }
  return seen
}

/** Every stop of five reels by counting symbols in their windows; most are over after three. */
const everyWay = (config: ReelConfig): Seen => {
  const symbols = config.pays.map((_, i) => i + 1)
  const [first = [], second = [], third = [], fourth = [], fifth = []] = config.strips.map((strip) =>
    strip.map((_, stop) => {
      const window = Array.from({ length: ROWS }, (_row, row) => strip[(stop + row) % strip.length] ?? WILD)
      return symbols.map((symbol) => window.filter((shown) => fits(shown, symbol)).length)
    }),
  )
  const seen = nothingSeen()
  let [sum, squares] = [0, 0]
  const count = (units: number): void => {
    sum += units
    squares += units * units
    seen.hits += 1
    if (units > seen.highest) seen.highest = units
  }
  for (const a of first)
    for (const b of second)
      for (const c of third) {
        const alive = config.pays.flatMap(([three = 0, four = 0, five = 0], i) => {
          const ways = (a[i] ?? 0) * (b[i] ?? 0) * (c[i] ?? 0)
          return ways > 0 ? [{ i, three: ways * three, four: ways * four, five: ways * five }] : []
        })
        if (alive.length === 0) continue
        for (const d of fourth)
          for (const e of fifth) {
            let units = 0
            for (const { i, three, four, five } of alive) {
              const more = d[i] ?? 0
              const most = e[i] ?? 0
              units += more === 0 ? three : most === 0 ? four * more : five * more * most
            }
            count(units)
          }
      }
  seen.units = BigInt(sum)
  seen.squares = BigInt(squares)
  seen.stops = config.strips.reduce((all, strip) => all * BigInt(strip.length), 1n)
  return seen
}

test('eight rows play three reels or 243 ways with own strips, also on the proof page', () => {
  expect(rows.filter(({ play }) => play?.engine === 'lines-3x3')).toHaveLength(4)
  expect(rows.filter(({ play }) => play?.engine === 'ways-5x3')).toHaveLength(4)
  for (const [code, { config }] of sets) expect(engineOf(config)?.hash).toBe(gameOf(code)?.rules.hash)
  expect(sets.every(([code]) => gameOf(code) !== null)).toBe(true)
  expect(new Set(sets.map(([, { config }]) => JSON.stringify(config.strips))).size).toBe(rows.length)
})

test.each(sets)('%s declares the return that the return command gives, between 94 and 97 per cent', (_code, set) => {
  const { config } = set
  expect(config.rtpBp).toBe(reelReturnBp(config))
  expect(config.rtpBp).toBeGreaterThanOrEqual(9400)
  expect(config.rtpBp).toBeLessThanOrEqual(9700)
  expect(returnEngines.slots?.compute(returnConfigOf(config)).main).toEqual(reelReturn(config))
})

test.each(sets)(
  'every stop of %s gives back the declared return, hit rate, deviation and highest win',
  (_code, set) => {
    const { config, figures } = set
    const { units, squares, hits, highest, stops } = (config.engine === 'lines-3x3@1' ? everyLine : everyWay)(config)
    const stake = unitsOf(config)
    expect(fraction(units, stops * BigInt(stake))).toEqual(reelReturn(config))
    const mean = Number(units) / Number(stops)
    const deviation = Math.sqrt(Number(squares) / Number(stops) - mean ** 2) / stake
    expect(figures).toEqual({
      hitRateBp: Math.floor((hits * 10_000) / Number(stops)),
      deviation: Math.round(deviation * 100) / 100,
      maxWinX: highest / stake,
    })
  },
)

test.each(sets)('%s with a broken rule is refused', (_code, { config }) => {
  const engine = config.engine === 'lines-3x3@1' ? linesEngine : waysEngine
  const [first = [], ...others] = config.strips
  expect(engine.gameOf(config)).not.toBeNull()
  for (const broken of [
    { ...config, strips: others },
    { ...config, strips: [[WILD, ...first], ...others] },
    { ...config, strips: [[9, ...first], ...others] },
    { ...config, pays: config.pays.slice(1) },
    { ...config, pays: [[], ...config.pays.slice(1)] },
    { ...config, engine: 'lines-5x3@1' },
  ])
    expect(engine.gameOf(broken)).toBeNull()
})
