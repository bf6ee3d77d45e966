import { z } from 'zod'
import { parseConfig } from '../../engine/parse-config'
import { configHash } from '../../engine/slot-config'
import type { SlotConfig } from '../../engine/slot-config'
import { playRound } from '../../engine/spin'
import type { RoundOutcome, SpinOutcome } from '../../engine/spin'
import { soloEngine } from '../../rules/solo-engine'
import type { SoloRules } from '../../rules/solo-rules'
import { stakeChoice, stakeOfChoice } from '../choice'
import { prizeMoney } from '../stakes'
import { turnMs } from './turn-time'

export type SlotChoice = { readonly stake: string }
export type SlotView = { readonly spins: readonly SpinOutcome[] }
type State = RoundOutcome & SlotChoice

const slotRules: SoloRules<SlotConfig, SlotChoice, never, State, SlotView> = {
  engine: 'lines-5x3@1',
  config: z.custom<SlotConfig>((value) => parseConfig(value) !== null),
  choice: stakeChoice,
  action: z.never(),
  stakeOf: (_config, choice) => stakeOfChoice(choice),
  allows: () => true,
  start: (config, choice, draw) => ({ ...playRound(config, draw), ...choice }),
  act: () => ({ kind: 'refused' }),
  extraOf: (_config, _state, action) => action,
  prepaid: true,
  payoutOf: (config, state) => prizeMoney(state.units, stakeOfChoice(state), config.lines.length),
  view: (_config, { spins }) => ({ spins }),
  leave: (_config, state) => {
    throw new Error(`a slot's round of ${state.spins.length} turns is never left open`)
  },
  paceMs: (_config, { spins }) => turnMs * spins.length,
}

export const slotEngine = soloEngine(slotRules, configHash)
