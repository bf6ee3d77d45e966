import { addMinor, type Deposit, type Minor, minor, moneyToWire, zero } from '@mosaic/contracts'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, or, type SQL } from 'drizzle-orm'
import { sumOf, within } from '../../platform/db/columns'
import { leastRecently } from '../../platform/db/least-recently'
import { isPollDue } from './poll-due.sql'
import type { Db } from '../../platform/db/database'
import { type AskedPage, offsetOf } from '../../platform/http/paging'
import { isUuid } from '../../platform/runtime/uuid'
import { bonusToWire } from './bonus-to-wire'
import { type DepositPayment, depositsTakenQuery, firstPayment, paidOrOrdered, type Span } from './deposits.sql'
import { type DepositRow, deposits, type DepositState, type ReviewReason } from './schema'

const one = async (db: Db, condition: SQL | undefined): Promise<DepositRow | null> =>
  (await db.select().from(deposits).where(condition))[0] ?? null

export const depositOfMember = async (db: Db, memberId: string, id: string): Promise<DepositRow | null> =>
  isUuid(id) ? one(db, and(eq(deposits.id, id), eq(deposits.memberId, memberId))) : null
export const depositByKey = (db: Db, memberId: string, key: string) =>
  one(db, and(eq(deposits.memberId, memberId), eq(deposits.idempotencyKey, key)))

/** Whose deposit it is; asked over all merchants, since a provider names only the deposit. */
export const merchantOfDeposit = async (db: Db, id: string): Promise<string | null> =>
  isUuid(id) ? ((await one(db, eq(deposits.id, id)))?.merchantCode ?? null) : null

export const lockDeposit = async (db: Db, id: string): Promise<DepositRow | null> =>
  (await db.select().from(deposits).where(eq(deposits.id, id)).for('update'))[0] ?? null

export type NewDeposit = Omit<typeof deposits.$inferInsert, 'state' | 'payUrl'>

export const insertDeposit = async (db: Db, deposit: NewDeposit): Promise<DepositRow> => {
  const [inserted] = await db
    .insert(deposits)
    .values({ ...deposit, state: 'PENDING', payUrl: '' })
    .returning()
  if (!inserted) throw new Error(`Deposit ${deposit.id} was not written`)
  return inserted
}

/** Saves the provider's payment unless another call has saved one, and returns the stored one. */
export const savePayment = async (db: Db, id: string, payment: DepositPayment): Promise<DepositPayment> => {
  const [saved] = await db
    .update(deposits)
    .set(firstPayment(payment))
    .where(eq(deposits.id, id))
    .returning({ paymentId: deposits.paymentId, payUrl: deposits.payUrl, code: deposits.code })
  if (!saved) throw new Error(`Deposit ${id} is gone`)
  return saved
}

/** A deposit without a credited bonus releases its reservation. */
export const settledWith = (amount: Minor, at: number, bonus: Minor | null) =>
  ({
    state: 'SETTLED',
    settledAmount: amount,
    settledAt: at,
    // The bonus is wagered in an account of its own, so it asks no turnover of the balance.
    ...(bonus === null ? { bonusReservation: null } : { bonusAmount: bonus, bonusTurnover: zero }),
  }) as const

export const change = async (db: Db, id: string, changes: Partial<DepositRow>): Promise<void> =>
  void (await db.update(deposits).set(changes).where(eq(deposits.id, id)))

export const markForReview = async (
  db: Db,
  id: string,
  review: ReviewReason,
  reportedAmount: Minor | null,
): Promise<void> =>
  void (await db.update(deposits).set({ state: 'REVIEW', review, reportedAmount }).where(eq(deposits.id, id)))

export const markPolled = async (db: Db, id: string, at: number): Promise<void> =>
  void (await db.update(deposits).set({ polledAt: at }).where(eq(deposits.id, id)))

const batchSize = 50

/** Pending deposits whose provider is to be asked now, those asked least recently first. */
export const depositsToPoll = (db: Db, now: number): Promise<readonly DepositRow[]> =>
  db
    .select()
    .from(deposits)
    .where(and(eq(deposits.state, 'PENDING'), isPollDue(now)))
    .orderBy(leastRecently(deposits.polledAt), asc(deposits.expiresAt))
    .limit(batchSize)

/** Deposits of the member that are payable or in review, newest first. */
export const openDeposits = (db: Db, memberId: string, now: number, limit: number): Promise<readonly DepositRow[]> =>
  db
    .select()
    .from(deposits)
    .where(
      and(
        eq(deposits.memberId, memberId),
        or(eq(deposits.state, 'REVIEW'), and(eq(deposits.state, 'PENDING'), gt(deposits.expiresAt, now))),
      ),
    )
    .orderBy(desc(deposits.createdAt), asc(deposits.id))
    .limit(limit)

/** Deposits for operators. `open`: also transfers without proof; `all`: also decided ones. */
export const depositsToReview = (
  db: Db,
  show: 'waiting' | 'open' | 'all',
  limit: number,
): Promise<readonly DepositRow[]> => {
  const unshown = and(eq(deposits.kind, 'mt'), eq(deposits.state, 'PENDING'))
  const shown = {
    waiting: eq(deposits.state, 'REVIEW'),
    open: or(eq(deposits.state, 'REVIEW'), unshown),
    all: or(isNotNull(deposits.review), unshown),
  }[show]
  return db
    .select()
    .from(deposits)
    .where(shown)
    .orderBy((show === 'all' ? desc : asc)(deposits.createdAt), asc(deposits.id))
    .limit(limit)
}

export type DepositFilter = {
  readonly memberId: string
  readonly span: { readonly from: number; readonly to: number }
  readonly state: DepositState | undefined
}

const matching = ({ memberId, span, state }: DepositFilter) =>
  and(
    eq(deposits.memberId, memberId),
    within(deposits.createdAt, span),
    state === undefined ? undefined : eq(deposits.state, state),
  )

/** The sum of settled amounts, or ordered ones where nothing is settled. */
export const depositedSum = async (db: Db, filter: DepositFilter): Promise<Minor> => {
  const [summed] = await db
    .select({ sum: sumOf(paidOrOrdered) })
    .from(deposits)
    .where(matching(filter))
  return summed?.sum ?? zero
}

export const receivedSum = async (db: Db, filter: DepositFilter): Promise<Minor> => {
  const [summed] = await db
    .select({ sum: sumOf(deposits.settledAmount) })
    .from(deposits)
    .where(and(matching(filter), eq(deposits.state, 'SETTLED')))
  return summed?.sum ?? zero
}

export const depositsOf = async (
  db: Db,
  filter: DepositFilter,
  page: AskedPage,
): Promise<{ readonly rows: readonly DepositRow[]; readonly total: number }> => {
  const condition = matching(filter)
  const rows = await db
    .select()
    .from(deposits)
    .where(condition)
    .orderBy(desc(deposits.createdAt), asc(deposits.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  const [counted] = await db.select({ total: count() }).from(deposits).where(condition)
  return { rows, total: counted?.total ?? 0 }
}

export const depositToWire = (deposit: DepositRow): Deposit => ({
  depositId: deposit.id,
  amount: moneyToWire(deposit.settledAmount ?? deposit.amount, deposit.currency),
  fee: moneyToWire(deposit.fee, deposit.currency),
  currency: deposit.currency,
  method: deposit.method,
  kind: deposit.kind,
  state: deposit.state,
  createdAt: deposit.createdAt,
  expiresAt: deposit.expiresAt,
  settledAt: deposit.settledAt,
  payUrl: deposit.payUrl,
  code: deposit.code,
  payee: deposit.payee,
  proofs: deposit.proofCount,
  reason: deposit.reason,
  reference: deposit.reference,
  bonus: bonusToWire(deposit),
})

/**
 * Deposits for reconciliation with the provider's list. `done`: credited; `ordered`: the provider answered the order.
 */
export const depositsAtProvider = async (db: Db) => {
  const rows = await db
    .select({
      reference: deposits.id,
      state: deposits.state,
      amount: deposits.amount,
      settled: deposits.settledAmount,
      fee: deposits.fee,
      currency: deposits.currency,
      paymentId: deposits.paymentId,
    })
    .from(deposits)
  return rows.map(({ reference, state, amount, settled, fee, currency, paymentId }) => ({
    reference,
    ordered: paymentId !== null,
    done: state === 'SETTLED',
    // The provider's amount includes the fee.
    amount: addMinor(settled ?? amount, fee),
    currency,
  }))
}

/** The sum in a span that counts against deposit limits. */
export const depositsTaken = async (db: Db, memberId: string, span: Span, now: number): Promise<Minor> => {
  const { rows } = await db.execute<{ taken: bigint }>(depositsTakenQuery(memberId, span, now))
  return minor(rows[0]?.taken ?? 0n)
}

/** Credited deposits of each member in a span; members without deposits are missing. */
export const depositedByMember = async (
  db: Db,
  memberIds: readonly string[],
  span: Span,
): Promise<ReadonlyMap<string, Minor>> => {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .select({ memberId: deposits.memberId, amount: sumOf(deposits.settledAmount) })
    .from(deposits)
    .where(
      and(inArray(deposits.memberId, [...memberIds]), eq(deposits.state, 'SETTLED'), within(deposits.settledAt, span)),
    )
    .groupBy(deposits.memberId)
  return new Map(rows.map(({ memberId, amount }) => [memberId, amount]))
}
