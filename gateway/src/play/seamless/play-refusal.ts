import { addMinor, type Minor, type SeamlessStatus, zero } from '@mosaic/contracts'
import { stakeFits } from '../../protection'
import type { Turn } from './turn'

/** Rules that stop new play. Owed money is not play: wins and rollbacks never come here. `atStake` is what the player pays of the bet. */
export const playRefusal = async (
  { tx, session, request, history, now }: Turn,
  atStake: Minor,
): Promise<SeamlessStatus | null> => {
  const { game } = session
  if (session.maintenance) return 'MAINTENANCE'
  if (!session.memberActive) return 'ACCOUNT_LOCKED'
  if (session.stopped) return 'SELF_EXCLUDED'
  if (session.expiresAt <= now || !session.deviceSessionAlive) return 'SESSION_EXPIRED'
  if (!game.playable || game.minBet === null || game.maxBet === null) return 'GAME_DISABLED'
  if (request.amount === 0n) return 'AMOUNT_INVALID'
  const { round } = history
  if (round && (round.memberId !== session.memberId || round.gameCode !== game.code)) return 'ROUND_UNKNOWN'
  if (round && round.state !== 'OPEN') return 'ROUND_CLOSED'
  // The house has paid for exactly one bet.
  if (round?.free) return 'LIMIT_REACHED'
  const stake = addMinor(round?.stake ?? zero, request.amount)
  if (stake < game.minBet || stake > game.maxBet) return 'LIMIT_REACHED'
  if (!session.limited) return null
  return (await stakeFits(tx, { memberId: session.memberId, timeZone: session.timeZone }, atStake, now))
    ? null
    : 'LIMIT_REACHED'
}
