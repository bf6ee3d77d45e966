import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database'
import { operatorEnrolments } from './schema'

/** Ends the earlier links of the operator. */
export const insertEnrolment = async (
  tx: Tx,
  row: typeof operatorEnrolments.$inferInsert,
  now: number,
): Promise<void> => {
  await tx
    .update(operatorEnrolments)
    .set({ usedAt: now })
    .where(and(eq(operatorEnrolments.operatorId, row.operatorId), isNull(operatorEnrolments.usedAt)))
  await tx.insert(operatorEnrolments).values(row)
}

/** `null`: unknown, used or expired. */
export const spendEnrolment = async (tx: Tx, tokenHash: string, now: number) =>
  (
    await tx
      .update(operatorEnrolments)
      .set({ usedAt: now })
      .where(
        and(
          eq(operatorEnrolments.tokenHash, tokenHash),
          isNull(operatorEnrolments.usedAt),
          gt(operatorEnrolments.expiresAt, now),
        ),
      )
      .returning({ operatorId: operatorEnrolments.operatorId, expiresAt: operatorEnrolments.expiresAt })
  )[0] ?? null
