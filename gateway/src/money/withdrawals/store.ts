import { minor, moneyToWire, subtractMinor, type Withdrawal } from '@mosaic/contracts'
import { and, asc, count, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { instantOf, sumOf, within } from '../../platform/db/columns'
import { leastRecently } from '../../platform/db/least-recently'
import type { Db, Tx } from '../../platform/db/database'
import { onlyRow } from '../../platform/db/named-query'
import { type AskedPage, offsetOf } from '../../platform/http/paging'
import { isUuid } from '../../platform/runtime/uuid'
import { maskPlace } from './payout-destination'
import { quotaFactsQuery, type QuotaFactsRow } from './quota.sql'
import { type PayoutAccountRow, payoutAccounts, type WithdrawalRow, withdrawals, type WithdrawState } from './schema'

const ownAccount = (memberId: string, id: string): SQL | undefined =>
  and(
    inArray(payoutAccounts.id, isUuid(id) ? [id] : []),
    eq(payoutAccounts.memberId, memberId),
    isNull(payoutAccounts.removedAt),
  )

export const accountsOf = (db: Db, memberId: string): Promise<PayoutAccountRow[]> =>
  db
    .select()
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.memberId, memberId), isNull(payoutAccounts.removedAt)))
    .orderBy(desc(payoutAccounts.isDefault), asc(payoutAccounts.createdAt))

/** Also an account that was removed. */
export const hadAccount = async (db: Db, memberId: string): Promise<boolean> =>
  (
    await db
      .select({ id: payoutAccounts.id })
      .from(payoutAccounts)
      .where(eq(payoutAccounts.memberId, memberId))
      .limit(1)
  ).length > 0

export const insertAccount = async (tx: Tx, account: PayoutAccountRow): Promise<boolean> =>
  (await tx.insert(payoutAccounts).values(account).onConflictDoNothing().returning({ id: payoutAccounts.id })).length >
  0

export const clearDefault = async (tx: Tx, memberId: string): Promise<void> =>
  void (await tx
    .update(payoutAccounts)
    .set({ isDefault: false })
    .where(and(eq(payoutAccounts.memberId, memberId), isNull(payoutAccounts.removedAt))))

export const makeDefault = async (tx: Tx, memberId: string, id: string): Promise<boolean> =>
  (
    await tx
      .update(payoutAccounts)
      .set({ isDefault: true })
      .where(ownAccount(memberId, id))
      .returning({ id: payoutAccounts.id })
  ).length > 0

export const removeAccount = async (
  tx: Tx,
  memberId: string,
  id: string,
  at: number,
): Promise<PayoutAccountRow | null> =>
  (
    await tx.update(payoutAccounts).set({ removedAt: at, isDefault: false }).where(ownAccount(memberId, id)).returning()
  )[0] ?? null

export type StoredWithdrawal = WithdrawalRow & { readonly destination: PayoutAccountRow }

const selectWithdrawals = (db: Db) =>
  db
    .select({ withdrawal: withdrawals, destination: payoutAccounts })
    .from(withdrawals)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, withdrawals.payoutAccountId))

const withDestinations = (
  rows: readonly { withdrawal: WithdrawalRow; destination: PayoutAccountRow }[],
): StoredWithdrawal[] => rows.map(({ withdrawal, destination }) => ({ ...withdrawal, destination }))

const one = async (db: Db, condition: SQL | undefined): Promise<StoredWithdrawal | null> =>
  withDestinations(await selectWithdrawals(db).where(condition))[0] ?? null

export const withdrawalOfMember = (db: Db, memberId: string, id: string) =>
  one(db, and(eq(withdrawals.id, id), eq(withdrawals.memberId, memberId)))
export const withdrawalByKey = (db: Db, memberId: string, key: string) =>
  one(db, and(eq(withdrawals.memberId, memberId), eq(withdrawals.idempotencyKey, key)))

/** The row lock serializes decisions and payouts. */
export const lockWithdrawal = async (tx: Tx, id: string): Promise<StoredWithdrawal | null> => {
  const [row] = await tx.select({ id: withdrawals.id }).from(withdrawals).where(eq(withdrawals.id, id)).for('update')
  return row ? one(tx, eq(withdrawals.id, row.id)) : null
}

export const insertWithdrawal = async (tx: Tx, withdrawal: WithdrawalRow): Promise<void> =>
  void (await tx.insert(withdrawals).values(withdrawal))

export const change = async (db: Db, id: string, to: Partial<WithdrawalRow>): Promise<void> =>
  void (await db.update(withdrawals).set(to).where(eq(withdrawals.id, id)))

export const quotaFactsOf = (row: QuotaFactsRow) => ({
  deposited: minor(row.deposited),
  bonusTurnover: minor(row.bonus_turnover),
  firstAt: instantOf(row.first_at),
  withdrawn: minor(row.withdrawn),
})
export type QuotaSums = ReturnType<typeof quotaFactsOf>

export const quotaValues = (memberId: string, span: { readonly from: number; readonly to: number }) => ({
  memberId,
  from: new Date(span.from).toISOString(),
  to: new Date(span.to).toISOString(),
})

export const quotaSums = async (db: Db, values: ReturnType<typeof quotaValues>): Promise<QuotaSums> =>
  quotaFactsOf(onlyRow(await quotaFactsQuery(db, values)))

export type WithdrawalFilter = {
  readonly memberId: string
  readonly span: { readonly from: number; readonly to: number }
  readonly state: WithdrawState | undefined
}

export const withdrawalsOf = async (db: Db, { memberId, span, state }: WithdrawalFilter, page: AskedPage) => {
  const condition = and(
    eq(withdrawals.memberId, memberId),
    within(withdrawals.createdAt, span),
    state === undefined ? undefined : eq(withdrawals.state, state),
  )
  // The page first, so that only its rows are joined.
  const shown = db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(condition)
    .orderBy(desc(withdrawals.createdAt), asc(withdrawals.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  const rows = await selectWithdrawals(db)
    .where(inArray(withdrawals.id, shown))
    .orderBy(desc(withdrawals.createdAt), asc(withdrawals.id))
  const [all] = await db
    .select({ total: count(), amount: sumOf(withdrawals.amount) })
    .from(withdrawals)
    .where(condition)
  if (!all) throw new Error('A query of sums always has one row')
  return { rows: withDestinations(rows), ...all }
}

/** Approved withdrawals to pay out, those asked least recently first, so that no silent payout blocks the others. */
export const withdrawalsToPayOut = async (db: Db, limit: number): Promise<StoredWithdrawal[]> =>
  withDestinations(
    await selectWithdrawals(db)
      .where(eq(withdrawals.state, 'APPROVED'))
      .orderBy(leastRecently(withdrawals.polledAt), asc(withdrawals.createdAt))
      .limit(limit),
  )

/** Withdrawals in some states, for operators. */
export const withdrawalsIn = async (
  db: Db,
  states: readonly WithdrawState[],
  limit: number,
  first: 'oldest' | 'newest' = 'oldest',
): Promise<StoredWithdrawal[]> =>
  withDestinations(
    await selectWithdrawals(db)
      .where(inArray(withdrawals.state, [...states]))
      .orderBy((first === 'oldest' ? asc : desc)(withdrawals.createdAt))
      .limit(limit),
  )

export const withdrawalToWire = ({
  destination,
  ...row
}: WithdrawalRow & {
  readonly destination: Pick<PayoutAccountRow, 'kind' | 'holder' | 'account' | 'branch'>
}): Withdrawal => ({
  withdrawId: row.id,
  amount: moneyToWire(row.amount, row.currency),
  fee: moneyToWire(row.fee, row.currency),
  currency: row.currency,
  kind: destination.kind,
  account: maskPlace(destination),
  holder: destination.holder,
  state: row.state,
  reason: row.reason,
  reference: row.reference,
  createdAt: row.createdAt,
  decidedAt: row.decidedAt,
  paidAt: row.state === 'PAID' ? row.endedAt : null,
})

/** Ordered payouts for reconciliation with the provider's list, without the fee; `done`: paid. */
export const payoutsAtProvider = async (db: Db) => {
  const rows = await db
    .select({
      reference: withdrawals.id,
      state: withdrawals.state,
      amount: withdrawals.amount,
      fee: withdrawals.fee,
      currency: withdrawals.currency,
    })
    .from(withdrawals)
    .where(inArray(withdrawals.state, ['APPROVED', 'PAID', 'FAILED']))
  return rows.map(({ reference, state, amount, fee, currency }) => ({
    reference,
    done: state === 'PAID',
    amount: subtractMinor(amount, fee),
    currency,
  }))
}

const own = alias(payoutAccounts, 'own_account')

/** Whether a member had a payout account of one of the others, removed ones included. */
export const sharesPayoutAccount = async (db: Db, memberId: string, others: readonly string[]): Promise<boolean> =>
  (
    await db
      .select({ id: own.id })
      .from(own)
      .innerJoin(payoutAccounts, and(eq(payoutAccounts.kind, own.kind), eq(payoutAccounts.account, own.account)))
      .where(and(eq(own.memberId, memberId), inArray(payoutAccounts.memberId, [...others])))
      .limit(1)
  ).length === 1
