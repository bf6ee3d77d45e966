import { addMinor, subtractMinor, zero } from '@mosaic/contracts'
import { transactionIdOf } from '../../money'
import type { Db } from '../../platform/db/database'
import { rejectionBeforeLimits } from './bet-rejection'
import { answerOf, type CallContext, isSessionOf, scopeOf } from './call-context'
import { settle } from './call-store'
import { readContext } from './context-store'
import { drawOf } from './netted-round'
import { betOperation, type WalletOperation, winOperation } from './operations'
import { answerText, tokenHash, type WalletRequest } from './protocol'
import { refersElsewhere } from './refers-elsewhere'
import { isProlonged } from './wallet'

/** The operation of a plain bet or win; `null`: the call needs the player's lock (README). */
const plainOperation = (context: CallContext): WalletOperation | null => {
  const { session, history, request, now } = context
  const isFree = request.rewardId !== null || (history.round?.free ?? null) !== null
  if (
    history.stored ||
    refersElsewhere(context) ||
    request.currency !== session.currency ||
    isFree ||
    drawOf(context) !== null ||
    session.bonus?.usable ||
    (history.round?.bonus ?? null) !== null ||
    isProlonged(session, now)
  )
    return null
  if (request.call === 'bet') return session.hasLimits || rejectionBeforeLimits(context) ? null : betOperation(context)
  const operation = winOperation(context)
  return typeof operation === 'string' ? null : operation
}

/**
 * Reads the context of a bet or win without a lock and writes the operation with one conditional statement, without a
 * transaction around them. `null`: no write took place, and the call is to be performed under the lock.
 */
export const tryOptimistic = async (
  db: Db,
  provider: string,
  request: WalletRequest,
  now: number,
): Promise<string | null> => {
  if (request.call !== 'bet' && request.call !== 'win') return null
  const read = await readContext(db, provider, tokenHash(request.sessionToken), request, now)
  if (!read || !isSessionOf(read.session, provider, request.gameCode)) return null
  const context = { ...read, request, now }
  const operation = plainOperation(context)
  if (!operation) return null
  const { session } = read
  const { credited, taken, round } = operation
  const moved = subtractMinor(credited ?? zero, taken)
  const balance = addMinor(session.player.balance, moved)
  if (balance < 0n) return null
  const version = session.player.version + (moved === 0n ? 0n : 1n)
  const answer = answerText(
    answerOf(context, { status: 'OK', balance, version, ...(credited !== null && { credited }) }),
  )
  const ledgerTransaction = transactionIdOf(scopeOf(session), request.txId)
  return (await settle(db, read, { call: request, answer, moved, ledgerTransaction, round }, now)) ? answer : null
}
