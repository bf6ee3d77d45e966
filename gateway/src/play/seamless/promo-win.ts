import type { Minor } from '@mosaic/contracts'
import { post, promotionExpense, transfer } from '../../money'
import { accountsOf, booksOf, type Outcome, scopeOf, type Turn, TxIdTaken, unchanged } from './turn'

type Paid = Pick<Outcome, 'balance' | 'version' | 'ledgerTransactions'>

/** What the house pays beside the games. */
export const payPromotion = async (
  { tx, session, request, now }: Turn,
  title: string,
  amount: Minor,
): Promise<Paid> => {
  const { player } = accountsOf(session)
  const answer = await post(tx, {
    scope: scopeOf(session),
    key: request.txId,
    fingerprint: request.fingerprint,
    kind: 'promotion',
    title,
    reference: request.roundId,
    postings: transfer(promotionExpense(booksOf(session)), player, amount),
    at: now,
  })
  if (!answer.ok) {
    if (answer.reason === 'mismatch') throw new TxIdTaken(request.txId)
    throw new Error(`The ledger refused ${request.txId}: ${answer.reason}`)
  }
  return { ...answer.after(player), ledgerTransactions: [answer.transactionId] }
}

/**
 * A prize of a named campaign of the provider. It is owed like a win, but belongs to no round: it may come after the round
 * that earned it was closed, with none at all, and when session or account are no longer live. The game's maximum does not cap it.
 */
export const promoWin = async (turn: Turn): Promise<Outcome> => {
  const { session, request, history } = turn
  if (request.amount === 0n) return unchanged(turn, 'AMOUNT_INVALID', true)
  if (history.round && history.round.memberId !== session.memberId) return unchanged(turn, 'ROUND_UNKNOWN', false)
  const paid = await payPromotion(turn, request.campaign ?? '', request.amount)
  return { ...paid, status: 'OK', keep: true, round: null, credited: request.amount }
}
