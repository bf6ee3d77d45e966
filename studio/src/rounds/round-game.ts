import { engineOf } from '../games/engines'
import { gameOf } from '../games/game-library'
import type { SharedGame } from '../rules/shared-engine'
import type { SoloGame } from '../rules/solo-engine'
import type { RoundRecord } from '../store/records'
import type { Store } from '../store/store'

/** The rules that decided a round: today's where they are still the same, else those of the archived configuration. */
export const roundGameOf = async (store: Store, round: RoundRecord): Promise<SoloGame | SharedGame | null> => {
  const today = gameOf(round.gameCode)?.rules
  if (today?.hash === round.configHash) return today
  const archived = await store.config(round.configHash)
  return archived === null ? null : engineOf(JSON.parse(archived))
}

export const soloGameOf = async (store: Store, round: RoundRecord): Promise<SoloGame | null> => {
  const rules = await roundGameOf(store, round)
  return rules?.kind === 'solo' ? rules : null
}
