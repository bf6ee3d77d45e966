import { inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { withdrawalApprovals } from './schema'

/** First approvals by withdrawal. */
export const firstApprovals = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(withdrawalApprovals)
    .where(inArray(withdrawalApprovals.withdrawalId, [...ids]))
  return new Map(rows.map(({ withdrawalId, operator }) => [withdrawalId, operator]))
}

export const insertApproval = async (db: Db, approval: typeof withdrawalApprovals.$inferInsert): Promise<void> =>
  void (await db.insert(withdrawalApprovals).values(approval))
