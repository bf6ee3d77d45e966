import type { Minor } from '@mosaic/contracts'
import { post, promotionExpense, transfer } from '../../money'
import { takeFromCampaign } from './campaign-store'
import {
  accountsOf,
  booksOf,
  type Outcome,
  scopeOf,
  type LockedCallContext,
  TxIdTaken,
  unchanged,
} from './call-context'

type Paid = Pick<Outcome, 'balance' | 'version' | 'ledgerTransactions'>

/** Credits the player from the account of promotions. */
export const payPromotion = async (
  { tx, session, request, now }: LockedCallContext,
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
 * A prize of a provider's campaign. It is owed like a win and belongs to no round, so it may come without one, after its
 * end, or with an expired session. The game's maximum does not cap
 * it; what its campaign may pay does.
 */
export const promoWin = async (context: LockedCallContext): Promise<Outcome> => {
  const { session, request, history } = context
  if (request.amount === 0n) return unchanged(context, 'AMOUNT_INVALID', true)
  if (history.round && history.round.memberId !== session.memberId) return unchanged(context, 'ROUND_UNKNOWN', false)
  const terms = { ...booksOf(session), provider: session.provider, campaign: request.campaign ?? '' }
  if (!(await takeFromCampaign(context.tx, terms, request.amount, session.campaignCap)))
    return unchanged(context, 'LIMIT_REACHED', false)
  const paid = await payPromotion(context, request.campaign ?? '', request.amount)
  return { ...paid, status: 'OK', recorded: true, round: null, credited: request.amount }
}
