import { asc, desc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database'
import { adjustmentRows, type AdjustmentRow } from './schema'

export const adjustmentsShown = (db: Db, show: 'waiting' | 'all', most: number): Promise<AdjustmentRow[]> =>
  db
    .select()
    .from(adjustmentRows)
    .where(show === 'waiting' ? eq(adjustmentRows.state, 'PROPOSED') : undefined)
    .orderBy(show === 'waiting' ? asc(adjustmentRows.proposedAt) : desc(adjustmentRows.proposedAt))
    .limit(most)

export const adjustmentById = async (db: Db, id: string): Promise<AdjustmentRow | null> =>
  (await db.select().from(adjustmentRows).where(eq(adjustmentRows.id, id)))[0] ?? null

export const lockAdjustment = async (tx: Tx, id: string): Promise<AdjustmentRow | null> =>
  (await tx.select().from(adjustmentRows).where(eq(adjustmentRows.id, id)).for('update'))[0] ?? null

/** Null: the id exists. */
export const insertAdjustment = async (
  tx: Tx,
  row: typeof adjustmentRows.$inferInsert,
): Promise<AdjustmentRow | null> =>
  (await tx.insert(adjustmentRows).values(row).onConflictDoNothing().returning())[0] ?? null

type Decision = Pick<AdjustmentRow, 'state' | 'decidedBy' | 'decidedAt' | 'refusal'>

export const saveDecision = async (tx: Tx, id: string, decision: Decision): Promise<AdjustmentRow | null> =>
  (await tx.update(adjustmentRows).set(decision).where(eq(adjustmentRows.id, id)).returning())[0] ?? null
