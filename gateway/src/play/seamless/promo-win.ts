import { post, promotionExpense, transfer } from '../../money'
import { accountsOf, booksOf, type Outcome, scopeOf, type Turn, TxIdTaken, unchanged } from './turn'

/**
 * A prize of a named campaign of the provider. It is owed like a win, but belongs to no round: it may come after the round
 * that earned it was closed, with none at all, and when session or account are no longer live. The game's maximum does not cap it.
 */
export const promoWin = async (turn: Turn): Promise<Outcome> => {
  const { tx, session, request, history, now } = turn
  if (request.amount === 0n) return unchanged(turn, 'AMOUNT_INVALID', true)
  if (history.round && history.round.memberId !== session.memberId) return unchanged(turn, 'ROUND_UNKNOWN', false)
  const { player } = accountsOf(session)
  const answer = await post(tx, {
    scope: scopeOf(session),
    key: request.txId,
    fingerprint: request.fingerprint,
    kind: 'promotion',
    title: request.campaign ?? '',
    reference: request.roundId,
    postings: transfer(promotionExpense(booksOf(session)), player, request.amount),
    at: now,
  })
  if (!answer.ok) {
    if (answer.reason === 'mismatch') throw new TxIdTaken(request.txId)
    throw new Error(`The ledger refused ${request.txId}: ${answer.reason}`)
  }
  const { balance, version } = answer.after(player)
  return {
    status: 'OK',
    keep: true,
    balance,
    version,
    ledgerTransactions: [answer.transactionId],
    round: null,
    credited: request.amount,
  }
}
