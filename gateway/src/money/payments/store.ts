import { type Currency, type Deposit, type Minor, minor, moneyToWire } from '@mosaic/contracts'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/kernel/database'

export type DepositState = Deposit['state']
export type DepositRow = {
  readonly id: string
  readonly merchantCode: string
  readonly memberId: string
  readonly fingerprint: string
  readonly method: string
  readonly currency: Currency
  readonly amount: Minor
  readonly settledAmount: Minor | null
  readonly fee: Minor
  readonly state: DepositState
  readonly reference: string
  readonly payUrl: string
  readonly reply: string | null
  readonly createdAt: number
  readonly expiresAt: number
  readonly polledAt: number | null
  readonly settledAt: number | null
}

type Row = {
  id: string
  merchant_code: string
  member_id: string
  fingerprint: string
  method: string
  currency: Currency
  amount: bigint
  settled_amount: bigint | null
  fee: bigint
  state: DepositState
  reference: string
  pay_url: string
  reply: string | null
  created_at: string
  expires_at: string
  polled_at: string | null
  settled_at: string | null
}
const instantOf = (text: string): number => new Date(text).getTime()
const depositOf = (row: Row): DepositRow => ({
  id: row.id,
  merchantCode: row.merchant_code,
  memberId: row.member_id,
  fingerprint: row.fingerprint,
  method: row.method,
  currency: row.currency,
  amount: minor(row.amount),
  settledAmount: row.settled_amount === null ? null : minor(row.settled_amount),
  fee: minor(row.fee),
  state: row.state,
  reference: row.reference,
  payUrl: row.pay_url,
  reply: row.reply,
  createdAt: instantOf(row.created_at),
  expiresAt: instantOf(row.expires_at),
  polledAt: row.polled_at === null ? null : instantOf(row.polled_at),
  settledAt: row.settled_at === null ? null : instantOf(row.settled_at),
})
const columns = sql`id, merchant_code, member_id, fingerprint, method, currency, amount, settled_amount, fee, state, reference, pay_url, reply, created_at, expires_at, polled_at, settled_at`
const timestamp = (instant: number) => sql`${new Date(instant).toISOString()}::timestamptz`
const one = async (db: Db, condition: SQL, lock = false): Promise<DepositRow | null> => {
  const { rows } = await db.execute<Row>(
    sql`select ${columns} from deposits where ${condition} ${lock ? sql`for update` : sql``}`,
  )
  return rows[0] ? depositOf(rows[0]) : null
}

export const depositById = (db: Db, id: string) => one(db, sql`id = ${id}::uuid`)
export const lockDeposit = (db: Db, id: string) => one(db, sql`id = ${id}::uuid`, true)
export const depositOfMember = (db: Db, memberId: string, id: string) =>
  one(db, sql`id = ${id}::uuid and member_id = ${memberId}`)
export const depositByKey = (db: Db, memberId: string, key: string) =>
  one(db, sql`member_id = ${memberId} and idempotency_key = ${key}`)

export type NewDeposit = Pick<
  DepositRow,
  | 'id'
  | 'merchantCode'
  | 'memberId'
  | 'fingerprint'
  | 'method'
  | 'currency'
  | 'amount'
  | 'fee'
  | 'reference'
  | 'createdAt'
  | 'expiresAt'
> & { readonly key: string }

export const insertDeposit = (db: Db, deposit: NewDeposit) =>
  db.execute(sql`
    insert into deposits (id, merchant_code, member_id, idempotency_key, fingerprint, method, currency, amount, fee, state, reference, pay_url, created_at, expires_at)
    values (${deposit.id}::uuid, ${deposit.merchantCode}, ${deposit.memberId}, ${deposit.key}, ${deposit.fingerprint}, ${deposit.method}, ${deposit.currency}, ${deposit.amount.toString()}::bigint, ${deposit.fee.toString()}::bigint,
      'PENDING', ${deposit.reference}, '', ${timestamp(deposit.createdAt)}, ${timestamp(deposit.expiresAt)})`)

/** The first reply stays; whoever comes second gets that one. */
export const keepReply = async (
  db: Db,
  id: string,
  payment: { readonly paymentId: string; readonly payUrl: string },
  reply: string,
): Promise<string> => {
  const { rows } = await db.execute<{ reply: string }>(sql`
    update deposits set payment_id = coalesce(payment_id, ${payment.paymentId}), pay_url = case when pay_url = '' then ${payment.payUrl} else pay_url end, reply = coalesce(reply, ${reply}) where id = ${id}::uuid returning reply`)
  return rows[0]?.reply ?? reply
}

export const markSettled = (db: Db, id: string, amount: Minor, at: number) =>
  db.execute(
    sql`update deposits set state = 'SETTLED', settled_amount = ${amount.toString()}::bigint, settled_at = ${timestamp(at)} where id = ${id}::uuid`,
  )
export const markEnded = (db: Db, id: string, state: 'FAILED' | 'EXPIRED') =>
  db.execute(sql`update deposits set state = ${state} where id = ${id}::uuid`)
export const markPolled = (db: Db, id: string, at: number) =>
  db.execute(sql`update deposits set polled_at = ${timestamp(at)} where id = ${id}::uuid`)

export const overdue = async (db: Db, before: number): Promise<readonly DepositRow[]> => {
  const { rows } = await db.execute<Row>(
    sql`select ${columns} from deposits where state = 'PENDING' and expires_at < ${timestamp(before)} order by expires_at limit 50`,
  )
  return rows.map(depositOf)
}

export type DepositPage = { readonly rows: readonly DepositRow[]; readonly total: number }
export const depositsOf = async (
  db: Db,
  memberId: string,
  span: { from: number; to: number },
  state: DepositState | undefined,
  pageNo: number,
  pageSize: number,
): Promise<DepositPage> => {
  const condition = sql`member_id = ${memberId} and created_at >= ${timestamp(span.from)} and created_at < ${timestamp(span.to)} ${state ? sql`and state = ${state}` : sql``}`
  const { rows } = await db.execute<Row>(
    sql`select ${columns} from deposits where ${condition} order by created_at desc, id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`,
  )
  const counted = await db.execute<{ n: number }>(sql`select count(*)::int as n from deposits where ${condition}`)
  return { rows: rows.map(depositOf), total: counted.rows[0]?.n ?? 0 }
}

export const depositToWire = (deposit: DepositRow): Deposit => ({
  depositId: deposit.id,
  amount: moneyToWire(deposit.settledAmount ?? deposit.amount, deposit.currency),
  fee: moneyToWire(deposit.fee, deposit.currency),
  currency: deposit.currency,
  method: deposit.method,
  state: deposit.state,
  createdAt: deposit.createdAt,
  expiresAt: deposit.expiresAt,
  settledAt: deposit.settledAt,
  payUrl: deposit.payUrl,
  reference: deposit.reference,
})
