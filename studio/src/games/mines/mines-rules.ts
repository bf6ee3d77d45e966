import { z } from 'zod'
import { minor, zero } from '../../money/minor'
import type { Minor } from '../../money/minor'
import { shuffled } from '../../rules/deck'
import { soloEngine } from '../../rules/solo-engine'
import type { SoloRules } from '../../rules/solo-rules'
import { stakeOfChoice, stakeText } from '../choice'
import { ladderOf } from './mines-ladder'

export const minesConfig = z.strictObject({
  engine: z.literal('mines@1'),
  columns: z.number().int().min(2).max(8),
  rows: z.number().int().min(2).max(8),
  /** House edge in basis points. */
  edgeBp: z.number().int().min(1).max(2000),
  /** Permitted numbers of mines. */
  mines: z.array(z.number().int().min(1)).min(1),
  /** Hundredths of the stake: a round that reaches them is over and pays what it reached. */
  endsAt: z.number().int().min(200),
})
export type MinesConfig = z.infer<typeof minesConfig>

const minesChoice = z.strictObject({ stake: stakeText, mines: z.number().int() })
export type MinesChoice = z.infer<typeof minesChoice>

const minesAction = z.union([
  z.strictObject({ pick: z.number().int().min(0) }),
  z.strictObject({ out: z.literal(true) }),
])
export type MinesAction = z.infer<typeof minesAction>

type State = {
  readonly choice: MinesChoice
  readonly mines: ReadonlySet<number>
  /** Tiles in the order in which they were turned; the last one may be a mine. */
  readonly picks: readonly number[]
  readonly isOut: boolean
}

export type MinesView = {
  readonly picks: readonly number[]
  /** The mine that ended the round. */
  readonly hit: number | null
  /** Positions of the mines; null until the round is over. */
  readonly mines: readonly number[] | null
  /** Hundredths of the stake that leaving pays now, and after one more safe tile; null when there is none. */
  readonly now: number
  readonly next: number | null
}

const hitOf = ({ picks, mines }: State): number | null => picks.find((pick) => mines.has(pick)) ?? null

const reached = (config: MinesConfig, { choice, picks }: State): number =>
  picks.length === 0 ? 0 : (ladderOf(config, choice.mines)[picks.length - 1] ?? 0)

const isOver = (config: MinesConfig, state: State): boolean =>
  state.isOut || hitOf(state) !== null || state.picks.length === ladderOf(config, state.choice.mines).length

const minesRules: SoloRules<MinesConfig, MinesChoice, MinesAction, State, MinesView> = {
  engine: 'mines@1',
  config: minesConfig,
  choice: minesChoice,
  action: minesAction,
  stakeOf: (_config, choice) => stakeOfChoice(choice),
  allows: (config, { mines }) => config.mines.includes(mines),
  start: (config, choice, draw) => {
    const tiles = Array.from({ length: config.columns * config.rows }, (_, tile) => tile)
    return { choice, mines: new Set(shuffled(tiles, draw).slice(0, choice.mines)), picks: [], isOut: false }
  },
  act: (config, state, action) => {
    if ('out' in action)
      return state.picks.length > 0 ? { kind: 'next', state: { ...state, isOut: true } } : { kind: 'refused' }
    const { pick } = action
    if (pick >= config.columns * config.rows || state.picks.includes(pick)) return { kind: 'refused' }
    return { kind: 'next', state: { ...state, picks: [...state.picks, pick] } }
  },
  extraOf: () => zero,
  prepaid: true,
  payoutOf: (config, state): Minor | null => {
    if (!isOver(config, state)) return null
    if (hitOf(state) !== null) return zero
    return minor((stakeOfChoice(state.choice) * BigInt(reached(config, state))) / 100n)
  },
  view: (config, state) => {
    const over = isOver(config, state)
    const hit = hitOf(state)
    return {
      picks: state.picks,
      hit,
      mines: over ? [...state.mines].sort((a, b) => a - b) : null,
      now: hit === null ? reached(config, state) : 0,
      next: over ? null : (ladderOf(config, state.choice.mines)[state.picks.length] ?? null),
    }
  },
  // An abandoned round without a turned tile turns one, so that a bet never avoids its risk.
  leave: (_config, { picks }) => (picks.length === 0 ? { pick: 0 } : { out: true }),
  paceMs: () => 2500,
}

export const minesEngine = soloEngine(minesRules)
