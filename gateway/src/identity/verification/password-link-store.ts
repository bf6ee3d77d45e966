import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database'
import { memberTable } from '../members'
import { passwordLinks } from './schema'

export const insertLink = async (db: Db, link: typeof passwordLinks.$inferInsert): Promise<void> =>
  void (await db.insert(passwordLinks).values(link))

/** The member of an open link at this merchant. */
export const memberIdOfLink = async (
  db: Db,
  merchantCode: string,
  tokenHash: string,
  now: number,
): Promise<string | null> =>
  (
    await db
      .select({ memberId: passwordLinks.memberId })
      .from(passwordLinks)
      .innerJoin(memberTable, eq(memberTable.id, passwordLinks.memberId))
      .where(
        and(
          eq(passwordLinks.tokenHash, tokenHash),
          isNull(passwordLinks.usedAt),
          gt(passwordLinks.expiresAt, now),
          eq(memberTable.merchantCode, merchantCode),
        ),
      )
  )[0]?.memberId ?? null

/** `false`: another call was faster. */
export const useLink = async (tx: Tx, tokenHash: string, now: number): Promise<boolean> =>
  (
    await tx
      .update(passwordLinks)
      .set({ usedAt: now })
      .where(and(eq(passwordLinks.tokenHash, tokenHash), isNull(passwordLinks.usedAt)))
      .returning({ memberId: passwordLinks.memberId })
  ).length === 1

export const deleteExpiredLinks = async (db: Db, now: number): Promise<void> =>
  void (await db.delete(passwordLinks).where(lt(passwordLinks.expiresAt, now)))
