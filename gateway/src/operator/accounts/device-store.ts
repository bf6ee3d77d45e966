import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { operatorDevices } from './schema'

export const isKnownDevice = async (
  db: Db,
  tokenHash: string,
  operatorId: string,
  usedAfter: number,
): Promise<boolean> =>
  (
    await db
      .select({ createdAt: operatorDevices.createdAt })
      .from(operatorDevices)
      .where(
        and(
          eq(operatorDevices.tokenHash, tokenHash),
          eq(operatorDevices.operatorId, operatorId),
          gt(operatorDevices.lastUsedAt, usedAfter),
        ),
      )
  ).length > 0

export const saveDevice = async (db: Db, row: typeof operatorDevices.$inferInsert): Promise<void> =>
  void (await db
    .insert(operatorDevices)
    .values(row)
    .onConflictDoUpdate({
      target: [operatorDevices.tokenHash, operatorDevices.operatorId],
      set: { lastUsedAt: row.lastUsedAt },
    }))

export const deleteDevices = async (db: Db, operatorId: string): Promise<void> =>
  void (await db.delete(operatorDevices).where(eq(operatorDevices.operatorId, operatorId)))
