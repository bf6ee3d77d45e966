import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database'
import { operatorProposals, type OperatorProposalRow } from './schema'

/** `null`: another proposal about this name is open. */
export const insertProposal = async (
  tx: Tx,
  row: typeof operatorProposals.$inferInsert,
): Promise<OperatorProposalRow | null> =>
  (await tx.insert(operatorProposals).values(row).onConflictDoNothing().returning())[0] ?? null

export const lockProposal = async (tx: Tx, id: string): Promise<OperatorProposalRow | null> =>
  (await tx.select().from(operatorProposals).where(eq(operatorProposals.id, id)).for('update'))[0] ?? null

export const openProposals = (db: Db): Promise<OperatorProposalRow[]> =>
  db
    .select()
    .from(operatorProposals)
    .where(eq(operatorProposals.state, 'PROPOSED'))
    .orderBy(asc(operatorProposals.proposedAt), desc(operatorProposals.id))

type Decision = Pick<OperatorProposalRow, 'state' | 'decidedBy' | 'decidedAt' | 'refusal'>

export const endProposal = async (tx: Tx, id: string, decision: Decision): Promise<void> =>
  void (await tx.update(operatorProposals).set(decision).where(eq(operatorProposals.id, id)))

/** Ends what waits about an account, and gives it. */
export const endProposalsAbout = (tx: Tx, name: string, decision: Decision): Promise<OperatorProposalRow[]> =>
  tx
    .update(operatorProposals)
    .set(decision)
    .where(and(eq(operatorProposals.name, name), eq(operatorProposals.state, 'PROPOSED')))
    .returning()
