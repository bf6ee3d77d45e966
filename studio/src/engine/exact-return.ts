import { FIRST_PAYING, ROWS, SCATTER, WILD, freeSpinsFor, prizeOf } from './slot-config'
import type { SlotConfig, ThreeFourFive } from './slot-config'

/**
 * The exact return by line algebra. Reels are independent rings, so every line sees the same distribution and the
 * expected prize of one line is a sum over (symbol, run length) of products of stop counts. All counts stay below
 * 60⁵ × 10⁴ ≈ 8·10¹², far inside the exact integers of a double; only the last product needs bigint.
 */
export type ExactReturn = { readonly numerator: bigint; readonly denominator: bigint }

const stripCounts = (config: SlotConfig): readonly (readonly number[])[] =>
  config.strips.map((strip) => {
    const counts = Array.from({ length: 10 }, () => 0)
    for (const symbol of strip) counts[symbol] = (counts[symbol] ?? 0) + 1
    return counts
  })

/** Stop combinations in which a line shows exactly 3, 4 or 5 of `symbol` from the left. */
const runCounts = (
  counts: readonly (readonly number[])[],
  lengths: readonly number[],
  symbol: number,
): readonly [number, number, number] => {
  const fits = counts.map((reel) => (reel[symbol] ?? 0) + (reel[WILD] ?? 0))
  const [f1 = 0, f2 = 0, f3 = 0, f4 = 0, f5 = 0] = fits
  const [, , , n4 = 0, n5 = 0] = lengths
  const three = f1 * f2 * f3
  return [three * (n4 - f4) * n5, three * f4 * (n5 - f5), three * f4 * f5]
}

/** Stop combinations by the number of scatters shown (0 to 5). */
export const scatterCounts = (config: SlotConfig): readonly number[] =>
  config.strips.reduce<number[]>(
    (ways, strip) => {
      const showing = strip.filter((symbol) => symbol === SCATTER).length * ROWS
      return [...ways, 0].map((way, n) => way * (strip.length - showing) + (ways[n - 1] ?? 0) * showing)
    },
    [1],
  )

type Runs = readonly [number, number, number]

/** By paying symbol: what `runCounts` says of it. */
export const runsOf = (config: SlotConfig): readonly Runs[] => {
  const lengths = config.strips.map((strip) => strip.length)
  const counts = stripCounts(config)
  return config.pays.map((_, i) => runCounts(counts, lengths, FIRST_PAYING + i))
}

/** Sum of the line prizes over all ways, for one line. */
export const lineSumOf = (pays: readonly ThreeFourFive[], runs: readonly Runs[]): number =>
  pays.reduce((sum, [three, four, five], i) => {
    const [threes, fours, fives] = runs[i] ?? [0, 0, 0]
    return sum + three * threes + four * fours + five * fives
  }, 0)

export type ReturnParts = {
  /** All stop combinations of one spin. */
  readonly ways: number
  /** Σ line prizes over all ways, for one line (units of a line bet). */
  readonly lineSum: number
  /** Σ scatter prizes over all ways (units of the stake). */
  readonly scatterSum: number
  /** Σ free spins won over all ways, times their multiplier. */
  readonly freeSum: number
}

export const returnParts = (config: SlotConfig): ReturnParts => {
  const scatters = scatterCounts(config)
  const over = (prize: (n: number) => number) => scatters.reduce((sum, way, n) => sum + way * prize(n), 0)
  return {
    ways: config.strips.reduce((product, strip) => product * strip.length, 1),
    lineSum: lineSumOf(config.pays, runsOf(config)),
    scatterSum: over((n) => prizeOf(config.scatterPays, n)),
    freeSum: over((n) => freeSpinsFor(config, n)) * (config.freeSpins?.multiplier ?? 0),
  }
}

/** Return = (lines + scatters) × (1 + expected free spins × multiplier), because free spins never win free spins. */
export const returnOfParts = ({ ways, lineSum, scatterSum, freeSum }: ReturnParts): ExactReturn => ({
  numerator: BigInt(lineSum + scatterSum) * BigInt(ways + freeSum),
  denominator: BigInt(ways) * BigInt(ways),
})

export const exactReturn = (config: SlotConfig): ExactReturn => returnOfParts(returnParts(config))

/** Rounded to the nearest basis point, half up, in integers. */
export const basisPoints = ({ numerator, denominator }: ExactReturn): number =>
  Number((numerator * 20000n + denominator) / (denominator * 2n))
