import type { ReelConfig } from './reel-config'
import { ROWS, WILD } from './reel-symbols'

/** A line that pays, or a symbol that pays on `ways` ways. */
export type ReelWin = {
  readonly symbol: number
  readonly count: number
  readonly units: number
} & ({ readonly line: number } | { readonly ways: number })

export type TurnOutcome = {
  readonly stops: readonly number[]
  /** Columns from left to right, each from top to bottom. */
  readonly grid: readonly (readonly number[])[]
  readonly wins: readonly ReelWin[]
  readonly units: number
}

/** Units per stake: one per line, or the counting parts of a ways game. */
export const unitsOf = (config: ReelConfig): number =>
  config.engine === 'lines-3x3@1' ? config.lines.length : config.units

type Grid = TurnOutcome['grid']

export const fits = (shown: number, symbol: number): boolean => shown === symbol || shown === WILD

const prizeOf = ({ pays }: ReelConfig, symbol: number, count: number): number => pays[symbol - 1]?.[count - 3] ?? 0

/** Number of reels from the left that continue the first one's symbol. */
const runOf = <T>(reels: readonly T[], goesOn: (reel: T, index: number) => boolean): number => {
  const end = reels.findIndex((reel, index) => !goesOn(reel, index))
  return end < 0 ? reels.length : end
}

const lineWins = (config: ReelConfig, lines: readonly (readonly number[])[], grid: Grid): readonly ReelWin[] =>
  lines.flatMap((rows, line) => {
    const symbol = grid[0]?.[rows[0] ?? 0] ?? WILD
    const count = runOf(grid, (column, reel) => fits(column[rows[reel] ?? 0] ?? -1, symbol))
    const units = prizeOf(config, symbol, count)
    return units > 0 ? [{ line, symbol, count, units }] : []
  })

const wayWins = (config: ReelConfig, grid: Grid): readonly ReelWin[] =>
  [...new Set(grid[0])].flatMap((symbol) => {
    const shown = grid.map((column) => column.filter((each) => fits(each, symbol)).length)
    const count = runOf(shown, (each) => each > 0)
    const ways = shown.slice(0, count).reduce((product, each) => product * each, 1)
    const units = prizeOf(config, symbol, count) * ways
    return units > 0 ? [{ ways, symbol, count, units }] : []
  })

export const outcomeAt = (config: ReelConfig, stops: readonly number[]): TurnOutcome => {
  const grid = config.strips.map((strip, reel) =>
    Array.from({ length: ROWS }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? WILD),
  )
  const wins = config.engine === 'lines-3x3@1' ? lineWins(config, config.lines, grid) : wayWins(config, grid)
  return { stops, grid, wins, units: wins.reduce((sum, { units }) => sum + units, 0) }
}
