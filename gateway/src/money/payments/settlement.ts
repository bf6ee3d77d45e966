import { publish } from '../../platform'
import type { AppContext } from '../../platform/kernel/app-context'
import type { Tx } from '../../platform/kernel/database'
import { inTransaction } from '../../platform/kernel/transaction'
import { fingerprintOf, playerAccount, post, providerClearing, transfer } from '../ledger'
import type { PaymentProvider, PaymentReport } from './provider'
import type { DepositRow } from './schema'
import * as store from './store'

export type Settlement = {
  readonly deposit: DepositRow
  readonly alert: 'paid-after-end' | 'wrong-currency' | null
} | null

/**
 * The one way a deposit leaves PENDING: webhook, poll and return of the player all come here, in any order and number.
 * The row lock queues them, the state lets one through, and the ledger's key would refuse a second credit even so.
 */
export const settle = async (tx: Tx, report: PaymentReport, now: number): Promise<Settlement> => {
  const deposit = await store.lockDeposit(tx, report.reference)
  if (!deposit) return null
  if (report.state === 'WAITING') return { deposit, alert: null }
  if (deposit.state !== 'PENDING')
    return { deposit, alert: report.state === 'PAID' && deposit.state !== 'SETTLED' ? 'paid-after-end' : null }
  if (report.state !== 'PAID') {
    await store.markEnded(tx, deposit.id, report.state === 'DECLINED' ? 'FAILED' : 'EXPIRED')
    return { deposit: { ...deposit, state: report.state === 'DECLINED' ? 'FAILED' : 'EXPIRED' }, alert: null }
  }
  if (report.currency !== deposit.currency) return { deposit, alert: 'wrong-currency' }
  const books = { merchant: deposit.merchantCode, currency: deposit.currency }
  const credited = await post(tx, {
    scope: 'deposit',
    key: deposit.id,
    fingerprint: fingerprintOf('deposit', deposit.id, String(report.amount), deposit.currency),
    kind: 'deposit',
    title: deposit.method,
    reference: deposit.reference,
    postings: transfer(providerClearing(books, deposit.method), playerAccount(books, deposit.memberId), report.amount),
    at: now,
  })
  if (!credited.ok) throw new Error(`The ledger refused deposit ${deposit.id}: ${credited.reason}`)
  await store.markSettled(tx, deposit.id, report.amount, now)
  const { id: depositId, memberId, merchantCode, method, currency } = deposit
  await publish(tx, {
    name: 'deposit.settled',
    memberId,
    at: now,
    payload: { merchantCode, depositId, method, amount: report.amount.toString(), currency },
  })
  return { deposit: { ...deposit, state: 'SETTLED', settledAmount: report.amount, settledAt: now }, alert: null }
}

export const settleAndReport = async (ctx: AppContext, report: PaymentReport): Promise<Settlement> => {
  const settlement = await inTransaction(ctx.db, (tx) => settle(tx, report, ctx.clock.now()))
  if (settlement?.alert)
    ctx.log.error({ alert: `deposit.${settlement.alert}`, depositId: report.reference }, 'a payment needs a person')
  return settlement
}

/** Asks the provider; its silence changes nothing. A payment it never heard of failed once its time is over. */
export const poll = async (ctx: AppContext, provider: PaymentProvider, deposit: DepositRow): Promise<DepositRow> => {
  const now = ctx.clock.now()
  await store.markPolled(ctx.db, deposit.id, now)
  const report = await provider.read(deposit.id)
  if (report === null) return deposit
  if (report !== 'unknown') return (await settleAndReport(ctx, report))?.deposit ?? deposit
  if (deposit.expiresAt > now) return deposit
  return inTransaction(ctx.db, async (tx) => {
    const locked = await store.lockDeposit(tx, deposit.id)
    if (locked?.state !== 'PENDING') return locked ?? deposit
    await store.markEnded(tx, deposit.id, 'FAILED')
    return { ...locked, state: 'FAILED' as const }
  })
}
