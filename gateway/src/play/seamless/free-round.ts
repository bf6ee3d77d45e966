import { addMinor, zero } from '@mosaic/contracts'
import { addFreeWin, giveFreeRoundBack, takeFreeRound } from '../free-rounds'
import { cappedWin } from './capped-win'
import { betRejection } from './bet-rejection'
import { payPromotion } from './promo-win'
import { markRolledBack } from './call-store'
import type { FreeRoundFunding } from './context'
import { freeRoundAfter, type Outcome, type LockedCallContext, unchanged } from './call-context'

/** A prepaid bet: the only one of its round, at the prepaid stake. It counts one round down and moves no money. */
export const freeBet = async (context: LockedCallContext, rewardId: string): Promise<Outcome> => {
  const { tx, session, request, now } = context
  const refusal = await betRejection(context, zero)
  if (refusal) return unchanged(context, refusal, true)
  if (context.history.round) return unchanged(context, 'LIMIT_REACHED', true)
  const { memberId, currency, game } = session
  const stake = request.amount
  const taken = await takeFreeRound(tx, { rewardId, memberId, gameCode: game.code, currency, stake, now })
  if (taken !== 'OK') return unchanged(context, taken, true)
  return {
    ...unchanged(context, 'OK', true),
    round: freeRoundAfter(session, request.roundClosed),
    free: { rewardId, stake, won: zero },
  }
}

/** Owed like any win, and paid as a promotion. */
export const freeWin = async (
  context: LockedCallContext,
  free: FreeRoundFunding,
  closed: boolean,
): Promise<Outcome> => {
  const { tx, session, request } = context
  const credited = cappedWin(session, request.amount, free.stake, free.won)
  const round = freeRoundAfter(session, closed)
  if (credited === 0n) return { ...unchanged(context, 'OK', true), round, free, credited }
  const paid = await payPromotion(context, session.game.name, credited)
  await addFreeWin(tx, free.rewardId, credited)
  return {
    ...paid,
    status: 'OK',
    recorded: true,
    round,
    credited,
    free: { ...free, won: addMinor(free.won, credited) },
  }
}

/** The round can be played again until it expires. */
export const freeRollback = async (
  context: LockedCallContext,
  refTxId: string,
  { rewardId }: FreeRoundFunding,
): Promise<Outcome> => {
  await giveFreeRoundBack(context.tx, rewardId)
  await markRolledBack(context.tx, context.session.provider, refTxId)
  return {
    ...unchanged(context, 'OK', true),
    round: { stake: zero, payout: zero, validBet: zero, state: 'CANCELLED' },
  }
}
