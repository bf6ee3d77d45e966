import { z } from 'zod'
import { soloEngine } from '../../rules/solo-engine'
import type { SoloRules } from '../../rules/solo-rules'
import { stakeChoice, stakeOfChoice } from '../choice'
import { turnMs } from '../slot/turn-time'
import { prizeMoney } from '../stakes'
import { reelConfigOf } from './reel-config'
import type { ReelConfig } from './reel-config'
import type { ReelEngineName } from './reel-symbols'
import { outcomeAt, unitsOf } from './turn-outcome'
import type { TurnOutcome } from './turn-outcome'

export type ReelChoice = { readonly stake: string }
export type ReelView = TurnOutcome
type State = TurnOutcome & ReelChoice

const rulesOf = (engine: ReelEngineName): SoloRules<ReelConfig, ReelChoice, never, State, ReelView> => ({
  engine,
  config: reelConfigOf(engine),
  choice: stakeChoice,
  action: z.never(),
  stakeOf: (_config, choice) => stakeOfChoice(choice),
  allows: () => true,
  start: (config, choice, draw) => ({
    ...outcomeAt(
      config,
      config.strips.map((strip) => draw(strip.length)),
    ),
    ...choice,
  }),
  act: () => ({ kind: 'refused' }),
  extraOf: (_config, _state, action) => action,
  prepaid: true,
  payoutOf: (config, state) => prizeMoney(state.units, stakeOfChoice(state), unitsOf(config)),
  view: (_config, { stops, grid, wins, units }) => ({ stops, grid, wins, units }),
  leave: (_config, { stops }) => {
    throw new Error(`a turn of ${stops.length} reels is never left open`)
  },
  paceMs: () => turnMs,
})

export const linesEngine = soloEngine(rulesOf('lines-3x3@1'))
export const waysEngine = soloEngine(rulesOf('ways-5x3@1'))
