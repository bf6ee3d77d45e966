import { slotSymbols } from '../../../engine/slot-config'
import type { SlotConfig } from '../../../engine/slot-config'
import type { ReelConfig } from '../../../games/reels/reel-config'
import { reelSymbols } from '../../../games/reels/reel-symbols'
import type { ReelChoice, ReelView } from '../../../games/reels/reel-rules'
import type { SlotChoice, SlotView } from '../../../games/slot/slot-rules'
import { sentences } from '../../announcer/sentences'
import type { StageWords } from '../../frame/stage-props'
import { symbolName } from './symbol-name'
import type { ReelKey } from './texts'

type Parts = Pick<Parameters<StageWords<unknown, unknown, unknown, ReelKey>>[0], 'iconNames' | 't' | 'lang'>

/** The symbols that stand on the reels, row by row; a grid lists columns. */
const rowsText = (
  grid: readonly (readonly number[])[],
  symbols: readonly string[],
  { iconNames, t, lang }: Parts,
): string =>
  sentences(
    lang,
    (grid[0] ?? []).map((_, row) =>
      t('row', {
        row: row + 1,
        symbols: grid.map((column) => symbolName(symbols[column[row] ?? 0] ?? '', iconNames, t)).join(', '),
      }),
    ),
  )

export const plainReelWords: StageWords<ReelConfig, ReelChoice, ReelView, ReelKey> = (parts) =>
  rowsText(parts.view.grid, reelSymbols[parts.config.engine], parts)

/** The last turn of the round; free spins come after the paid one. */
export const slotWords: StageWords<SlotConfig, SlotChoice, SlotView, ReelKey> = (parts) => {
  const last = parts.view.spins[parts.view.spins.length - 1]
  return last ? rowsText(last.grid, slotSymbols, parts) : null
}
