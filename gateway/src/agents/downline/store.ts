import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database'
import { uplinesOf } from '../team'
import { type AgentTransfer, agentTransfers, commissionFreezes } from './schema'

export const transferOfRequest = async (db: Db, agentId: string, requestKey: string): Promise<AgentTransfer | null> =>
  (
    await db
      .select()
      .from(agentTransfers)
      .where(and(eq(agentTransfers.agentId, agentId), eq(agentTransfers.requestKey, requestKey)))
  )[0] ?? null

/** `null`: a request with this key has a transfer. */
export const insertTransfer = async (tx: Tx, row: AgentTransfer): Promise<AgentTransfer | null> =>
  (await tx.insert(agentTransfers).values(row).onConflictDoNothing().returning())[0] ?? null

export const freezeCommission = async (db: Db, row: typeof commissionFreezes.$inferInsert): Promise<void> =>
  void (await db.insert(commissionFreezes).values(row).onConflictDoNothing())

export const releaseCommission = async (db: Db, agentId: string, frozenBy: string): Promise<void> =>
  void (await db
    .delete(commissionFreezes)
    .where(and(eq(commissionFreezes.agentId, agentId), eq(commissionFreezes.frozenBy, frozenBy))))

/** The agents above who stopped the payment of a commission. */
export const freezersOf = async (db: Db, agentId: string): Promise<readonly string[]> => {
  const rows = await db
    .select({ frozenBy: commissionFreezes.frozenBy })
    .from(commissionFreezes)
    .where(eq(commissionFreezes.agentId, agentId))
  const above = rows.length === 0 ? [] : await uplinesOf(db, agentId)
  return rows.map(({ frozenBy }) => frozenBy).filter((by) => above.includes(by))
}
