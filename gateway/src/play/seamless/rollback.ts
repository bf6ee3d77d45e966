import { minor, subtractMinor, zero } from '@mosaic/contracts'
import { effectOn, reverse } from '../../money'
import { bonusRollback } from './bonus-round'
import { freeRollback } from './free-round'
import { returnedStake } from './returned-stake-store'
import { isReversible } from './reversible-bet'
import { markRolledBack, recordCall, type RoundUpdate } from './call-store'
import {
  accountsOf,
  type Outcome,
  roundAfter,
  scopeOf,
  type LockedCallContext,
  TxIdTaken,
  unchanged,
} from './call-context'

/** Takes a bet back, or burns the id of one that has not come yet. Owed like a win, in any state of session and account. */
export const rollback = async (context: LockedCallContext): Promise<Outcome> => {
  const { tx, session, request, history, now } = context
  const { referenced, round } = history
  const refTxId = request.refTxId ?? ''
  if (!referenced) {
    // The bet may still be on its way; with its id burnt it takes no money.
    const tombstone = {
      txId: refTxId,
      call: 'tombstone',
      fingerprint: '',
      roundId: request.roundId,
      refTxId: null,
      amount: zero,
      status: 'TX_ROLLED_BACK',
      answer: '',
      ledgerTransactions: [],
    } as const
    if (!(await recordCall(tx, session, tombstone, null, now))) throw new TxIdTaken(refTxId)
    return unchanged(context, 'OK', true)
  }
  const reversible =
    (referenced.call === 'bet' || referenced.call === 'betwin') &&
    referenced.memberId === session.memberId &&
    referenced.roundId === request.roundId
  if (!reversible) return unchanged(context, 'TX_UNKNOWN', false)
  if (referenced.status !== 'OK') return unchanged(context, 'OK', true)
  const { free } = round ?? { free: null }
  if (free && round?.state === 'OPEN' && free.won === 0n) return freeRollback(context, refTxId, free)
  if (!round || free) return unchanged(context, 'ROUND_CLOSED', false)
  const returned = await returnedStake(tx, { provider: session.provider, roundId: request.roundId }, round)
  if (round.bonus) return bonusRollback(context, round, round.bonus, { bet: referenced, refTxId, returned })
  const effect = await effectOn(tx, session.player.id, referenced.ledgerTransactions)
  const own = { call: referenced.call, stake: referenced.amount, win: minor(effect + referenced.amount) }
  if (!isReversible({ ...round, returned }, own)) return unchanged(context, 'ROUND_CLOSED', false)
  if (session.player.balance - effect < 0n) return unchanged(context, 'INSUFFICIENT_FUNDS', false)
  let state = { balance: session.player.balance, version: session.player.version }
  const mirrors: string[] = []
  for (const [index, id] of referenced.ledgerTransactions.entries()) {
    const mirror = await reverse(tx, {
      scope: scopeOf(session),
      key: `${request.txId}:${index}`,
      reverses: id,
      reference: request.roundId,
      at: now,
      kind: 'rollback',
    })
    if (!mirror.ok) throw new Error(`The ledger refused to reverse ${id}: ${mirror.reason}`)
    state = mirror.after(accountsOf(session).player)
    mirrors.push(mirror.transactionId)
  }
  await markRolledBack(tx, session.provider, refTxId)
  const stake = subtractMinor(round.stake, referenced.amount)
  const payout = minor(round.payout - (effect + referenced.amount))
  const after: RoundUpdate =
    stake === 0n
      ? { stake, payout, validBet: zero, state: 'CANCELLED' }
      : roundAfter(session, stake, payout, round.state === 'SETTLED')
  return {
    status: 'OK',
    recorded: true,
    balance: state.balance,
    version: state.version,
    ledgerTransactions: mirrors,
    round: after,
  }
}
