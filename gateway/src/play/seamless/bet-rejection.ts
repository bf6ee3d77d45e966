import { addMinor, type Minor, type SeamlessStatus } from '@mosaic/contracts'
import { stakeFits } from '../../protection'
import { playUsage } from '../activity/play-usage'
import { type CallContext, type LockedCallContext, stakeOf, wholeOf } from './call-context'

/** The status of a bet that may not be placed, before the member's limits. Wins and rollbacks are owed and never rejected. */
export const rejectionBeforeLimits = ({ session, request, history, now }: CallContext): SeamlessStatus | null => {
  const { game } = session
  if (session.maintenance) return 'MAINTENANCE'
  if (!session.memberActive) return 'ACCOUNT_LOCKED'
  if (session.excluded) return 'SELF_EXCLUDED'
  if (session.expiresAt <= now || !session.deviceSessionAlive) return 'SESSION_EXPIRED'
  if (!game.playable || game.minBet === null || game.maxBet === null || game.roundMax === null) return 'GAME_DISABLED'
  if (request.amount === 0n) return 'AMOUNT_INVALID'
  const { round } = history
  if (round && (round.memberId !== session.memberId || round.gameCode !== game.code)) return 'ROUND_UNKNOWN'
  if (round && round.state !== 'OPEN') return 'ROUND_CLOSED'
  // A free round has exactly one bet.
  if (round?.free) return 'LIMIT_REACHED'
  if (round) return addMinor(wholeOf(stakeOf(round)), request.amount) > game.roundMax ? 'LIMIT_REACHED' : null
  return request.amount < game.minBet || request.amount > game.maxBet ? 'LIMIT_REACHED' : null
}

/** `atStake`: the part of the bet that the player pays. */
export const betRejection = async (context: LockedCallContext, atStake: Minor): Promise<SeamlessStatus | null> => {
  const { tx, session, now } = context
  const closed = rejectionBeforeLimits(context)
  if (closed || !session.hasLimits) return closed
  return (await stakeFits(tx, playUsage, { memberId: session.memberId, timeZone: session.timeZone }, atStake, now))
    ? null
    : 'LIMIT_REACHED'
}
