import { type Currency, type Minor, minor } from '@mosaic/contracts'
import { sql, type SQL } from 'drizzle-orm'
import { bigintValue, instantOf, timestamp } from '../../platform/kernel/columns'
import type { Db, Tx } from '../../platform/kernel/database'
import type { PaymentState } from './schema'

export type Payment = {
  readonly id: string
  readonly pageToken: string
  readonly reference: string
  readonly merchantName: string
  readonly method: 'pix' | 'promptpay'
  readonly currency: Currency
  readonly amount: Minor
  readonly notifyUrl: string
  readonly returnUrl: string
  readonly state: PaymentState
  readonly createdAt: number
  readonly expiresAt: number
}
type Row = {
  id: string
  page_token: string
  merchant_reference: string
  merchant_name: string
  method: 'pix' | 'promptpay'
  currency: Currency
  amount: bigint
  notify_url: string
  return_url: string
  state: PaymentState
  created_at: string
  expires_at: string
}
const paymentOf = (row: Row): Payment => ({
  id: row.id,
  pageToken: row.page_token,
  reference: row.merchant_reference,
  merchantName: row.merchant_name,
  method: row.method,
  currency: row.currency,
  amount: minor(row.amount),
  notifyUrl: row.notify_url,
  returnUrl: row.return_url,
  state: row.state,
  createdAt: instantOf(row.created_at),
  expiresAt: instantOf(row.expires_at),
})
const columns = sql`id, page_token, merchant_reference, merchant_name, method, currency, amount, notify_url, return_url, state, created_at, expires_at`
const one = async (db: Db, condition: SQL): Promise<Payment | null> => {
  const { rows } = await db.execute<Row>(sql`select ${columns} from demo_psp.payments where ${condition}`)
  return rows[0] ? paymentOf(rows[0]) : null
}

export const paymentByReference = (db: Db, reference: string) => one(db, sql`merchant_reference = ${reference}`)
export const paymentByToken = (db: Db, token: string) => one(db, sql`page_token = ${token}`)

/** `null`: the merchant has ordered this reference before. */
export const insertPayment = async (db: Db, payment: Payment): Promise<Payment | null> => {
  const { rows } = await db.execute<Row>(sql`
    insert into demo_psp.payments (${columns})
    values (${payment.id}, ${payment.pageToken}, ${payment.reference}, ${payment.merchantName}, ${payment.method}, ${payment.currency}, ${bigintValue(payment.amount)}, ${payment.notifyUrl}, ${payment.returnUrl}, ${payment.state}, ${timestamp(payment.createdAt)}, ${timestamp(payment.expiresAt)})
    on conflict do nothing returning ${columns}`)
  return rows[0] ? paymentOf(rows[0]) : null
}

/** A payment is decided once; the decision and the duty to tell the merchant are one transaction. */
export const decide = async (
  tx: Tx,
  id: string,
  state: Exclude<PaymentState, 'WAITING'>,
  now: number,
): Promise<boolean> => {
  const inTime = state === 'EXPIRED' ? sql`true` : sql`expires_at > ${timestamp(now)}`
  const { rows } = await tx.execute<Row>(
    sql`update demo_psp.payments set state = ${state}, decided_at = ${timestamp(now)} where id = ${id} and state = 'WAITING' and ${inTime} returning ${columns}`,
  )
  if (!rows[0]) return false
  const payment = paymentOf(rows[0])
  const body = JSON.stringify({
    paymentId: payment.id,
    reference: payment.reference,
    state,
    amount: payment.amount.toString(),
    currency: payment.currency,
  })
  await tx.execute(
    sql`insert into demo_psp.notifications (id, payment_id, body, attempts, next_at) values (${`n_${payment.id}`}, ${payment.id}, ${body}, 0, ${timestamp(now)})`,
  )
  return true
}

export const expiredIds = async (db: Db, now: number): Promise<readonly string[]> =>
  (
    await db.execute<{ id: string }>(
      sql`select id from demo_psp.payments where state = 'WAITING' and expires_at <= ${timestamp(now)} limit 50`,
    )
  ).rows.map((row) => row.id)

export type Notification = {
  readonly id: string
  readonly body: string
  readonly notifyUrl: string
  readonly attempts: number
}
export const dueNotifications = async (db: Db, now: number, paymentId?: string): Promise<readonly Notification[]> => {
  const { rows } = await db.execute<{ id: string; body: string; notify_url: string; attempts: number }>(sql`
    select n.id, n.body, p.notify_url, n.attempts from demo_psp.notifications n join demo_psp.payments p on p.id = n.payment_id
    where n.acknowledged_at is null and n.next_at <= ${timestamp(now)} ${paymentId ? sql`and n.payment_id = ${paymentId}` : sql``} order by n.next_at limit 20`)
  return rows.map((row) => ({ id: row.id, body: row.body, notifyUrl: row.notify_url, attempts: row.attempts }))
}
export const acknowledge = (db: Db, id: string, now: number) =>
  db.execute(
    sql`update demo_psp.notifications set acknowledged_at = ${timestamp(now)}, attempts = attempts + 1 where id = ${id}`,
  )
export const postpone = (db: Db, id: string, until: number) =>
  db.execute(
    sql`update demo_psp.notifications set next_at = ${timestamp(until)}, attempts = attempts + 1 where id = ${id}`,
  )
