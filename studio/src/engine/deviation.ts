import { returnParts, scatterCounts } from './exact-return'
import { FIRST_PAYING, ROWS, SCATTER, WILD, freeSpinsFor, prizeOf } from './slot-config'
import type { Line, SlotConfig } from './slot-config'

/** Increase of the prize by each further symbol of a run, so that "at least k" events can be summed. */
const stepsOf = (config: SlotConfig): number[][] =>
  config.pays.map(([three, four, five]) => [three, four - three, five - four])

const fits = (symbol: number, paying: number): boolean => symbol === WILD || symbol === FIRST_PAYING + paying

/** joint[reel][Δrow + 2][s · 8 + t]: chance that a row fits s while the row Δ below it fits t. */
const jointChances = (config: SlotConfig): Float64Array[][] => {
  const kinds = config.pays.length
  return config.strips.map((strip) =>
    [-2, -1, 0, 1, 2].map((delta) => {
      const table = new Float64Array(kinds * kinds)
      strip.forEach((here, stop) => {
        const there = strip[(stop + delta + strip.length) % strip.length] ?? SCATTER
        for (let s = 0; s < kinds; s += 1) {
          if (!fits(here, s)) continue
          for (let t = 0; t < kinds; t += 1)
            if (fits(there, t)) table[s * kinds + t] = (table[s * kinds + t] ?? 0) + 1 / strip.length
        }
      })
      return table
    }),
  )
}

/** Expected product of the prizes of two lines whose rows differ by `delta` on each reel. */
const pairProduct = (joint: Float64Array[][], steps: number[][], delta: readonly number[]): number => {
  const kinds = steps.length
  const none = new Float64Array(kinds * kinds)
  const table = (reel: number, shift: number): Float64Array => joint[reel]?.[shift + 2] ?? none
  const [j1 = none, j2 = none, j3 = none, j4 = none, j5 = none] = delta.map((shift, reel) => table(reel, shift))
  const own4 = table(3, 0)
  const own5 = table(4, 0)
  let sum = 0
  for (let s = 0; s < kinds; s += 1) {
    const [a3 = 0, a4 = 0, a5 = 0] = steps[s] ?? []
    const s4 = own4[s * kinds + s] ?? 0
    const s45 = s4 * (own5[s * kinds + s] ?? 0)
    const s5 = own5[s * kinds + s] ?? 0
    for (let t = 0; t < kinds; t += 1) {
      const cell = s * kinds + t
      const three = (j1[cell] ?? 0) * (j2[cell] ?? 0) * (j3[cell] ?? 0)
      if (three === 0) continue
      const [b3 = 0, b4 = 0, b5 = 0] = steps[t] ?? []
      const t4 = own4[t * kinds + t] ?? 0
      const t5 = own5[t * kinds + t] ?? 0
      const four = three * (j4[cell] ?? 0)
      const five = four * (j5[cell] ?? 0)
      sum += three * (a3 * (b3 + b4 * t4 + b5 * t4 * t5) + b3 * (a4 * s4 + a5 * s45))
      sum += four * (a4 * b4 + a4 * b5 * t5 + a5 * b4 * s5) + five * a5 * b5
    }
  }
  return sum
}

const linesSquared = (config: SlotConfig, steps: number[][]): number => {
  const joint = jointChances(config)
  const times = new Map<string, { delta: number[]; count: number }>()
  config.lines.forEach((a, i) =>
    config.lines.slice(i).forEach((b, j) => {
      const delta = a.map((row, reel) => (b[reel] ?? 0) - row)
      const known = times.get(delta.join())
      const count = j === 0 ? 1 : 2
      if (known) known.count += count
      else times.set(delta.join(), { delta, count })
    }),
  )
  return [...times.values()].reduce((sum, { delta, count }) => sum + count * pairProduct(joint, steps, delta), 0)
}

type ScatterSplit = readonly [without: number, withOne: number]

/** Number of a reel's stops by scatter in the window, among those whose `row` fits (or all). */
const splitOf = (strip: readonly number[], row: number, paying: number | null): ScatterSplit => {
  let without = 0
  let withOne = 0
  strip.forEach((top, stop) => {
    const shown = strip[(stop + row) % strip.length] ?? SCATTER
    if (paying !== null && !fits(shown, paying)) return
    const scatter =
      top === SCATTER || strip[(stop + 1) % strip.length] === SCATTER || strip[(stop + 2) % strip.length] === SCATTER
    if (scatter) withOne += 1
    else without += 1
  })
  return [without / strip.length, withOne / strip.length]
}

/** Σ over lines of E[prize; n scatters are shown], for n = 0 … 5. */
const linesByScatters = (config: SlotConfig, steps: number[][]): readonly number[] => {
  const whole = config.strips.map((strip) => splitOf(strip, 0, null))
  const fitting = config.strips.map((strip) =>
    Array.from({ length: ROWS }, (_r, row) => config.pays.map((_p, paying) => splitOf(strip, row, paying))),
  )
  const total = Array.from({ length: config.strips.length + 1 }, () => 0)
  const add = (line: Line, paying: number, length: number, gain: number): void => {
    const ways = new Float64Array(total.length)
    ways[0] = gain
    line.forEach((row, reel) => {
      const [without, withOne] = (reel < length ? fitting[reel]?.[row]?.[paying] : whole[reel]) ?? [0, 0]
      for (let n = reel + 1; n >= 0; n -= 1)
        ways[n] = (ways[n] ?? 0) * without + (n > 0 ? (ways[n - 1] ?? 0) * withOne : 0)
    })
    ways.forEach((way, n) => {
      total[n] = (total[n] ?? 0) + way
    })
  }
  for (const line of config.lines)
    steps.forEach((step, paying) => step.forEach((gain, k) => add(line, paying, k + 3, gain)))
  return total
}

/**
 * Standard deviation of a round in stakes. With B a spin, F(n) the free spins of n scatters and M their multiplier,
 * R = B + M·ΣBᵢ over F spins that are independent of B, so
 * E[R²] = E[B²] + 2Mμ·E[B·F] + M²σ²·E[F] + M²μ²·E[F²].
 */
export const deviationOf = (config: SlotConfig): number => {
  const lines = config.lines.length
  const steps = stepsOf(config)
  const scatters = scatterCounts(config)
  const { ways, lineSum, scatterSum } = returnParts(config)
  const overScatters = (g: (n: number) => number): number =>
    scatters.reduce((sum, way, n) => sum + (way / ways) * g(n), 0)
  const prize = (n: number): number => prizeOf(config.scatterPays, n) * lines
  const free = (n: number): number => freeSpinsFor(config, n)
  const multiplier = config.freeSpins?.multiplier ?? 0
  const byScatters = linesByScatters(config, steps)
  const linesTimes = (g: (n: number) => number): number => byScatters.reduce((sum, part, n) => sum + part * g(n), 0)
  const mean = (lines * (lineSum + scatterSum)) / ways
  const square = linesSquared(config, steps) + 2 * linesTimes(prize) + overScatters((n) => prize(n) ** 2)
  const spinWithFree = config.freeSpins ? linesTimes(free) + overScatters((n) => prize(n) * free(n)) : 0
  const roundSquare =
    square +
    2 * multiplier * mean * spinWithFree +
    multiplier ** 2 * ((square - mean ** 2) * overScatters(free) + mean ** 2 * overScatters((n) => free(n) ** 2))
  const roundMean = mean * (1 + multiplier * overScatters(free))
  return Math.sqrt(roundSquare - roundMean ** 2) / lines
}
