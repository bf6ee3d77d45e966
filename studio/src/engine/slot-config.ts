import { sha256Hex } from '../fairness/sha256'

/** Reel symbols, dearest first after the two specials. A strip holds indexes into this list. */
export const slotSymbols = ['wild', 'scatter', 'h1', 'h2', 'h3', 'h4', 'l1', 'l2', 'l3', 'l4'] as const
export type SlotSymbol = (typeof slotSymbols)[number]
export type SymbolIndex = number

export const WILD: SymbolIndex = 0
export const SCATTER: SymbolIndex = 1
/** The first symbol that pays on lines; `pays[i]` belongs to symbol `FIRST_PAYING + i`. */
export const FIRST_PAYING: SymbolIndex = 2

export const REELS = 5
export const ROWS = 3

export type Volatility = 'low' | 'medium' | 'high'
/** Prizes for three, four and five of a kind. */
export type ThreeFourFive = readonly [three: number, four: number, five: number]
/** The row of each reel that a line crosses. */
export type Line = readonly [number, number, number, number, number]

/**
 * Everything that decides a round. Prizes are whole multiples: `pays` of the bet on one line, `scatterPays` of the
 * whole stake. Free spins use the same strips, multiply every prize, and cannot be won again while they run, which
 * is what keeps the return exactly computable.
 */
export type SlotConfig = {
  readonly engine: 'lines-5x3@1'
  readonly gameCode: string
  readonly volatility: Volatility
  /** The declared return in basis points (9612 = 96.12 %). */
  readonly rtpBp: number
  readonly lines: readonly Line[]
  readonly strips: readonly (readonly SymbolIndex[])[]
  readonly pays: readonly ThreeFourFive[]
  readonly scatterPays: ThreeFourFive
  readonly freeSpins: { readonly counts: ThreeFourFive; readonly multiplier: number } | null
}

/** One text per configuration, so that one hash names it for ever. */
const canonicalConfig = (config: SlotConfig): string =>
  JSON.stringify([
    config.engine,
    config.gameCode,
    config.volatility,
    config.rtpBp,
    config.lines,
    config.strips,
    config.pays,
    config.scatterPays,
    config.freeSpins && [config.freeSpins.counts, config.freeSpins.multiplier],
  ])

export const configHash = (config: SlotConfig): string => sha256Hex(canonicalConfig(config))

/** The prize of `count` of a kind, 0 below three. */
export const prizeOf = (prizes: ThreeFourFive | undefined, count: number): number =>
  count < 3 ? 0 : (prizes?.[count - 3] ?? 0)

export const linePrize = (config: SlotConfig, symbol: SymbolIndex, count: number): number =>
  prizeOf(config.pays[symbol - FIRST_PAYING], count)

export const freeSpinsFor = (config: SlotConfig, scatters: number): number =>
  config.freeSpins ? prizeOf(config.freeSpins.counts, scatters) : 0

/** The symbol that stands in `row` of `reel` when the reel stops at `stop`; strips are rings. */
export const symbolAt = (config: SlotConfig, reel: number, stop: number, row: number): SymbolIndex => {
  const strip = config.strips[reel] ?? []
  return strip[(stop + row) % strip.length] ?? SCATTER
}

const isPrizeList = (prizes: ThreeFourFive): boolean =>
  prizes.every((p, i) => Number.isInteger(p) && p >= 0 && (i === 0 || p >= (prizes[i - 1] ?? 0)))

/** The rules the exact algebra rests on; the first that is broken, or null. */
export const configFault = (config: SlotConfig): string | null => {
  if (config.strips.length !== REELS) return 'a slot has five reels'
  if (config.strips.some((strip) => strip.length < 8 || strip.length > 60)) return 'a strip has 8 to 60 stops'
  if (config.strips.some((strip) => strip.some((s) => !Number.isInteger(s) || s < 0 || s >= slotSymbols.length)))
    return 'unknown symbol on a strip'
  if (config.strips[0]?.includes(WILD)) return 'the first reel has no wild, so a line has one paying symbol'
  if (
    config.strips.some((strip) =>
      strip.some((s, i) => s === SCATTER && [1, 2].some((d) => strip[(i + d) % strip.length] === SCATTER)),
    )
  ) {
    return 'scatters stand at least three stops apart, so a window shows one at most'
  }
  if (config.lines.some((line) => line.length !== REELS || line.some((row) => row < 0 || row >= ROWS)))
    return 'a line crosses five reels'
  if (new Set(config.lines.map(String)).size !== config.lines.length) return 'two lines are the same'
  if (config.pays.length !== slotSymbols.length - FIRST_PAYING || !config.pays.every(isPrizeList))
    return 'prizes are whole and grow with the count'
  if (!isPrizeList(config.scatterPays)) return 'scatter prizes are whole and grow with the count'
  if (config.freeSpins && (!isPrizeList(config.freeSpins.counts) || config.freeSpins.multiplier < 1))
    return 'free spins are whole numbers'
  return null
}
