import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { operatorChallenges, operatorDevices, operatorPasskeys } from './schema'
import type { PasskeyRow } from './store'

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

/** Deletes the challenges that nobody answered. */
export const insertChallenge = async (db: Db, challengeHash: string, endsAt: number, now: number): Promise<void> => {
  await db.delete(operatorChallenges).where(lte(operatorChallenges.endsAt, now))
  await db.insert(operatorChallenges).values({ challengeHash, endsAt })
}

/** True once for each living challenge. */
export const takeChallenge = async (db: Db, challengeHash: string, now: number): Promise<boolean> =>
  (
    await db
      .delete(operatorChallenges)
      .where(and(eq(operatorChallenges.challengeHash, challengeHash), gt(operatorChallenges.endsAt, now)))
      .returning({ endsAt: operatorChallenges.endsAt })
  ).length === 1

export const passkeyById = async (db: Db, rpId: string, credentialId: string): Promise<PasskeyRow | null> =>
  (
    await db
      .select()
      .from(operatorPasskeys)
      .where(and(eq(operatorPasskeys.credentialId, credentialId), eq(operatorPasskeys.rpId, rpId)))
  )[0] ?? null

export const deleteDevices = async (db: Db, operatorId: string): Promise<void> =>
  void (await db.delete(operatorDevices).where(eq(operatorDevices.operatorId, operatorId)))
