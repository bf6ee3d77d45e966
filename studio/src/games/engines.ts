import type { SharedEngine, SharedGame } from '../rules/shared-engine'
import type { SoloEngine, SoloGame } from '../rules/solo-engine'
import { blackjackEngine } from './blackjack/blackjack-rules'
import { fishingEngine } from './fishing/fishing-rules'
import { eventEngine } from './event/event-engine'
import { lotteryEngine } from './lottery/lottery-engine'
import { minesEngine } from './mines/mines-rules'
import { linesEngine, waysEngine } from './reels/reel-rules'
import { pokerEngine } from './poker/poker-rules'
import { scratchEngine } from './scratch/scratch-rules'
import { slotEngine } from './slot/slot-rules'
import { tableEngines } from './table-engines'
import { videoPokerEngine } from './video-poker/video-poker-rules'

/** Every engine that has decided a round; the proof page carries the same list. */
const engines: readonly (SoloEngine | SharedEngine)[] = [
  ...[slotEngine, linesEngine, waysEngine, minesEngine, scratchEngine],
  ...[videoPokerEngine, blackjackEngine, pokerEngine, fishingEngine],
  ...tableEngines,
  eventEngine,
  lotteryEngine,
]

/** The rules of any configuration, by the engine that it names; null when no engine reads it. */
export const engineOf = (config: unknown): SoloGame | SharedGame | null => {
  if (typeof config !== 'object' || config === null || !('engine' in config)) return null
  return engines.find(({ engine }) => engine === config.engine)?.gameOf(config) ?? null
}
