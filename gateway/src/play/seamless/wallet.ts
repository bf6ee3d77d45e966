import type { SeamlessStatus } from '@mosaic/contracts'
import type { Tx } from '../../platform/db/database'
import { bet, endRound, win } from './play'
import { answerText, askedFingerprint, type CallContent, tokenHash, type WalletRequest } from './protocol'
import { promoWin } from './promo-win'
import { rollback } from './rollback'
import { recordCall, saveFreeRoundFunding } from './call-store'
import type { GameSession } from './context'
import { lockContext } from './context-store'
import { prolongSession } from './session-store'
import { answerOf, type Outcome, type Turn, TxIdTaken, unchanged } from './turn'

/** A player who goes away leaves the seat after half an hour; nobody keeps one for longer than half a day. */
export const gameSessionLife = { idleMs: 30 * 60_000, longestMs: 12 * 60 * 60_000 } as const
/** A session in use is prolonged when this much of its life is over, not at every call. */
const prolongAfterMs = 5 * 60_000
export const isProlonged = ({ expiresAt }: GameSession, now: number): boolean =>
  expiresAt > now && expiresAt - now < gameSessionLife.idleMs - prolongAfterMs

const outcomeOf = async (turn: Turn): Promise<Outcome> => {
  switch (turn.request.call) {
    case 'bet':
    case 'betwin':
      return bet(turn)
    case 'win':
      return win(turn)
    case 'end-round':
      return endRound(turn)
    case 'rollback':
      return rollback(turn)
    case 'promo-win':
      return promoWin(turn)
  }
}

/** The answer that history already holds, if any. */
const settledBefore = (turn: Turn): string | null => {
  const { request, history } = turn
  const { stored } = history
  const now = (status: SeamlessStatus) => answerText(answerOf(turn, unchanged(turn, status, false)))
  const placesBet = request.call === 'bet' || request.call === 'betwin'
  if (stored?.call === 'tombstone') return now(placesBet ? 'TX_ROLLED_BACK' : 'DUPLICATE_MISMATCH')
  const isSame = stored?.fingerprint === request.fingerprint || stored?.fingerprint === askedFingerprint(request)
  if (stored && !isSame) return now('DUPLICATE_MISMATCH')
  // Bet → rollback → the bet again ends like rollback → bet (invariant 11): the provider must not believe that the bet stands.
  if (stored?.rolledBack) return now('TX_ROLLED_BACK')
  if (stored) return stored.answer
  return request.call === 'rollback' && history.rollback ? history.rollback.answer : null
}

/** `done`: the call took effect now. */
type Carried = { readonly answer: string; readonly done: boolean }

/** What a call comes to, with all that is kept of it. */
const carryThrough = async (turn: Turn): Promise<Carried> => {
  const { tx, request, session, now } = turn
  const before = settledBefore(turn)
  if (before !== null) return { answer: before, done: false }
  if (request.currency !== session.currency)
    return { answer: answerText(answerOf(turn, unchanged(turn, 'CURRENCY_MISMATCH', false))), done: false }

  const outcome = await outcomeOf(turn)
  const answer = answerText(answerOf(turn, outcome))
  if (!outcome.keep) return { answer, done: false }
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
  if (outcome.free) await saveFreeRoundFunding(tx, session.provider, roundId, outcome.free)
  return { answer, done: outcome.status === 'OK' }
}

/** One wallet call from the lock to the stored answer, inside the caller's transaction. Returns the exact text of the answer. */
export const perform = async (tx: Tx, provider: string, request: WalletRequest, now: number): Promise<string> => {
  const context = await lockContext(tx, provider, tokenHash(request.sessionToken), request, now)
  if (!context || context.session.provider !== provider || context.session.game.code !== request.gameCode)
    return answerText({ status: 'SESSION_UNKNOWN' })
  const { answer, done } = await carryThrough({ tx, request, now, ...context })
  if (done && isProlonged(context.session, now)) await prolongSession(tx, context.session, now, gameSessionLife)
  return answer
}

/** A call that we make ourselves for a seat, because the provider said what is owed. Nobody plays, so no session lives longer by it. */
export const performOwed = async (
  tx: Tx,
  provider: string,
  sessionHash: string,
  request: CallContent,
  now: number,
): Promise<boolean> => {
  const context = await lockContext(tx, provider, sessionHash, request, now)
  return context !== null && (await carryThrough({ tx, request, now, ...context })).done
}
