import { parseConfig } from '../engine/parse-config'
import type { SlotConfig } from '../engine/slot-config'
import { slotOf } from '../games/slot-library'
import type { RoundRecord } from '../store/records'
import type { Store } from '../store/store'

/** The configuration that decided a round: today's where it is still the same, else the archived one. */
export const configOf = async (store: Store, round: RoundRecord): Promise<SlotConfig | null> => {
  const slot = slotOf(round.gameCode)
  if (slot?.hash === round.configHash) return slot.config
  const archived = await store.config(round.configHash)
  const stored: unknown = archived === null ? null : JSON.parse(archived)
  return parseConfig(stored)
}
