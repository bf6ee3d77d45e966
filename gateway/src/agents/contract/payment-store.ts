import { type Minor, minor, zero } from '@mosaic/contracts'
import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
} from 'drizzle-orm'
import { isIn, sumOf } from '../../platform/db/columns'
import type { Db, Tx } from '../../platform/db/database'
import type { ContractPeriod } from './contract-period'
import { contractCorrections, contractPayments, contractRuns, type PaymentRow } from './schema'
import type { Bets } from './correction'

/** `false`: another gateway has computed the period. */
export const beginRun = async (
  tx: Tx,
  merchantCode: string,
  schedule: string,
  { key, to }: ContractPeriod,
  at: number,
): Promise<boolean> =>
  (
    await tx
      .insert(contractRuns)
      .values({ merchantCode, schedule, periodKey: key, periodTo: to, computedAt: at })
      .onConflictDoNothing()
      .returning({ key: contractRuns.periodKey })
  ).length === 1

/** Where the last computed period of a schedule ended. */
export const computedUntil = async (db: Db, merchantCode: string, schedule: string): Promise<number | null> => {
  const [row] = await db
    .select({ to: contractRuns.periodTo })
    .from(contractRuns)
    .where(and(eq(contractRuns.merchantCode, merchantCode), eq(contractRuns.schedule, schedule)))
    .orderBy(desc(contractRuns.periodTo))
    .limit(1)
  return row?.to ?? null
}

export const insertPayments = async (
  tx: Tx,
  rows: readonly (typeof contractPayments.$inferInsert)[],
): Promise<void> => {
  for (let at = 0; at < rows.length; at += 500) await tx.insert(contractPayments).values(rows.slice(at, at + 500))
}

export const insertCorrections = async (
  tx: Tx,
  rows: readonly (typeof contractCorrections.$inferInsert)[],
): Promise<void> => {
  for (let at = 0; at < rows.length; at += 500) await tx.insert(contractCorrections).values(rows.slice(at, at + 500))
}

/** Payments of an agent and kind whose period ended after an instant and before another. */
export const earlierPayments = (
  db: Db,
  agentId: string,
  kind: PaymentRow['kind'],
  { after, before }: { readonly after: number; readonly before: number },
): Promise<PaymentRow[]> =>
  db
    .select()
    .from(contractPayments)
    .where(
      and(
        eq(contractPayments.agentId, agentId),
        eq(contractPayments.kind, kind),
        gt(contractPayments.periodTo, after),
        lt(contractPayments.periodFrom, before),
      ),
    )
    .orderBy(contractPayments.periodFrom)

const none: Bets = { turnover: zero, stake: zero, payout: zero }
const correctionSums = {
  turnover: sumOf(contractCorrections.turnover),
  stake: sumOf(contractCorrections.stake),
  payout: sumOf(contractCorrections.payout),
}

/** What later periods have counted of each payment's period. */
export const correctedSince = async (
  db: Db,
  payments: readonly PaymentRow[],
): Promise<(payment: PaymentRow) => Bets> => {
  const { ofContractId: contractId, ofPeriodKey: periodKey } = contractCorrections
  const ids = [...new Set(payments.map((payment) => payment.contractId))]
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ contractId, periodKey, ...correctionSums })
          .from(contractCorrections)
          .where(
            and(
              inArray(contractId, ids),
              inArray(
                periodKey,
                payments.map((payment) => payment.periodKey),
              ),
            ),
          )
          .groupBy(contractId, periodKey)
  const sums = new Map(rows.map((row) => [paymentKey(row), row]))
  return (payment) => sums.get(paymentKey(payment)) ?? none
}

/** Corrections of earlier periods that a payment counted. */
export const correctionsIn = async (db: Db, { contractId, periodKey }: PaymentRow): Promise<Bets> => {
  const [row] = await db
    .select(correctionSums)
    .from(contractCorrections)
    .where(and(eq(contractCorrections.contractId, contractId), eq(contractCorrections.periodKey, periodKey)))
  return row ?? none
}

/** Salaries of the agents that a query selects, whose periods begin in a span. */
export const salariesIn = async (
  db: Db,
  agents: SQL,
  { from, to }: Pick<ContractPeriod, 'from' | 'to'>,
): Promise<Minor> => {
  const [row] = await db
    .select({ amount: sumOf(contractPayments.amount) })
    .from(contractPayments)
    .where(
      and(
        isIn(contractPayments.agentId, agents),
        ne(contractPayments.kind, 'dividend'),
        gte(contractPayments.periodFrom, from),
        lt(contractPayments.periodFrom, to),
      ),
    )
  return minor(row?.amount ?? 0n)
}

/** What is computed, not paid, and approved where it needs an operator. */
export const paymentsDue = (db: Db, merchantCode: string): Promise<PaymentRow[]> =>
  db
    .select()
    .from(contractPayments)
    .where(
      and(
        eq(contractPayments.merchantCode, merchantCode),
        isNull(contractPayments.paidAt),
        isNull(contractPayments.rejectedAt),
        gt(contractPayments.amount, zero),
        or(ne(contractPayments.kind, 'dividend'), isNotNull(contractPayments.approvedAt)),
      ),
    )
    .orderBy(contractPayments.periodTo)
    .limit(500)

export const lockPayment = async (
  tx: Tx,
  { contractId, periodKey }: Pick<PaymentRow, 'contractId' | 'periodKey'>,
): Promise<PaymentRow | null> =>
  (
    await tx
      .select()
      .from(contractPayments)
      .where(and(eq(contractPayments.contractId, contractId), eq(contractPayments.periodKey, periodKey)))
      .for('update')
  )[0] ?? null

type Change = Partial<
  Pick<PaymentRow, 'paidAt' | 'approvedAt' | 'approvedBy' | 'rejectedAt' | 'rejectedBy' | 'refusal'>
>
export const changePayment = async (
  tx: Tx,
  { contractId, periodKey }: Pick<PaymentRow, 'contractId' | 'periodKey'>,
  change: Change,
): Promise<void> => {
  await tx
    .update(contractPayments)
    .set(change)
    .where(and(eq(contractPayments.contractId, contractId), eq(contractPayments.periodKey, periodKey)))
}

export type AskedPayments = Partial<Pick<PaymentRow, 'kind' | 'contractId' | 'periodKey'>>

/** The newest payments of an agent, of those that are asked for. */
export const paymentsOf = (
  db: Db,
  agentId: string,
  most: number,
  { kind, contractId, periodKey }: AskedPayments = {},
): Promise<PaymentRow[]> =>
  db
    .select()
    .from(contractPayments)
    .where(
      and(
        eq(contractPayments.agentId, agentId),
        kind && eq(contractPayments.kind, kind),
        contractId === undefined ? undefined : eq(contractPayments.contractId, contractId),
        periodKey === undefined ? undefined : eq(contractPayments.periodKey, periodKey),
      ),
    )
    .orderBy(desc(contractPayments.periodFrom))
    .limit(most)

/** Payments of an agent whose periods ended after an instant and not after another, newest first. */
export const paymentsEnding = (
  db: Db,
  agentId: string,
  { from, to }: Pick<ContractPeriod, 'from' | 'to'>,
): Promise<PaymentRow[]> =>
  db
    .select()
    .from(contractPayments)
    .where(
      and(
        eq(contractPayments.agentId, agentId),
        gt(contractPayments.periodTo, from),
        lte(contractPayments.periodTo, to),
      ),
    )
    .orderBy(desc(contractPayments.periodFrom))

export type Correction = typeof contractCorrections.$inferSelect

/** Changes of earlier periods that payments of an agent counted, by `paymentKey`. */
export const correctionsOf = async (db: Db, agentId: string): Promise<ReadonlyMap<string, readonly Correction[]>> => {
  const rows = await db
    .select(getTableColumns(contractCorrections))
    .from(contractCorrections)
    .innerJoin(
      contractPayments,
      and(
        eq(contractPayments.contractId, contractCorrections.contractId),
        eq(contractPayments.periodKey, contractCorrections.periodKey),
      ),
    )
    .where(eq(contractPayments.agentId, agentId))
    .orderBy(contractCorrections.ofPeriodKey)
  const byPayment = new Map<string, Correction[]>()
  for (const row of rows) byPayment.set(paymentKey(row), [...(byPayment.get(paymentKey(row)) ?? []), row])
  return byPayment
}

export const paymentKey = ({ contractId, periodKey }: Pick<PaymentRow, 'contractId' | 'periodKey'>): string =>
  `${contractId}:${periodKey}`
