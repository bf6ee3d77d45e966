import { basisPoints, exactReturn } from './exact-return'
import { flagships } from './flagships'
import { generateConfig } from './generate-config'
import { hitRateOf } from './hit-rate'
import { linesOf } from './lines'
import { maxWinUnits } from './max-win'
import { SCATTER, WILD, freeSpinsFor } from './slot-config'
import type { SlotConfig } from './slot-config'
import { fullReturnBp } from '../testkit/full-return'
import { evaluateStops } from './spin'
import { deviationOf } from './deviation'

/** A short drum of a configuration: every mark kept at least once, so that all its rules still occur. */
const shortened = (config: SlotConfig, lengths: readonly number[]): SlotConfig => ({
  ...config,
  lines: config.lines.slice(0, 10),
  strips: config.strips.map((strip, reel) => {
    const plain = strip.filter((symbol) => symbol !== SCATTER && symbol !== WILD).slice(0, (lengths[reel] ?? 8) - 2)
    return [SCATTER, ...plain, reel === 0 ? (plain[0] ?? 2) : WILD]
  }),
})

/** Looks at every combination of stops through the very evaluation that pays players. */
const bruteForce = (config: SlotConfig) => {
  const lines = config.lines.length
  const stops = [0, 0, 0, 0, 0]
  let ways = 0
  let sum = 0
  let square = 0
  let hits = 0
  let best = 0
  const byFree = new Map<number, { ways: number; sum: number; best: number }>()
  const visit = (reel: number): void => {
    if (reel === 5) {
      const { units, scatters } = evaluateStops(config, stops)
      const free = freeSpinsFor(config, scatters)
      const seen = byFree.get(free) ?? { ways: 0, sum: 0, best: 0 }
      byFree.set(free, { ways: seen.ways + 1, sum: seen.sum + units, best: Math.max(seen.best, units) })
      ways += 1
      sum += units
      square += units * units
      if (units > 0 || free > 0) hits += 1
      best = Math.max(best, units)
      return
    }
    const length = config.strips[reel]?.length ?? 0
    for (let stop = 0; stop < length; stop += 1) {
      stops[reel] = stop
      visit(reel + 1)
    }
  }
  visit(0)
  const multiplier = config.freeSpins?.multiplier ?? 0
  const mean = sum / ways
  const variance = square / ways - mean ** 2
  let roundSquare = square / ways
  let freeWays = 0
  let roundBest = 0
  byFree.forEach((seen, free) => {
    roundSquare +=
      2 * multiplier * mean * free * (seen.sum / ways) +
      (seen.ways / ways) * multiplier ** 2 * (free * variance + free ** 2 * mean ** 2)
    freeWays += seen.ways * free
    roundBest = Math.max(roundBest, seen.best + free * multiplier * best)
  })
  const roundMean = mean * (1 + (multiplier * freeWays) / ways)
  return {
    rtpBp: basisPoints({
      numerator: BigInt(sum) * BigInt(ways + freeWays * multiplier),
      denominator: BigInt(lines) * BigInt(ways) ** 2n,
    }),
    hitRate: hits / ways,
    deviation: Math.sqrt(roundSquare - roundMean ** 2) / lines,
    best: roundBest,
  }
}

const lengths = [11, 10, 12, 9, 10]
const cases: readonly (readonly [string, SlotConfig])[] = [
  ...flagships.map((config) => [config.gameCode, config] as const),
  ...(['low', 'medium', 'high'] as const).map(
    (volatility) =>
      [volatility, generateConfig({ gameCode: `BRUTE_${volatility}`, theme: 'gems', volatility })] as const,
  ),
].map(([name, config]) => [name, shortened(config, lengths)] as const)

describe.each(cases)('with every stop combination of a short drum (%s)', (_name, config) => {
  const truth = bruteForce(config)
  test('the line algebra gives the same return', () => expect(basisPoints(exactReturn(config))).toBe(truth.rtpBp))
  test('the hit rate is the same', () => expect(hitRateOf(config)).toBeCloseTo(truth.hitRate, 10))
  test('the deviation is the same', () => expect(deviationOf(config)).toBeCloseTo(truth.deviation, 6))
  test('the highest win is the same', () => expect(maxWinUnits(config)).toBe(truth.best))
})

// All rows of a ring are alike, so the sum over all lines is lines × the sum on one line.
test('every stop combination of the full drums of one slot: returns its declared figure', () => {
  const [config] = flagships
  if (!config) throw new Error('there is no slot')
  expect(fullReturnBp({ ...config, lines: linesOf(10).slice(3, 4) })).toBe(config.rtpBp)
})
