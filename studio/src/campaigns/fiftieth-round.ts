import { randomUUID } from 'node:crypto'
import { gameOf } from '../games/game-library'
import type { RoundPrize, RoundRecord } from '../store/records'
import { everyRounds, paysPrizes } from './campaign-terms'

/** Demo campaign: every fiftieth round of a seed pair earns the lowest stake. Independent of outcomes. */
export const prizeOf = (
  round: Pick<RoundRecord, 'mode' | 'table' | 'nonce' | 'gameCode' | 'scale' | 'returned'>,
): RoundPrize | null => {
  // A stake that comes back unused carries no risk and earns nothing.
  if (round.returned !== '0') return null
  if (round.mode === 'demo' || round.table !== null || (round.nonce + 1) % everyRounds !== 0) return null
  const game = gameOf(round.gameCode)
  const [lowest] = game && paysPrizes(game.figures()) ? game.stakes(round.scale) : []
  return lowest === undefined ? null : { txId: randomUUID(), amount: String(lowest), paid: false }
}
