import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database'
import { depositProofs, type DepositRow, deposits } from './schema'

export const proofHashes = async (db: Db, depositId: string): Promise<readonly string[]> =>
  (await db.select({ hash: depositProofs.hash }).from(depositProofs).where(eq(depositProofs.depositId, depositId))).map(
    ({ hash }) => hash,
  )

/** Adds a proof and updates its deposit. */
export const insertProof = async (
  tx: Tx,
  proof: typeof depositProofs.$inferInsert,
  changes: Pick<DepositRow, 'state' | 'review' | 'proofCount'>,
): Promise<void> => {
  await tx.insert(depositProofs).values(proof)
  await tx.update(deposits).set(changes).where(eq(deposits.id, proof.depositId))
}

/** The proofs of each deposit, the oldest first; a deposit without any is missing. */
export const proofIdsOf = async (
  db: Db,
  depositIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (depositIds.length === 0) return new Map()
  const rows = await db
    .select({ id: depositProofs.id, depositId: depositProofs.depositId })
    .from(depositProofs)
    .where(inArray(depositProofs.depositId, [...depositIds]))
    .orderBy(asc(depositProofs.createdAt), asc(depositProofs.id))
  const ids = new Map<string, string[]>()
  for (const { id, depositId } of rows) ids.set(depositId, [...(ids.get(depositId) ?? []), id])
  return ids
}

/** The picture as WebP. */
export const proofBytes = async (db: Db, depositId: string, proofId: string): Promise<Uint8Array | null> =>
  (
    await db
      .select({ bytes: depositProofs.bytes })
      .from(depositProofs)
      .where(and(eq(depositProofs.id, proofId), eq(depositProofs.depositId, depositId)))
  )[0]?.bytes ?? null
