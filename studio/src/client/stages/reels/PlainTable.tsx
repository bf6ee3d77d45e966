import { useMemo } from 'react'
import type { ReelConfig } from '../../../games/reels/reel-config'
import { ROWS, reelSymbols } from '../../../games/reels/reel-symbols'
import type { ReelChoice, ReelView } from '../../../games/reels/reel-rules'
import { fits, unitsOf } from '../../../games/reels/turn-outcome'
import type { ReelWin } from '../../../games/reels/turn-outcome'
import type { StageProps } from '../../frame/stage-props'
import { Cabinet } from './Cabinet'
import { coinsFor } from './coins-for'
import type { ReelStage } from './reel-stage'
import type { ReelKey } from './texts'
import { cellsWhere, lineWinOf } from './win-lines'
import type { ShownWin } from './win-lines'

const stopsOf = ({ stops }: ReelView): readonly number[] => stops

const shownWin = (config: ReelConfig, grid: ReelView['grid'], win: ReelWin): ShownWin => {
  if ('line' in win)
    return lineWinOf(win.line, config.engine === 'lines-3x3@1' ? (config.lines[win.line] ?? []) : [], win.count)
  const cells = cellsWhere(grid, (symbol, reel) => reel < win.count && fits(symbol, win.symbol))
  return { cells, line: null }
}

type Sounds = { readonly onWin: () => void }

/** Stops the reels; only a turn that pays above the stake shows its wins. */
export const showTurn = async (
  config: ReelConfig,
  { stops, grid, wins, units }: ReelView,
  reels: ReelStage,
  { onWin }: Sounds,
): Promise<void> => {
  await reels.land(stops)
  const stakes = units / unitsOf(config)
  if (stakes <= 1) return
  reels.showWins(
    wins.map((win) => shownWin(config, grid, win)),
    coinsFor(stakes),
  )
  onWin()
}

/** Reels without free spins: one turn a round. */
export const PlainTable = <Key extends string>(
  props: StageProps<ReelConfig, ReelChoice, never, ReelView, Key | ReelKey>,
) => {
  const { config, sound, reducedMotion } = props
  const set = useMemo(
    () => ({ strips: config.strips, rows: ROWS, symbols: reelSymbols[config.engine], awaited: null }),
    [config],
  )
  return (
    <Cabinet
      set={set}
      stage={props}
      stopsOf={stopsOf}
      show={(view, reels) =>
        showTurn(config, view, reels, {
          onWin: () => {
            if (!reducedMotion) sound.line()
          },
        })
      }
    />
  )
}
