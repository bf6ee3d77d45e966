import type { SharedEngine, SharedGame } from '../rules/shared-engine'
import type { SoloEngine, SoloGame } from '../rules/solo-engine'
import { minesEngine } from './mines/mines-rules'
import { scratchEngine } from './scratch/scratch-rules'
import { slotEngine } from './slot/slot-rules'
import { tableEngines } from './table-engines'

/** Every engine that has decided a round; the proof page carries the same list. */
const engines: readonly (SoloEngine | SharedEngine)[] = [slotEngine, minesEngine, scratchEngine, ...tableEngines]

/** The rules of any configuration, by the engine that it names; null when no engine reads it. */
export const engineOf = (config: unknown): SoloGame | SharedGame | null => {
  if (typeof config !== 'object' || config === null || !('engine' in config)) return null
  return engines.find(({ engine }) => engine === config.engine)?.gameOf(config) ?? null
}
