import { turnMs } from '../../../games/slot/turn-time'
import { SCATTER } from '../../../engine/slot-config'
import type { SlotConfig } from '../../../engine/slot-config'
import type { SpinOutcome } from '../../../engine/spin'
import { pause } from '../../frame/retry-until-answered'
import type { ReelStage } from '../reels/reel-stage'
import { coinsFor } from '../reels/coins-for'
import { cellsWhere, lineWinOf } from '../reels/win-lines'
import type { ShownWin } from '../reels/win-lines'

export type FreeIntro = { readonly count: number; readonly times: number }

type Parts = {
  readonly config: SlotConfig
  readonly reels: ReelStage
  readonly onWin: () => void
  /** The free spins that were won are announced; null when they begin. */
  readonly onIntro: (intro: FreeIntro | null) => void
  readonly onFreeTurn: (turn: number, count: number) => void
}

/** The lines in turn, or the scatters when no line pays. */
const shownWins = (config: SlotConfig, { grid, lineWins }: SpinOutcome): readonly ShownWin[] =>
  lineWins.length > 0
    ? lineWins.map(({ line, count }) => lineWinOf(line, config.lines[line] ?? [], count))
    : [{ cells: cellsWhere(grid, (symbol) => symbol === SCATTER), line: null }]

/** Shows every turn of a round, one after the other. Only a turn that pays above the stake shows its lines. */
export const playTurns = async (spins: readonly SpinOutcome[], parts: Parts): Promise<void> => {
  const { config, reels, onWin, onIntro, onFreeTurn } = parts
  const lines = config.lines.length
  const free = spins.length - 1
  for (const [turn, spin] of spins.entries()) {
    const began = performance.now()
    if (turn > 0) {
      onFreeTurn(turn, free)
      reels.launch()
    }
    await reels.land(spin.stops)
    const above = spin.units > lines
    if (above) {
      reels.showWins(shownWins(config, spin), coinsFor(spin.units / lines))
      onWin()
    }
    if (turn === 0 && free > 0) {
      await pause(above ? 1500 : 500)
      onIntro({ count: free, times: config.freeSpins?.multiplier ?? 1 })
      await pause(2000)
      onIntro(null)
    } else if (turn > 0) await pause(Math.max(above ? 1100 : 300, turnMs - (performance.now() - began)))
  }
}
