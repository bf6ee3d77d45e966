import type { Minor } from '@mosaic/contracts'
import { and, asc, eq, gt, isNull, lte, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database'
import { type Behaviour, notificationsOf, paidAmount, slowMs } from './behaviour'
import { oneAttemptMore, paidOrOrdered } from './payment-provider.sql'
import { notifications, payments, payouts, settings } from './schema'
import { type PaymentState } from './payment-state'

export type Payment = typeof payments.$inferSelect

const one = async (db: Db, condition: SQL): Promise<Payment | null> =>
  (await db.select().from(payments).where(condition))[0] ?? null

export const paymentByReference = (db: Db, reference: string) => one(db, eq(payments.merchantReference, reference))
export const paymentByToken = (db: Db, token: string) => one(db, eq(payments.pageToken, token))

export const defaultBehaviour = async (db: Db): Promise<Behaviour> =>
  (await db.select().from(settings))[0]?.behaviour ?? 'usual'

export const setDefaultBehaviour = async (db: Db, behaviour: Behaviour): Promise<void> =>
  void (await db.update(settings).set({ behaviour }))

/** `null`: the reference exists already. */
export const insertPayment = async (db: Db, payment: typeof payments.$inferInsert): Promise<Payment | null> =>
  (await db.insert(payments).values(payment).onConflictDoNothing().returning())[0] ?? null

export const reportOf = (payment: Payment, state: PaymentState) => {
  const amount: Minor = payment.paidAmount ?? payment.amount
  return {
    paymentId: payment.id,
    reference: payment.merchantReference,
    state,
    amount: amount.toString(),
    currency: payment.currency,
  }
}

/** The state that a poll reports: a slow payment looks unpaid until its notification is due. */
export const reportedState = ({ state, notifiedAt }: Payment, now: number): PaymentState =>
  notifiedAt !== null && notifiedAt > now ? 'WAITING' : state

/** A payment is decided once. The decision and its notifications are written in one transaction. */
export const decide = async (
  tx: Tx,
  id: string,
  {
    state,
    behaviour,
  }: { readonly state: Exclude<PaymentState, 'WAITING'>; readonly behaviour?: Behaviour | undefined },
  now: number,
): Promise<boolean> => {
  const waiting = and(
    eq(payments.id, id),
    eq(payments.state, 'WAITING'),
    state === 'EXPIRED' ? undefined : gt(payments.expiresAt, now),
  )
  const [asked] = await tx.select().from(payments).where(waiting).for('update')
  if (!asked) return false
  const chosenBehaviour = behaviour ?? asked.behaviour
  const [payment] = await tx
    .update(payments)
    .set({
      state,
      behaviour: chosenBehaviour,
      decidedAt: now,
      paidAmount: state === 'PAID' ? paidAmount(chosenBehaviour, asked.amount) : null,
      notifiedAt: chosenBehaviour === 'slow' ? now + slowMs : now,
    })
    .where(eq(payments.id, id))
    .returning()
  if (!payment) return false
  for (const [index, notification] of notificationsOf(chosenBehaviour, state).entries())
    await tx.insert(notifications).values({
      id: `n${index}_${id}`,
      paymentId: id,
      body: JSON.stringify(reportOf(payment, notification.state)),
      attempts: 0,
      nextAt: now + notification.afterMs,
    })
  return true
}

/** The merchant cancels its order; a waiting payment cannot be paid afterwards. */
export const cancel = async (tx: Tx, reference: string, now: number): Promise<Payment | null> => {
  await tx
    .update(payments)
    .set({ state: 'CANCELLED', decidedAt: now, notifiedAt: now })
    .where(and(eq(payments.merchantReference, reference), eq(payments.state, 'WAITING')))
  return paymentByReference(tx, reference)
}

export const expiredIds = async (db: Db, now: number): Promise<readonly string[]> =>
  (
    await db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.state, 'WAITING'), lte(payments.expiresAt, now)))
      .limit(50)
  ).map(({ id }) => id)

export type Notification = {
  readonly id: string
  readonly body: string
  readonly notifyUrl: string
  readonly attempts: number
  readonly behaviour: Behaviour
}
export const dueNotifications = (db: Db, now: number, paymentId?: string): Promise<readonly Notification[]> =>
  db
    .select({
      id: notifications.id,
      body: notifications.body,
      notifyUrl: payments.notifyUrl,
      attempts: notifications.attempts,
      behaviour: payments.behaviour,
    })
    .from(notifications)
    .innerJoin(payments, eq(payments.id, notifications.paymentId))
    .where(
      and(
        isNull(notifications.acknowledgedAt),
        lte(notifications.nextAt, now),
        paymentId === undefined ? undefined : eq(notifications.paymentId, paymentId),
      ),
    )
    .orderBy(asc(notifications.nextAt), asc(notifications.id))
    .limit(20)

const counted = { attempts: oneAttemptMore }
export const acknowledge = async (db: Db, id: string, now: number): Promise<void> =>
  void (await db
    .update(notifications)
    .set({ ...counted, acknowledgedAt: now })
    .where(eq(notifications.id, id)))
export const postpone = async (db: Db, id: string, until: number): Promise<void> =>
  void (await db
    .update(notifications)
    .set({ ...counted, nextAt: until })
    .where(eq(notifications.id, id)))

/** Saves a payout unless its reference exists, and returns the stored one. */
export const savePayout = async (
  db: Db,
  payout: typeof payouts.$inferInsert,
): Promise<typeof payouts.$inferSelect | null> => {
  await db.insert(payouts).values(payout).onConflictDoNothing()
  return (await db.select().from(payouts).where(eq(payouts.merchantReference, payout.merchantReference)))[0] ?? null
}

/** A page of payments or payouts after an id, for reconciliation by the merchant. */
export const statementRows = async (db: Db, name: 'payments' | 'payouts', after: string, limit: number) => {
  const [table, amount] =
    name === 'payments' ? ([payments, paidOrOrdered] as const) : ([payouts, payouts.amount] as const)
  return db
    .select({ id: table.id, reference: table.merchantReference, state: table.state, amount, currency: table.currency })
    .from(table)
    .where(gt(table.id, after))
    .orderBy(asc(table.id))
    .limit(limit)
}
