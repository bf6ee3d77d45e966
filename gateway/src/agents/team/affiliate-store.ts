import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database'
import { type AffiliateCode, affiliateCodes } from './schema'
import { affiliateQuery } from './tree.sql'

/** `false`: the code is taken. */
export const insertAffiliateCode = async (tx: Tx, row: typeof affiliateCodes.$inferInsert): Promise<boolean> =>
  (await tx.insert(affiliateCodes).values(row).onConflictDoNothing().returning({ code: affiliateCodes.code }))
    .length === 1

export const firstAffiliateCode = async (db: Db, memberId: string): Promise<string | null> =>
  (
    await db
      .select({ code: affiliateCodes.code })
      .from(affiliateCodes)
      .where(and(eq(affiliateCodes.memberId, memberId), isNull(affiliateCodes.rates)))
      .orderBy(asc(affiliateCodes.createdAt), asc(affiliateCodes.code))
      .limit(1)
  )[0]?.code ?? null

/** The enabled agent behind an invitation code of a merchant. */
export const affiliateByCode = async (
  db: Db,
  merchantCode: string,
  code: string,
): Promise<{ readonly memberId: string; readonly code: string } | null> => {
  const { rows } = await db.execute<{ member_id: string; code: string }>(affiliateQuery(merchantCode, code))
  return rows[0] ? { memberId: rows[0].member_id, code: rows[0].code } : null
}

const codeColumns = {
  code: affiliateCodes.code,
  memberId: affiliateCodes.memberId,
  label: affiliateCodes.label,
  rates: affiliateCodes.rates,
  createdAt: affiliateCodes.createdAt,
}

/** The codes of an agent, the newest first; their own is the one without rates. */
export const affiliateCodesOf = (db: Db, agentId: string): Promise<AffiliateCode[]> =>
  db
    .select(codeColumns)
    .from(affiliateCodes)
    .where(and(eq(affiliateCodes.memberId, agentId), isNull(affiliateCodes.removedAt)))
    .orderBy(desc(affiliateCodes.createdAt), asc(affiliateCodes.code))

export const affiliateCode = async (db: Db, merchantCode: string, code: string): Promise<AffiliateCode | null> =>
  (
    await db
      .select(codeColumns)
      .from(affiliateCodes)
      .where(and(eq(affiliateCodes.merchantCode, merchantCode), eq(affiliateCodes.code, code)))
  )[0] ?? null

export const removeAffiliateCode = async (db: Db, merchantCode: string, code: string, at: number): Promise<void> =>
  void (await db
    .update(affiliateCodes)
    .set({ removedAt: at })
    .where(and(eq(affiliateCodes.merchantCode, merchantCode), eq(affiliateCodes.code, code))))
