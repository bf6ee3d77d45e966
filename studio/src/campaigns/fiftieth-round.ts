import { randomUUID } from 'node:crypto'
import { gameOf } from '../games/game-library'
import type { RoundPrize, RoundRecord } from '../store/records'
import { everyRounds } from './campaign-terms'

/**
 * A demo campaign of the studio: every fiftieth round of a pair of seeds earns the game's lowest stake. It is
 * no part of the game's return, hangs on no outcome, and anybody can see from the number of a round whether it earns it.
 */
export const prizeOf = (
  round: Pick<RoundRecord, 'mode' | 'table' | 'nonce' | 'gameCode' | 'scale'>,
): RoundPrize | null => {
  if (round.mode === 'demo' || round.table !== null || (round.nonce + 1) % everyRounds !== 0) return null
  const [lowest] = gameOf(round.gameCode)?.stakes(round.scale) ?? []
  return lowest === undefined ? null : { txId: randomUUID(), amount: String(lowest), paid: false }
}
