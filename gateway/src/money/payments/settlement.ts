import { addMinor } from '@mosaic/contracts'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Tx } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { credit } from './credit'
import { endDeposit } from './end-deposit'
import type { PaymentProvider, PaymentReport } from './provider'
import type { DepositRow, DepositState, ReviewReason } from './schema'
import * as store from './store'

type Step =
  | { readonly to: 'nothing' }
  | { readonly to: 'credit' }
  | { readonly to: 'review'; readonly review: ReviewReason }
  | { readonly to: 'end'; readonly state: 'FAILED' | 'EXPIRED' | 'CANCELLED' }

const ends = { DECLINED: 'FAILED', EXPIRED: 'EXPIRED', CANCELLED: 'CANCELLED' } as const

/**
 * The effect of a report on a deposit. It credits the reported amount (domain §3.3, 14), at most the ordered one,
 * because limits were checked for that. Unexpected money goes to REVIEW.
 */
export const nextStep = (
  deposit: Pick<DepositRow, 'state' | 'currency' | 'amount' | 'fee' | 'decidedBy'>,
  report: Pick<PaymentReport, 'state' | 'currency' | 'amount'>,
): Step => {
  const ended: readonly DepositState[] = ['FAILED', 'EXPIRED', 'CANCELLED']
  const open = deposit.state === 'PENDING'
  if (report.state === 'WAITING') return { to: 'nothing' }
  if (report.state !== 'PAID') return open ? { to: 'end', state: ends[report.state] } : { to: 'nothing' }
  if (ended.includes(deposit.state) && deposit.decidedBy === null) return { to: 'review', review: 'paid-after-end' }
  if (!open) return { to: 'nothing' }
  if (report.currency !== deposit.currency) return { to: 'review', review: 'wrong-currency' }
  if (report.amount <= deposit.fee) return { to: 'review', review: 'below-fee' }
  const ordered = addMinor(deposit.amount, deposit.fee)
  return report.amount > ordered ? { to: 'review', review: 'above-order' } : { to: 'credit' }
}

export type Settlement = { readonly deposit: DepositRow; readonly review: ReviewReason | null } | null

/**
 * Applies a report from webhook, poll, cancellation or return, in any order and number. The row lock serializes them,
 * the state admits one, and the ledger key refuses a second credit.
 */
export const settle = async (tx: Tx, report: PaymentReport, now: number): Promise<Settlement> => {
  const deposit = await store.lockDeposit(tx, report.reference)
  if (!deposit) return null
  const step = nextStep(deposit, report)
  switch (step.to) {
    case 'nothing':
      return { deposit, review: null }
    case 'end':
      return { deposit: await endDeposit(tx, deposit, { state: step.state }, now), review: null }
    case 'review': {
      const reported = report.currency === deposit.currency ? report.amount : null
      await store.markForReview(tx, deposit.id, step.review, reported)
      const changes = { state: 'REVIEW', review: step.review, reportedAmount: reported } as const
      return { deposit: { ...deposit, ...changes }, review: step.review }
    }
    case 'credit':
      return { deposit: await credit(tx, deposit, { paid: report.amount, fee: deposit.fee }, now), review: null }
  }
}

export const settleAndReport = async (ctx: AppContext, report: PaymentReport): Promise<Settlement> => {
  const settlement = await inTransaction(ctx.db, (tx) => settle(tx, report, ctx.clock.now()))
  if (settlement?.review)
    ctx.log.error({ alert: `deposit.${settlement.review}`, depositId: report.reference }, 'a payment needs a person')
  return settlement
}

/** Ends a deposit that has no payment at the provider. */
export const endUnpaid = (
  ctx: AppContext,
  deposit: DepositRow,
  state: 'FAILED' | 'EXPIRED' | 'CANCELLED',
): Promise<DepositRow> =>
  inTransaction(ctx.db, async (tx) => {
    const locked = await store.lockDeposit(tx, deposit.id)
    if (locked?.state !== 'PENDING') return locked ?? deposit
    return endDeposit(tx, locked, { state }, ctx.clock.now())
  })

/**
 * Polls the provider; no answer changes nothing. After expiry an unknown payment fails, and a transfer without proof
 * expires.
 */
export const poll = async (ctx: AppContext, provider: PaymentProvider, deposit: DepositRow): Promise<DepositRow> => {
  const now = ctx.clock.now()
  const over = deposit.expiresAt <= now
  if (deposit.kind === 'mt') return over ? endUnpaid(ctx, deposit, 'EXPIRED') : deposit
  await store.markPolled(ctx.db, deposit.id, now)
  const report = await provider.read(deposit.id)
  if (report === null) return deposit
  if (report !== 'unknown') return (await settleAndReport(ctx, report))?.deposit ?? deposit
  return over ? endUnpaid(ctx, deposit, 'FAILED') : deposit
}
