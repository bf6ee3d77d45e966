import {
  FIRST_PAYING,
  REELS,
  ROWS,
  SCATTER,
  WILD,
  freeSpinsFor,
  linePrize,
  prizeOf,
  slotSymbols,
  symbolAt,
} from './slot-config'
import type { SlotConfig } from './slot-config'

const windowsOf = (config: SlotConfig, reel: number): number[][] => {
  const distinct = new Map<string, number[]>()
  config.strips[reel]?.forEach((_, stop) => {
    const window = Array.from({ length: ROWS }, (_row, row) => symbolAt(config, reel, stop, row))
    distinct.set(window.join(), window)
  })
  return [...distinct.values()]
}

type Partial = {
  readonly settled: number
  readonly runs: readonly { readonly line: number; readonly symbol: number }[]
  readonly scatters: number
}

/**
 * The dearest screen by branch and bound over the windows of each reel: a branch is cut when even five of a kind on
 * every line still running, and scatters on every reel to come, cannot beat the best screen found.
 */
const dearestScreen = (config: SlotConfig, scatterValue: (scatters: number) => number): number => {
  const windows = config.strips.map((_, reel) => windowsOf(config, reel))
  const fives = slotSymbols.map((_, symbol) => linePrize(config, symbol, REELS))
  let best = 0
  const extend = (partial: Partial, reel: number, window: readonly number[]): Partial => {
    let settled = partial.settled
    const runs = partial.runs.filter(({ line, symbol }) => {
      const next = window[config.lines[line]?.[reel] ?? 0]
      if (next === symbol || next === WILD) return true
      settled += linePrize(config, symbol, reel)
      return false
    })
    return { settled, runs, scatters: partial.scatters + (window.includes(SCATTER) ? 1 : 0) }
  }
  const bound = ({ settled, runs, scatters }: Partial, reelsLeft: number): number =>
    runs.reduce((sum, { symbol }) => sum + (fives[symbol] ?? 0), settled + scatterValue(scatters + reelsLeft))
  const descend = (partial: Partial, reel: number): void => {
    if (reel === REELS) {
      best = Math.max(best, bound(partial, 0))
      return
    }
    const next = (windows[reel] ?? []).map((window) => {
      const extended = extend(partial, reel, window)
      return { extended, reach: bound(extended, REELS - 1 - reel) }
    })
    next.sort((a, b) => b.reach - a.reach)
    for (const { extended, reach } of next) {
      if (reach <= best) return
      descend(extended, reel + 1)
    }
  }
  const starts = (windows[0] ?? []).map(
    (window): Partial => ({
      settled: 0,
      runs: config.lines.flatMap((line, index) => {
        const symbol = window[line[0]] ?? SCATTER
        return symbol >= FIRST_PAYING ? [{ line: index, symbol }] : []
      }),
      scatters: window.includes(SCATTER) ? 1 : 0,
    }),
  )
  starts.sort((a, b) => bound(b, REELS - 1) - bound(a, REELS - 1))
  for (const start of starts) if (bound(start, REELS - 1) > best) descend(start, 1)
  return best
}

/** The highest round: a paid screen with the free spins it wins, each at its highest. */
export const maxWinUnits = (config: SlotConfig): number => {
  const prize = (scatters: number): number => prizeOf(config.scatterPays, scatters) * config.lines.length
  const single = dearestScreen(config, prize)
  const multiplier = config.freeSpins?.multiplier ?? 0
  if (!config.freeSpins) return single
  return dearestScreen(config, (scatters) => prize(scatters) + freeSpinsFor(config, scatters) * multiplier * single)
}
