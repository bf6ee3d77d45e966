import { and, asc, count, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { feedback } from './schema'

/** A message that is sent twice is stored once. */
export const saveFeedback = async (
  db: Db,
  row: Omit<typeof feedback.$inferInsert, 'id' | 'seenAt' | 'seenBy'>,
): Promise<void> => void (await db.insert(feedback).values(row).onConflictDoNothing())

/** Unseen feedback, the oldest first; or all, the newest first. */
export const feedbackShown = (db: Db, merchantCode: string | null, all: boolean, limit: number) =>
  db
    .select()
    .from(feedback)
    .where(
      and(
        all ? undefined : isNull(feedback.seenAt),
        merchantCode === null ? undefined : eq(feedback.merchantCode, merchantCode),
      ),
    )
    .orderBy((all ? desc : asc)(feedback.id))
    .limit(limit)

export const countUnseen = async (db: Db): Promise<number> =>
  (await db.select({ n: count() }).from(feedback).where(isNull(feedback.seenAt)))[0]?.n ?? 0

/** `false`: unknown id, or seen before. */
export const markSeen = async (db: Db, id: bigint, operator: string, at: number): Promise<boolean> =>
  (
    await db
      .update(feedback)
      .set({ seenAt: at, seenBy: operator })
      .where(and(eq(feedback.id, id), isNull(feedback.seenAt)))
      .returning({ id: feedback.id })
  ).length === 1
