import { addMinor, zero } from '@mosaic/contracts'
import { addFreeWin, giveFreeRoundBack, takeFreeRound } from '../free-rounds'
import { cappedWin } from './capped-win'
import { playRefusal } from './play-refusal'
import { payPromotion } from './promo-win'
import { markRolledBack } from './call-store'
import type { FreeRoundFunding } from './context'
import { freeRoundAfter, type Outcome, type Turn, unchanged } from './turn'

/** A bet that the house has paid: the only one of its round, at the prepaid stake. The rounds count down and no money moves. */
export const freeBet = async (turn: Turn, rewardId: string): Promise<Outcome> => {
  const { tx, session, request, now } = turn
  const refusal = await playRefusal(turn, zero)
  if (refusal) return unchanged(turn, refusal, true)
  if (turn.history.round) return unchanged(turn, 'LIMIT_REACHED', true)
  const { memberId, currency, game } = session
  const stake = request.amount
  const taken = await takeFreeRound(tx, { rewardId, memberId, gameCode: game.code, currency, stake, now })
  if (taken !== 'OK') return unchanged(turn, taken, true)
  return {
    ...unchanged(turn, 'OK', true),
    round: freeRoundAfter(session, request.roundClosed),
    free: { rewardId, stake, won: zero },
  }
}

/** Owed as any win is, and paid by the house beside its games. */
export const freeWin = async (turn: Turn, free: FreeRoundFunding, closed: boolean): Promise<Outcome> => {
  const { tx, session, request } = turn
  const credited = cappedWin(session, request.amount, free.stake, free.won)
  const round = freeRoundAfter(session, closed)
  if (credited === 0n) return { ...unchanged(turn, 'OK', true), round, free, credited }
  const paid = await payPromotion(turn, session.game.name, credited)
  await addFreeWin(tx, free.rewardId, credited)
  return { ...paid, status: 'OK', keep: true, round, credited, free: { ...free, won: addMinor(free.won, credited) } }
}

/** The round can be played again, as long as its time is not over. */
export const freeRollback = async (turn: Turn, refTxId: string, { rewardId }: FreeRoundFunding): Promise<Outcome> => {
  await giveFreeRoundBack(turn.tx, rewardId)
  await markRolledBack(turn.tx, turn.session.provider, refTxId)
  return {
    ...unchanged(turn, 'OK', true),
    round: { stake: zero, payout: zero, validBet: zero, state: 'CANCELLED' },
  }
}
