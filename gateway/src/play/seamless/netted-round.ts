import { addMinor, type Minor, zero } from '@mosaic/contracts'
import { wholeWeight } from '../games'
import type { CallContext, LockedCallContext, Outcome } from './call-context'
import { othersInDraw, saveDraw } from './draw-store'
import { validBetInDraw } from './draw-valid-bet'
import { isTwoSided } from './valid-bet'

/** The draw of a call's round, where the game has opposite bets; null: the round counts for itself. */
export const drawOf = ({ session, request, history }: CallContext): string | null =>
  isTwoSided(session.game.category) ? (history.round?.drawId ?? request.drawId) : null

type Netted = { readonly outcome: Outcome; readonly drawValidBet: Minor | null }

/** The outcome with the valid bet that a settled round adds to its draw. */
export const netted = async (context: LockedCallContext, outcome: Outcome): Promise<Netted> => {
  const drawId = drawOf(context)
  const { round, bonus } = outcome
  if (drawId === null || round?.state !== 'SETTLED' || context.request.call === 'rollback')
    return { outcome, drawValidBet: null }
  const { session, request } = context
  const { provider, memberId, game } = session
  const others = await othersInDraw(context.tx, memberId, drawId, { provider, roundId: request.roundId })
  const { category, validBetWeight: weight } = game
  const { stake, payout } = round
  const cash = validBetInDraw({ category, stake, payout, weight }, others)
  const whole = validBetInDraw(
    {
      category,
      stake: addMinor(stake, bonus?.stake ?? zero),
      payout: addMinor(payout, bonus?.payout ?? zero),
      weight: wholeWeight,
    },
    { stake: others.wholeStake, payout: others.wholePayout, counted: others.wholeCounted, isOpen: others.isOpen },
  )
  return { outcome: { ...outcome, round: { ...round, validBet: cash } }, drawValidBet: whole }
}

/** After `recordCall`: a round keeps the draw of its first bet. */
export const recordDraw = async (
  context: LockedCallContext,
  outcome: Outcome,
  drawValidBet: Minor | null,
): Promise<void> => {
  const drawId = drawOf(context)
  if (drawId === null || outcome.round === null) return
  const { provider } = context.session
  await saveDraw(context.tx, { provider, roundId: context.request.roundId }, drawId, drawValidBet)
}
