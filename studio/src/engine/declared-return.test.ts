import { games } from '../../catalogue/index'
import { slotOf } from '../games/slot-library'
import { flagships } from './flagships'
import { generateConfig, returnBandBp } from './generate-config'
import {
  FIRST_PAYING,
  ROWS,
  SCATTER,
  WILD,
  configFault,
  configHash,
  freeSpinsFor,
  linePrize,
  prizeOf,
} from './slot-config'
import type { SlotConfig } from './slot-config'

/**
 * An independent computation of the return: lists every line up to the end of its run and counts scatters window by
 * window.
 */
const recomputedBp = (config: SlotConfig): number => {
  const counts = config.strips.map((strip) => {
    const seen = new Map<number, number>()
    strip.forEach((symbol) => seen.set(symbol, (seen.get(symbol) ?? 0) + 1))
    return [...seen]
  })
  let lineSum = 0
  const walk = (reel: number, first: number, run: number, alive: boolean, ways: number): void => {
    // Symbols behind the end of a run do not affect it.
    if (!alive || reel === 5) {
      const behind = config.strips.slice(reel).reduce((all, strip) => all * strip.length, ways)
      if (first >= FIRST_PAYING) lineSum += behind * linePrize(config, first, run)
      return
    }
    for (const [symbol, count] of counts[reel] ?? []) {
      const goesOn = reel === 0 || symbol === first || symbol === WILD
      walk(reel + 1, reel === 0 ? symbol : first, goesOn ? run + 1 : run, goesOn, ways * count)
    }
  }
  walk(0, -1, 0, true, 1)
  let scatterWays = new Map([[0, 1]])
  for (const strip of config.strips) {
    const next = new Map<number, number>()
    strip.forEach((_, stop) => {
      const shown = Array.from({ length: ROWS }, (_row, row) => strip[(stop + row) % strip.length]).filter(
        (symbol) => symbol === SCATTER,
      ).length
      scatterWays.forEach((ways, n) => next.set(n + shown, (next.get(n + shown) ?? 0) + ways))
    })
    scatterWays = next
  }
  const total = config.strips.reduce((product, strip) => product * strip.length, 1)
  let spin = lineSum
  let free = 0
  scatterWays.forEach((ways, n) => {
    spin += ways * prizeOf(config.scatterPays, n)
    free += ways * freeSpinsFor(config, n) * (config.freeSpins?.multiplier ?? 0)
  })
  return Number((BigInt(spin) * BigInt(total + free) * 20000n + BigInt(total) ** 2n) / (2n * BigInt(total) ** 2n))
}

const playable = games.filter((game) => game.slot)
const before = process.cpuUsage()
const configs = playable.flatMap((game) => slotOf(game.gameCode)?.config ?? [])
const { user, system } = process.cpuUsage(before)

describe('every playable slot of the catalogue', () => {
  test('has a valid configuration', () => {
    expect(configs).toHaveLength(playable.length)
    expect(configs.length).toBeGreaterThanOrEqual(430)
    expect(
      configs.map((config) => [config.gameCode, configFault(config)]).filter(([, fault]) => fault !== null),
    ).toEqual([])
  })

  test('declares the return of an independent computation, between 94 and 97 per cent', () => {
    const wrong = configs.filter(
      (config) =>
        recomputedBp(config) !== config.rtpBp || config.rtpBp < returnBandBp.from || config.rtpBp > returnBandBp.to,
    )
    expect(wrong.map((config) => [config.gameCode, config.rtpBp, recomputedBp(config)])).toEqual([])
  })

  test('has reels of its own', () => {
    expect(new Set(configs.map((config) => JSON.stringify([config.strips, config.pays]))).size).toBe(configs.length)
  })

  test('has the volatility of its catalogue row', () => {
    expect(playable.filter((game) => slotOf(game.gameCode)?.config.volatility !== game.slot?.volatility)).toEqual([])
  })
})

test('the hand-written flagships are in the catalogue', () => {
  expect(flagships.length).toBeGreaterThanOrEqual(3)
  expect(flagships.map((config) => slotOf(config.gameCode)?.config)).toEqual(flagships)
})

test('a declared return that is one basis point off is detected', () => {
  const [config] = configs
  expect(config && recomputedBp({ ...config, rtpBp: config.rtpBp + 1 })).not.toBe(config && config.rtpBp + 1)
})

test('the same game code always gives the same reels', () => {
  const pinned = (['low', 'medium', 'high'] as const).map((volatility) =>
    configHash(generateConfig({ gameCode: 'PIN_game', theme: 'gems', volatility })),
  )
  expect(pinned).toMatchInlineSnapshot(`
[
  "78a037520a8e5da9b1006c3e3c92f1ffd59a0d29a33f5edcdfe18b5ec2018a2e",
  "20acedbae98d244b3efc4a1f7027a3140fdb5bf309afd6c035ef2fb64f55de66",
  "9185795e72d13e871b9c8da4ad1bd197c9e731deb46f4b5e3673a4ce4e8a950c",
]
`)
})

test('all configurations are generated in less than ten seconds of CPU time', () => {
  expect((user + system) / 1000).toBeLessThan(10_000)
})
