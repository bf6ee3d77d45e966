import { FIRST_PAYING, REELS, ROWS, SCATTER, WILD, freeSpinsFor, linePrize, prizeOf, symbolAt } from './slot-config'
import type { Draw } from '../rules/draw'
import type { Line, SlotConfig, SymbolIndex } from './slot-config'

type LineWin = {
  readonly line: number
  readonly symbol: SymbolIndex
  readonly count: number
  readonly units: number
}

/** One turn of the reels. Units are bets on one line; `multiplier` is already in them. */
export type SpinOutcome = {
  readonly stops: readonly number[]
  /** Columns from left to right, each from top to bottom. */
  readonly grid: readonly (readonly SymbolIndex[])[]
  readonly lineWins: readonly LineWin[]
  readonly scatters: number
  readonly scatterUnits: number
  readonly multiplier: number
  readonly units: number
}

/** A paid spin and the free spins it won: one bet, one payout. */
export type RoundOutcome = {
  readonly spins: readonly SpinOutcome[]
  readonly freeSpins: number
  readonly units: number
}

const lineRun = (grid: SpinOutcome['grid'], line: Line): { symbol: SymbolIndex; count: number } => {
  const first = grid[0]?.[line[0]] ?? SCATTER
  if (first < FIRST_PAYING) return { symbol: first, count: 0 }
  let count = 1
  while (count < REELS) {
    const next = grid[count]?.[line[count] ?? 0]
    if (next !== first && next !== WILD) break
    count += 1
  }
  return { symbol: first, count }
}

const rows = Array.from({ length: ROWS }, (_, row) => row)

export const evaluateStops = (config: SlotConfig, stops: readonly number[], multiplier = 1): SpinOutcome => {
  const grid = config.strips.map((_, reel) => rows.map((row) => symbolAt(config, reel, stops[reel] ?? 0, row)))
  const lineWins: LineWin[] = []
  config.lines.forEach((line, index) => {
    const { symbol, count } = lineRun(grid, line)
    const units = linePrize(config, symbol, count) * multiplier
    if (units > 0) lineWins.push({ line: index, symbol, count, units })
  })
  let scatters = 0
  for (const column of grid) for (const symbol of column) if (symbol === SCATTER) scatters += 1
  const scatterUnits = prizeOf(config.scatterPays, scatters) * config.lines.length * multiplier
  const units = lineWins.reduce((sum, win) => sum + win.units, scatterUnits)
  return { stops, grid, lineWins, scatters, scatterUnits, multiplier, units }
}

const turn = (config: SlotConfig, draw: Draw, multiplier: number): SpinOutcome =>
  evaluateStops(
    config,
    config.strips.map((strip) => draw(strip.length)),
    multiplier,
  )

export const playRound = (config: SlotConfig, draw: Draw): RoundOutcome => {
  const paid = turn(config, draw, 1)
  const freeSpins = freeSpinsFor(config, paid.scatters)
  const free = Array.from({ length: freeSpins }, () => turn(config, draw, config.freeSpins?.multiplier ?? 1))
  const spins = [paid, ...free]
  return { spins, freeSpins, units: spins.reduce((sum, spin) => sum + spin.units, 0) }
}
