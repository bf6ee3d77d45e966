import { z } from 'zod'
import { ROWS, WILD, reelSymbols, reelsOf } from './reel-symbols'
import type { ReelEngineName } from './reel-symbols'

/** Everything that decides a turn. Prizes are whole units, of which a stake has `unitsOf`. */
const basis = {
  volatility: z.enum(['low', 'medium', 'high']),
  /** The declared return in basis points, rounded down. */
  rtpBp: z.number().int().min(0).max(10_000),
  /** Numbers of `reelSymbols`; strips are rings. */
  strips: z.array(z.array(z.number().int().min(0)).min(8).max(60)),
  /** By paying symbol, the prizes of three of a kind and more. */
  pays: z.array(z.array(z.number().int().min(1)).min(1)),
}

const linesConfig = z.strictObject({
  engine: z.literal('lines-3x3@1'),
  ...basis,
  /** Row by reel of every line, 0 at the top. */
  lines: z
    .array(
      z.array(
        z
          .number()
          .int()
          .min(0)
          .max(ROWS - 1),
      ),
    )
    .min(1),
})
const waysConfig = z.strictObject({
  engine: z.literal('ways-5x3@1'),
  ...basis,
  units: z.number().int().min(1),
})

export type ReelConfig = z.infer<typeof linesConfig> | z.infer<typeof waysConfig>

/** The first rule that a configuration breaks, or null. */
const faultOf = (config: ReelConfig): string | null => {
  const reels = reelsOf[config.engine]
  const symbols = reelSymbols[config.engine].length
  if (config.strips.length !== reels) return `there are ${reels} reels`
  if (config.strips.some((strip) => strip.some((symbol) => symbol >= symbols))) return 'unknown symbol on a strip'
  if (config.strips[0]?.includes(WILD)) return 'the first reel has no wild'
  if (config.pays.length !== symbols - 1 || config.pays.some((prizes) => prizes.length !== reels - 2))
    return 'every paying symbol has a prize for three of a kind and more'
  if (config.pays.some((prizes) => prizes.some((prize, i) => prize < (prizes[i - 1] ?? 0))))
    return 'prizes grow with the count'
  if (config.engine === 'ways-5x3@1') return null
  if (config.lines.some((line) => line.length !== reels)) return 'a line crosses every reel'
  return new Set(config.lines.map(String)).size === config.lines.length ? null : 'two lines are the same'
}

/** The configurations of one engine. */
export const reelConfigOf = (engine: ReelEngineName): z.ZodType<ReelConfig> =>
  (engine === 'lines-3x3@1' ? linesConfig : waysConfig).superRefine((config: ReelConfig, context) => {
    const fault = faultOf(config)
    if (fault !== null) context.addIssue({ code: 'custom', message: fault })
  })
