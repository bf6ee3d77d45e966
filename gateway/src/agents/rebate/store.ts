import { type Minor, zero } from '@mosaic/contracts'
import { and, asc, desc, eq, gt, gte, inArray, isNull, lte, not, type SQL } from 'drizzle-orm'
import { totalsByDayAndMember } from '../../play'
import { boundsOf, type Span } from '../../platform'
import type { Merchant } from '../../platform/runtime/app-context'
import { isIn, sumOf } from '../../platform/db/columns'
import type { Db, Tx } from '../../platform/db/database'
import { isCommissionFrozen } from '../downline'
import { ratedChains } from '../team'
import type { CategoryCommission, RunMember } from './commissions-of-day'
import type { SettledBet } from './counted-bets'
import { bettorsOf, type MemberPage, membersWithUpline, pageEnd } from './rebate.sql'
import { type AgentCommission, agentCommissions, rebateBets, rebateDays, rebateMembers } from './schema'

/** A statement has a limited number of parameters. */
const inBatches = async <T>(rows: readonly T[], write: (batch: T[]) => Promise<unknown>): Promise<void> => {
  for (let from = 0; from < rows.length; from += 1000) await write(rows.slice(from, from + 1000))
}

/** `false`: the day is computed already. Waits for another gateway that is computing it. */
export const beginDay = async (tx: Tx, merchantCode: string, day: string, at: number): Promise<boolean> =>
  (
    await tx
      .insert(rebateDays)
      .values({ merchantCode, day, workedOutAt: at })
      .onConflictDoNothing()
      .returning({ day: rebateDays.day })
  ).length === 1

/** The first day that was ever computed, or the last one. */
export const computedDay = async (db: Db, merchantCode: string, which: 'first' | 'last'): Promise<string | null> => {
  const [row] = await db
    .select({ day: rebateDays.day })
    .from(rebateDays)
    .where(eq(rebateDays.merchantCode, merchantCode))
    .orderBy(which === 'first' ? asc(rebateDays.day) : desc(rebateDays.day))
    .limit(1)
  return row?.day ?? null
}

/** The next members with an upline in the order of their ids; null after the last. */
export const nextPage = async (
  db: Db,
  merchantCode: string,
  after: string,
  most: number,
): Promise<MemberPage | null> => {
  const { rows } = await db.execute<{ id: string | null }>(pageEnd(merchantCode, after, most))
  const upTo = rows[0]?.id ?? null
  return upTo === null ? null : { after, upTo }
}

/** Valid bet of a page of members with an upline. Trial players have a currency of their own, so they are left out. */
export const settledIn = async (
  db: Db,
  { code: merchantCode, currency, timeZone }: Merchant,
  span: Span,
  page: MemberPage,
): Promise<readonly SettledBet[]> => {
  const scope = { merchantCode, currency, members: membersWithUpline(merchantCode, page) }
  const rows = await totalsByDayAndMember(db, scope, boundsOf(span, timeZone))
  return rows.map(({ day, memberId, category, validBet }) => ({
    memberId,
    category,
    validBet,
    settledDay: span.days[day - 1] ?? '',
  }))
}

export const countedSince = (
  db: Db,
  merchantCode: string,
  first: string,
  { after, upTo }: MemberPage,
): Promise<readonly SettledBet[]> =>
  db
    .select({
      settledDay: rebateBets.settledDay,
      memberId: rebateBets.memberId,
      category: rebateBets.category,
      validBet: sumOf(rebateBets.validBet),
    })
    .from(rebateBets)
    .where(
      and(
        eq(rebateBets.merchantCode, merchantCode),
        gte(rebateBets.settledDay, first),
        gt(rebateBets.memberId, after),
        lte(rebateBets.memberId, upTo),
      ),
    )
    .groupBy(rebateBets.settledDay, rebateBets.memberId, rebateBets.category)

type Run = { readonly merchantCode: string; readonly day: string }

export const insertBets = (tx: Tx, run: Run, bets: readonly SettledBet[]): Promise<void> =>
  inBatches(bets, (batch) => tx.insert(rebateBets).values(batch.map((bet) => ({ ...bet, ...run }))))

/** The last days that are computed, the newest first. */
export const lastDays = async (db: Db, merchantCode: string, most: number): Promise<readonly string[]> =>
  (
    await db
      .select({ day: rebateDays.day })
      .from(rebateDays)
      .where(eq(rebateDays.merchantCode, merchantCode))
      .orderBy(desc(rebateDays.day))
      .limit(most)
  ).map(({ day }) => day)

/** Valid bet of members that the runs of some days counted. */
export const countedBetsOf = (
  db: Db,
  merchantCode: string,
  members: SQL,
  days: readonly string[],
): Promise<readonly (SettledBet & { readonly day: string })[]> =>
  db
    .select({
      day: rebateBets.day,
      settledDay: rebateBets.settledDay,
      memberId: rebateBets.memberId,
      category: rebateBets.category,
      validBet: rebateBets.validBet,
    })
    .from(rebateBets)
    .where(
      and(
        eq(rebateBets.merchantCode, merchantCode),
        inArray(rebateBets.day, [...days]),
        isIn(rebateBets.memberId, members),
      ),
    )

/** The bettors of a run and all members above them on its day, with their given rates. */
export const ratedIn = (db: Db, { merchantCode, day }: Run) => ratedChains(db, bettorsOf(merchantCode, day), day)

export const insertRunMembers = (tx: Tx, run: Run, members: readonly RunMember[]): Promise<void> =>
  inBatches(members, (batch) =>
    tx.insert(rebateMembers).values(batch.map(({ id: memberId, ...member }) => ({ ...member, memberId, ...run }))),
  )

export const insertCommissions = (
  tx: Tx,
  run: Run & Pick<AgentCommission, 'currency'>,
  commissions: readonly CategoryCommission[],
): Promise<void> =>
  inBatches(commissions, (batch) => tx.insert(agentCommissions).values(batch.map((row) => ({ ...row, ...run }))))

/** Commissions of the agents that a query selects, for the business days from the first to the last. */
export const commissionsOf = async (db: Db, agents: SQL, first: string, last: string): Promise<Minor> => {
  const [row] = await db
    .select({ amount: sumOf(agentCommissions.amount) })
    .from(agentCommissions)
    .where(
      and(isIn(agentCommissions.agentId, agents), gte(agentCommissions.day, first), lte(agentCommissions.day, last)),
    )
  return row?.amount ?? zero
}

export const daysToPay = (db: Db, merchantCode: string) =>
  db
    .selectDistinct({ agentId: agentCommissions.agentId, day: agentCommissions.day })
    .from(agentCommissions)
    .where(
      and(
        eq(agentCommissions.merchantCode, merchantCode),
        isNull(agentCommissions.paidAt),
        not(isCommissionFrozen(agentCommissions.agentId)),
      ),
    )
    .orderBy(agentCommissions.day, agentCommissions.agentId)

const ofAgent = (agentId: string, day: string) =>
  and(eq(agentCommissions.agentId, agentId), eq(agentCommissions.day, day), isNull(agentCommissions.paidAt))

export const lockUnpaid = (tx: Tx, agentId: string, day: string): Promise<AgentCommission[]> =>
  tx.select().from(agentCommissions).where(ofAgent(agentId, day)).orderBy(agentCommissions.category).for('update')

export const markPaid = async (tx: Tx, agentId: string, day: string, at: number): Promise<void> => {
  await tx.update(agentCommissions).set({ paidAt: at }).where(ofAgent(agentId, day))
}
