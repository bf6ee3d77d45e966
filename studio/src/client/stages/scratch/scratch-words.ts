import type { ScratchChoice, ScratchConfig, ScratchView } from '../../../games/scratch/scratch-rules'
import { listOf } from '../../announcer/sentences'
import type { StageWords } from '../../frame/stage-props'
import type { ScratchKey } from './texts'

/** The pictures of the ticket, cell by cell. */
export const scratchWords: StageWords<ScratchConfig, ScratchChoice, ScratchView, ScratchKey> = ({
  view,
  lang,
  iconNames,
}) =>
  listOf(
    lang,
    view.cells.map((symbol) => iconNames[symbol] ?? ''),
  )
