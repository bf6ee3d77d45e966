import { dividendExpense, fingerprintOf, playerAccount, post, salaryExpense, transfer } from '../../money'
import { dayOf } from '../../platform'
import type { Tx } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { computedDay } from '../rebate'
import { computePeriod } from './compute-period'
import type { ContractPeriod } from './contract-period'
import { firstStart } from './contract-store'
import * as store from './payment-store'
import { duePeriods, type Schedule, scheduleName, schedules } from './schedule'
import type { PaymentRow } from './schema'

type Own = Pick<AppContext, 'db' | 'clock' | 'log'>

/** A dividend deducts the rebates and salaries of its days, so it waits until these are computed. */
const areCostsComputed = async ({ db }: Own, merchant: Merchant, { to }: ContractPeriod): Promise<boolean> => {
  const last = await computedDay(db, merchant.code, 'last')
  if (last === null || last < dayOf(to - 1, merchant.timeZone)) return false
  for (const kind of ['dailySalary', 'hourlySalary'] as const) {
    const start = await firstStart(db, merchant.code, kind, null)
    if (start !== null && start < to && ((await store.computedUntil(db, merchant.code, kind)) ?? 0) < to) return false
  }
  return true
}

const computeDue = async (own: Own, merchant: Merchant, schedule: Schedule): Promise<void> => {
  const { db, clock } = own
  const first = await firstStart(
    db,
    merchant.code,
    schedule.kind,
    schedule.kind === 'dividend' ? schedule.period : null,
  )
  if (first === null) return
  const from = (await store.computedUntil(db, merchant.code, scheduleName(schedule))) ?? first
  for (const period of duePeriods(schedule, { from, now: clock.now(), timeZone: merchant.timeZone })) {
    if (schedule.kind === 'dividend' && !(await areCostsComputed(own, merchant, period))) return
    await inTransaction(db, (tx) => computePeriod(tx, merchant, schedule, period, clock.now()))
  }
}

/** One ledger transaction for each contract and period; a repetition finds it there. */
const pay = async (tx: Tx, due: PaymentRow, at: number): Promise<void> => {
  const payment = await store.lockPayment(tx, due)
  if (!payment || payment.paidAt !== null) return
  const { contractId, periodKey, merchantCode: merchant, currency, agentId, amount, kind } = payment
  const books = { merchant, currency }
  const expense = kind === 'dividend' ? dividendExpense(books) : salaryExpense(books)
  const posted = await post(tx, {
    scope: 'contract',
    key: `${contractId}:${periodKey}`,
    fingerprint: fingerprintOf(String(amount), currency),
    kind: kind === 'dividend' ? 'dividend' : 'salary',
    title: '',
    reference: periodKey,
    postings: transfer(expense, playerAccount(books, agentId), amount),
    at,
  })
  if (!posted.ok) throw new Error(`The ledger refused ${kind} ${periodKey} of ${agentId}: ${posted.reason}`)
  await store.changePayment(tx, payment, { paidAt: at })
}

/** Computes the periods that are over, each once among all gateways, then pays what is computed and approved. */
export const settleContracts = async (own: Own, merchant: Merchant): Promise<void> => {
  const { db, clock, log } = own
  for (const schedule of schedules) await computeDue(own, merchant, schedule)
  for (const due of await store.paymentsDue(db, merchant.code))
    await inTransaction(db, (tx) => pay(tx, due, clock.now())).catch((error: unknown) =>
      log.error({ err: error, contractId: due.contractId, period: due.periodKey }, 'a contract could not be paid'),
    )
}
