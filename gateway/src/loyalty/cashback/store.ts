import { and, desc, eq, inArray } from 'drizzle-orm'
import { sumOf } from '../../platform/db/columns'
import type { Db, Tx } from '../../platform/db/database'
import { totalsByDayAndMember } from '../../play'
import type { WeekBet } from './cashback-due'
import type { OpenWeeks } from './open-weeks'
import { type CashbackClaim, cashbackClaimLines, cashbackClaims } from './schema'

/** Valid bet of settled rounds by week and category, up to this moment. */
export const playedIn = async (db: Db, memberId: string, { days, bounds }: OpenWeeks): Promise<readonly WeekBet[]> => {
  const rows = await totalsByDayAndMember(db, { memberId }, bounds)
  return rows.map(({ day, category, validBet }) => ({ week: days[day === 1 ? 0 : 1], category, validBet }))
}

export const claimedIn = (db: Db, memberId: string, { days }: OpenWeeks): Promise<readonly WeekBet[]> =>
  db
    .select({
      week: cashbackClaimLines.week,
      category: cashbackClaimLines.category,
      validBet: sumOf(cashbackClaimLines.validBet),
    })
    .from(cashbackClaimLines)
    .where(and(eq(cashbackClaimLines.memberId, memberId), inArray(cashbackClaimLines.week, [...days])))
    .groupBy(cashbackClaimLines.week, cashbackClaimLines.category)

export const claimByKey = async (db: Db, memberId: string, key: string): Promise<CashbackClaim | null> =>
  (
    await db
      .select()
      .from(cashbackClaims)
      .where(and(eq(cashbackClaims.memberId, memberId), eq(cashbackClaims.idempotencyKey, key)))
  )[0] ?? null

export const insertClaim = async (tx: Tx, claim: CashbackClaim, lines: readonly WeekBet[]): Promise<void> => {
  await tx.insert(cashbackClaims).values(claim)
  await tx
    .insert(cashbackClaimLines)
    .values(lines.map((line) => ({ ...line, claimId: claim.id, memberId: claim.memberId })))
}

export const lastClaims = (db: Db, memberId: string, count: number): Promise<CashbackClaim[]> =>
  db
    .select()
    .from(cashbackClaims)
    .where(eq(cashbackClaims.memberId, memberId))
    .orderBy(desc(cashbackClaims.claimedAt))
    .limit(count)
