import { z } from 'zod'
import { engine } from '../engine'
import type { EngineReturn } from '../engine'
import { decimalFraction, minus, one, over, plus, sum, times } from '../fraction'
import type { Fraction } from '../fraction'
import { expectedLine, expectedWays, scatterChances } from './reel-sums'

const symbol = z.string().min(1).max(32)
const byCount = z.record(z.string().regex(/^\d{1,2}$/, { error: 'is no count' }), z.number().min(0).max(1_000_000))

const schema = z
  .strictObject({
    strips: z.array(z.array(symbol).min(1).max(500)).min(1).max(7),
    rows: z.number().int().min(1).max(8).default(3),
    lines: z
      .array(z.array(z.number().int().min(0)))
      .min(1)
      .max(1024)
      .optional(),
    ways: z.boolean().default(false),
    wild: symbol.optional(),
    wildMultiplier: z.number().min(1).max(100).default(1),
    scatter: symbol.optional(),
    pays: z.record(symbol, byCount),
    scatterPays: byCount.default({}),
    freeSpins: z
      .strictObject({
        counts: byCount,
        multiplier: z.number().min(1).max(1000).default(1),
        retrigger: z.boolean().default(false),
      })
      .optional(),
  })
  .refine(({ lines, ways }) => (lines !== undefined) !== ways, {
    path: ['lines'],
    error: 'are given, or ways is true, not both',
  })
  .refine(
    ({ lines, strips, rows }) =>
      lines?.every((line) => line.length === strips.length && line.every((row) => row < rows)) ?? true,
    { path: ['lines'], error: 'name one row of the window for every reel' },
  )
  .refine(({ strips, rows }) => strips.every((strip) => strip.length >= rows), {
    path: ['strips'],
    error: 'are at least as long as the window is high',
  })
  .refine(({ pays, scatter }) => scatter === undefined || !Object.hasOwn(pays, scatter), {
    path: ['pays'],
    error: 'are for symbols in a row; those of the scatter stand in scatterPays',
  })
  .refine(({ wild, scatter }) => wild === undefined || wild !== scatter, {
    path: ['scatter'],
    error: 'is another symbol than wild',
  })
  .refine(({ ways, wildMultiplier }) => !ways || wildMultiplier === 1, {
    path: ['wildMultiplier'],
    error: 'is for games of lines',
  })

export const slots = engine({
  what: 'reels of any size, paid by lines or by ways, with scatters and free spins',
  schema,
  fields: {
    strips: 'one list of symbol names for each reel, from top to bottom, joined at its ends',
    rows: 'how many symbols of a reel are shown (default 3)',
    lines: 'row by reel of every line, 0 at the top; or ways: true',
    ways: 'symbols pay anywhere on neighbouring reels from the left, once for each way',
    wild: 'the symbol that stands for all others but the scatter; it may have pays of its own',
    wildMultiplier: 'what a line win that a wild helped is multiplied by (default 1)',
    scatter: 'the symbol that is counted anywhere',
    pays: 'by symbol and count from the left: line bets in a game of lines, stakes in a game of ways; a line pays its dearest reading once',
    scatterPays: 'stakes by count of scatters',
    freeSpins:
      '{ counts: free spins by count of scatters, multiplier of all their prizes (1), retrigger: they can win more (false) }; same strips',
  },
  example: {
    strips: [
      ['A', 'B', 'C'],
      ['A', 'B', 'C'],
      ['A', 'B', 'C'],
    ],
    rows: 1,
    lines: [[0, 0, 0]],
    pays: { A: { 3: 12 }, B: { 3: 8 }, C: { 3: 5 } },
  },
  compute: (config): EngineReturn => {
    const game = {
      ...config,
      lines: config.lines ?? null,
      wild: config.wild ?? null,
      scatter: config.scatter ?? null,
    }
    const scatters = scatterChances(game)
    const byScatters = (values: Readonly<Record<string, number>>): Fraction =>
      sum(scatters.map((chance, count) => times(chance, decimalFraction(values[count] ?? 0))))
    const reels = game.lines ? expectedLine(game) : expectedWays(game)
    const spin = plus(reels, byScatters(config.scatterPays))
    const { freeSpins } = config
    if (!freeSpins) return { main: spin, bets: { reels, scatters: minus(spin, reels) }, rules: 'no free spins' }
    const won = byScatters(freeSpins.counts)
    if (freeSpins.retrigger && won.numerator >= won.denominator)
      throw new RangeError('freeSpins: a free spin wins one or more others on average, so a round never ends')
    const spins = freeSpins.retrigger ? over(won, minus(one, won)) : won
    const free = times(times(spins, decimalFraction(freeSpins.multiplier)), spin)
    return {
      main: plus(spin, free),
      bets: {
        reels,
        scatters: minus(spin, reels),
        freeSpins: free,
        freeSpinsWon: won,
      },
      rules: freeSpins.retrigger ? 'free spins can win more' : 'free spins cannot win more',
    }
  },
})
