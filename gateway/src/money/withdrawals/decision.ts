import { type Minor, subtractMinor } from '@mosaic/contracts'
import { publish } from '../../platform'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Tx } from '../../platform/db/database'
import { fail, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import {
  type AccountRef,
  fingerprintOf,
  playerAccount,
  type Posting,
  post,
  providerClearing,
  transfer,
  withdrawFees,
  withdrawPending,
} from '../ledger'
import * as store from './store'

type Step = 'approve' | 'return' | 'paid'

const move = async (
  tx: Tx,
  step: Step,
  row: store.StoredWithdrawal,
  postings: readonly Posting[],
  at: number,
): Promise<void> => {
  const moved = await post(tx, {
    scope: `withdraw.${step}`,
    key: row.id,
    fingerprint: fingerprintOf('withdraw', step, row.id),
    kind: 'withdraw',
    title: row.destination.kind,
    reference: row.reference,
    postings,
    at,
  })
  if (!moved.ok) throw new Error(`The ledger refused ${step} of withdrawal ${row.id}: ${moved.reason}`)
}

const accountsOf = (row: store.StoredWithdrawal) => {
  const books = { merchant: row.merchantCode, currency: row.currency }
  return {
    main: playerAccount(books, row.memberId),
    locked: playerAccount(books, row.memberId, 'locked'),
    pending: withdrawPending(books),
    clearing: providerClearing(books, row.destination.kind),
    fees: withdrawFees(books),
  }
}

const returnMoney = async (
  tx: Tx,
  row: store.StoredWithdrawal,
  from: AccountRef,
  at: number,
  reason: string,
): Promise<void> => {
  await move(tx, 'return', row, transfer(from, accountsOf(row).main, row.amount), at)
  await publish(tx, {
    name: 'withdrawal.returned',
    memberId: row.memberId,
    at,
    payload: { withdrawalId: row.id, amount: row.amount.toString(), currency: row.currency, reason },
  })
}

export type Decision = { readonly operator: string } & (
  | { readonly verdict: 'approve' }
  | { readonly verdict: 'reject'; readonly reason: string }
)

/** Applies an operator's decision once: an approved withdrawal waits for the payout, a rejected one returns to main. */
export const decide = async (
  tx: Tx,
  id: string,
  decision: Decision,
  at: number,
): Promise<Result<store.StoredWithdrawal>> => {
  const row = await store.lockWithdrawal(tx, id)
  if (!row) return fail('withdraw.unknown')
  if (row.state !== 'PENDING') return fail('withdraw.decided')
  const { locked, pending } = accountsOf(row)
  const decided = { decidedAt: at, decidedBy: decision.operator }
  if (decision.verdict === 'approve') {
    await move(tx, 'approve', row, transfer(locked, pending, row.amount), at)
    await store.change(tx, id, { ...decided, state: 'APPROVED' })
  } else {
    await returnMoney(tx, row, locked, at, decision.reason)
    await store.change(tx, id, { ...decided, state: 'REJECTED', reason: decision.reason, endedAt: at })
  }
  const after = await store.lockWithdrawal(tx, id)
  return after ? ok(after) : fail('withdraw.unknown')
}

const paidPostings = (row: store.StoredWithdrawal): readonly Posting[] => {
  const { pending, clearing, fees } = accountsOf(row)
  const out: Minor = subtractMinor(row.amount, row.fee)
  const leaves = transfer(pending, clearing, out)
  if (row.fee === 0n) return leaves
  const [, arrives] = leaves
  const [taken] = transfer(pending, fees, row.amount)
  return [taken, arrives, { account: fees, amount: row.fee }].filter((posting) => posting !== undefined)
}

/** Ends an approved withdrawal once by the provider's report. */
export const endPayout = (
  ctx: AppContext,
  id: string,
  report: { readonly payoutId: string; readonly state: 'PAID' | 'REFUSED' },
): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const row = await store.lockWithdrawal(tx, id)
    if (row?.state !== 'APPROVED') return
    const at = ctx.clock.now()
    if (report.state === 'REFUSED') {
      await returnMoney(tx, row, accountsOf(row).pending, at, 'provider')
      await store.change(tx, id, { state: 'FAILED', reason: 'provider', payoutId: report.payoutId, endedAt: at })
      return
    }
    await move(tx, 'paid', row, paidPostings(row), at)
    await store.change(tx, id, { state: 'PAID', payoutId: report.payoutId, endedAt: at })
    await publish(tx, {
      name: 'withdrawal.paid',
      memberId: row.memberId,
      at,
      payload: { withdrawalId: id, amount: subtractMinor(row.amount, row.fee).toString(), currency: row.currency },
    })
  })
