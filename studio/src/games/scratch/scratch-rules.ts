import { z } from 'zod'
import { minor, zero } from '../../money/minor'
import { shuffled } from '../../rules/deck'
import type { Draw } from '../../rules/draw'
import { soloEngine } from '../../rules/solo-engine'
import type { SoloRules } from '../../rules/solo-rules'
import { stakeChoice, stakeOfChoice } from '../choice'

export const scratchConfig = z
  .strictObject({
    engine: z.literal('scratch@1'),
    columns: z.number().int().min(2).max(4),
    rows: z.number().int().min(2).max(4),
    /** Three of a symbol pay its prize, in hundredths of the stake; dearest first. `weight`: tickets of that prize in the run. */
    prizes: z
      .array(z.strictObject({ pays: z.number().int().min(1), weight: z.number().int().min(1) }))
      .min(4)
      .max(12),
    blanks: z.number().int().min(1),
  })
  .refine(({ columns, rows, prizes }) => (prizes.length - 1) * 2 + 3 >= columns * rows && columns * rows >= 5, {
    error: 'there are too few symbols for the places of a ticket',
  })
export type ScratchConfig = z.infer<typeof scratchConfig>

export type ScratchChoice = z.infer<typeof stakeChoice>
type State = ScratchChoice & {
  readonly cells: readonly number[]
  /** The symbol that stands three times; null on a blank. */
  readonly prize: number | null
}
export type ScratchView = Pick<State, 'cells' | 'prize'>

const drawnPrize = ({ prizes, blanks }: ScratchConfig, draw: Draw): number | null => {
  let left = draw(prizes.reduce((sum, { weight }) => sum + weight, blanks))
  for (const [index, { weight }] of prizes.entries()) {
    if (left < weight) return index
    left -= weight
  }
  return null
}

/** The winning symbol three times, every other one twice at most. */
const cellsOf = ({ columns, rows, prizes }: ScratchConfig, prize: number | null, draw: Draw): readonly number[] => {
  const symbols = prizes.map((_, index) => index).filter((index) => index !== prize)
  const winning = prize === null ? [] : [prize, prize, prize]
  const others = shuffled([...symbols, ...symbols], draw).slice(0, columns * rows - winning.length)
  return shuffled([...winning, ...others], draw)
}

const scratchRules: SoloRules<ScratchConfig, ScratchChoice, never, State, ScratchView> = {
  engine: 'scratch@1',
  config: scratchConfig,
  choice: stakeChoice,
  action: z.never(),
  stakeOf: (_config, choice) => stakeOfChoice(choice),
  allows: () => true,
  start: (config, choice, draw) => {
    const prize = drawnPrize(config, draw)
    return { ...choice, prize, cells: cellsOf(config, prize, draw) }
  },
  act: () => ({ kind: 'refused' }),
  extraOf: () => zero,
  prepaid: true,
  payoutOf: (config, { stake, prize }) =>
    prize === null ? zero : minor((stakeOfChoice({ stake }) * BigInt(config.prizes[prize]?.pays ?? 0)) / 100n),
  view: (_config, { cells, prize }) => ({ cells, prize }),
  leave: (_config, { cells }) => {
    throw new Error(`a ticket of ${cells.length} places is never left open`)
  },
  paceMs: () => 2500,
}

export const scratchEngine = soloEngine(scratchRules)
