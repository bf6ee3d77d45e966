import type { SeamlessStatus } from '@mosaic/contracts'
import type { Tx } from '../../platform/db/database'
import { bet, endRound, win } from './operations'
import { answerText, ownCallFingerprint, type CallContent, tokenHash, type WalletRequest } from './protocol'
import { netted, recordDraw } from './netted-round'
import { promoWin } from './promo-win'
import { refersElsewhere } from './refers-elsewhere'
import { rollback } from './rollback'
import { saveBonusFunding } from './bonus-rounds-store'
import { recordCall, saveFreeRoundFunding } from './call-store'
import type { GameSession } from './context'
import { lockContext } from './context-store'
import { prolongSession } from './session-store'
import { answerOf, isSessionOf, type Outcome, type LockedCallContext, TxIdTaken, unchanged } from './call-context'

/** A game session ends after half an hour without a call, and after half a day in any case. */
export const gameSessionLife = { idleMs: 30 * 60_000, longestMs: 12 * 60 * 60_000 } as const
/** A session in use is prolonged when this much of its idle time is over, not at every call. */
const prolongAfterMs = 5 * 60_000
export const isProlonged = ({ expiresAt }: GameSession, now: number): boolean =>
  expiresAt > now && expiresAt - now < gameSessionLife.idleMs - prolongAfterMs

const outcomeOf = async (context: LockedCallContext): Promise<Outcome> => {
  if (refersElsewhere(context)) return unchanged(context, 'TX_UNKNOWN', false)
  switch (context.request.call) {
    case 'bet':
    case 'betwin':
      return bet(context)
    case 'win':
      return win(context)
    case 'end-round':
      return endRound(context)
    case 'rollback':
      return rollback(context)
    case 'promo-win':
      return promoWin(context)
  }
}

/** The answer to a call whose id or bet is in the history already. */
const previousAnswer = (context: LockedCallContext): string | null => {
  const { request, history } = context
  const { stored } = history
  const now = (status: SeamlessStatus) => answerText(answerOf(context, unchanged(context, status, false)))
  const placesBet = request.call === 'bet' || request.call === 'betwin'
  if (stored?.call === 'tombstone') return now(placesBet ? 'TX_ROLLED_BACK' : 'DUPLICATE_MISMATCH')
  const isSame = stored?.fingerprint === request.fingerprint || stored?.fingerprint === ownCallFingerprint(request)
  if (stored && !isSame) return now('DUPLICATE_MISMATCH')
  // A bet repeated after its rollback must not look accepted (invariant 11).
  if (stored?.rolledBack) return now('TX_ROLLED_BACK')
  if (stored) return stored.answer
  return request.call === 'rollback' && history.rollback ? history.rollback.answer : null
}

/** `done`: the call took effect with this execution. */
type ExecutionResult = { readonly answer: string; readonly done: boolean }

/** Decides the call, moves the money and records call and round. */
const execute = async (context: LockedCallContext): Promise<ExecutionResult> => {
  const { tx, request, session, now } = context
  const before = previousAnswer(context)
  if (before !== null) return { answer: before, done: false }
  if (request.currency !== session.currency)
    return { answer: answerText(answerOf(context, unchanged(context, 'CURRENCY_MISMATCH', false))), done: false }

  const { outcome, drawValidBet } = await netted(context, await outcomeOf(context))
  const answer = answerText(answerOf(context, outcome))
  if (!outcome.recorded) return { answer, done: false }
  const { call, txId, fingerprint, roundId, refTxId, amount } = request
  const recorded = await recordCall(
    tx,
    session,
    {
      txId,
      call,
      fingerprint,
      roundId,
      refTxId,
      amount,
      status: outcome.status,
      answer,
      ledgerTransactions: outcome.ledgerTransactions,
    },
    outcome.round,
    now,
  )
  if (!recorded) throw new TxIdTaken(txId)
  await recordDraw(context, outcome, drawValidBet)
  if (outcome.bonus) await saveBonusFunding(tx, session.provider, { roundId, txId }, outcome.bonus)
  if (outcome.free) await saveFreeRoundFunding(tx, session.provider, roundId, outcome.free)
  return { answer, done: outcome.status === 'OK' }
}

/** Performs one wallet call under the lock, inside the caller's transaction. Returns the exact text of the answer. */
export const perform = async (tx: Tx, provider: string, request: WalletRequest, now: number): Promise<string> => {
  const context = await lockContext(tx, provider, tokenHash(request.sessionToken), request, now)
  if (!context || !isSessionOf(context.session, provider, request.gameCode))
    return answerText({ status: 'SESSION_UNKNOWN' })
  const { answer, done } = await execute({ tx, request, now, ...context })
  if (done && isProlonged(context.session, now)) await prolongSession(tx, context.session, now, gameSessionLife)
  return answer
}

/** Performs a call that the gateway makes itself, because the provider reported what is owed. It prolongs no session. */
export const performOwed = async (
  tx: Tx,
  provider: string,
  sessionHash: string,
  request: CallContent,
  now: number,
): Promise<boolean> => {
  const context = await lockContext(tx, provider, sessionHash, request, now)
  return context !== null && (await execute({ tx, request, now, ...context })).done
}
