import { and, asc, desc, eq } from 'drizzle-orm'
import type { StoredTerms } from '../../agents'
import type { Db, Tx } from '../../platform/db/database'
import { type AgentChangeRow, agentChanges } from './schema'

export const changesShown = (db: Db, show: 'waiting' | 'all', most: number): Promise<AgentChangeRow[]> =>
  db
    .select()
    .from(agentChanges)
    .where(show === 'waiting' ? eq(agentChanges.state, 'PROPOSED') : undefined)
    .orderBy(show === 'waiting' ? asc(agentChanges.proposedAt) : desc(agentChanges.proposedAt))
    .limit(most)

export const changeById = async (db: Db, id: string): Promise<AgentChangeRow | null> =>
  (await db.select().from(agentChanges).where(eq(agentChanges.id, id)))[0] ?? null

/** Whether a change has these terms, in any order of keys. */
export const hasTerms = async (db: Db, id: string, terms: StoredTerms): Promise<boolean> =>
  (
    await db
      .select({ id: agentChanges.id })
      .from(agentChanges)
      .where(and(eq(agentChanges.id, id), eq(agentChanges.terms, terms)))
  ).length > 0

export const lockChange = async (tx: Tx, id: string): Promise<AgentChangeRow | null> =>
  (await tx.select().from(agentChanges).where(eq(agentChanges.id, id)).for('update'))[0] ?? null

/** Null: the id exists. */
export const insertChange = async (tx: Tx, row: typeof agentChanges.$inferInsert): Promise<AgentChangeRow | null> =>
  (await tx.insert(agentChanges).values(row).onConflictDoNothing().returning())[0] ?? null

type Decision = Pick<AgentChangeRow, 'state' | 'decidedBy' | 'decidedAt' | 'refusal' | 'fromId'>

export const saveDecision = async (tx: Tx, id: string, decision: Decision): Promise<AgentChangeRow | null> =>
  (await tx.update(agentChanges).set(decision).where(eq(agentChanges.id, id)).returning())[0] ?? null
