import { and, asc, count, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database'
import { consumeChallengeQuery, lockOperatorsQuery } from './accounts.sql'
import { operatorPasskeys, operators, type OperatorRow, operatorSessions } from './schema'

export type NewOperator = typeof operators.$inferInsert
export type PasskeyRow = typeof operatorPasskeys.$inferSelect

export const allOperators = (db: Db): Promise<OperatorRow[]> => db.select().from(operators).orderBy(asc(operators.name))

export const operatorByName = async (db: Db, name: string): Promise<OperatorRow | null> =>
  (await db.select().from(operators).where(eq(operators.name, name)))[0] ?? null

export const operatorById = async (db: Db, id: string): Promise<OperatorRow | null> =>
  (await db.select().from(operators).where(eq(operators.id, id)))[0] ?? null

/** Roles of those of these operators whose accounts are enabled. */
export const enabledRoles = async (
  db: Db,
  names: readonly string[],
): Promise<ReadonlyMap<string, OperatorRow['role']>> => {
  const rows = await db
    .select({ name: operators.name, role: operators.role })
    .from(operators)
    .where(and(inArray(operators.name, [...new Set(names)]), eq(operators.disabled, false)))
  return new Map(rows.map(({ name, role }) => [name, role]))
}

/** The same, and nobody disables or changes these accounts until the end of the transaction. */
export const lockEnabledRoles = async (
  tx: Tx,
  names: readonly string[],
): Promise<ReadonlyMap<string, OperatorRow['role']>> => {
  const rows = await tx
    .select({ name: operators.name, role: operators.role })
    .from(operators)
    .where(and(inArray(operators.name, [...new Set(names)]), eq(operators.disabled, false)))
    .for('share')
  return new Map(rows.map(({ name, role }) => [name, role]))
}

/** Locks every account, so that "none exists" and "the only administrator" hold until the end of the transaction. */
export const lockOperators = async (tx: Tx): Promise<OperatorRow[]> => {
  await tx.execute(lockOperatorsQuery)
  return tx.select().from(operators)
}

/** `false`: the name is taken. */
export const insertOperator = async (db: Db, row: NewOperator): Promise<boolean> =>
  (await db.insert(operators).values(row).onConflictDoNothing().returning({ id: operators.id })).length === 1

export const updateOperator = async (db: Db, id: string, change: Partial<NewOperator>): Promise<void> =>
  void (await db.update(operators).set(change).where(eq(operators.id, id)))

export const passkeyCounts = async (db: Db): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ operatorId: operatorPasskeys.operatorId, n: count() })
    .from(operatorPasskeys)
    .groupBy(operatorPasskeys.operatorId)
  return new Map(rows.map(({ operatorId, n }) => [operatorId, n]))
}

/** The passkeys of an operator for one origin of the desk. */
export const passkeysOf = (db: Db, operatorId: string, rpId: string): Promise<PasskeyRow[]> =>
  db
    .select()
    .from(operatorPasskeys)
    .where(and(eq(operatorPasskeys.operatorId, operatorId), eq(operatorPasskeys.rpId, rpId)))

/** `false`: the passkey exists. */
export const insertPasskey = async (db: Db, row: typeof operatorPasskeys.$inferInsert): Promise<boolean> =>
  (await db.insert(operatorPasskeys).values(row).onConflictDoNothing().returning({ id: operatorPasskeys.credentialId }))
    .length === 1

/** `false`: the count did not go up. A passkey without a counter always sends 0. */
export const countSignature = async (
  db: Db,
  credentialId: string,
  signCount: number,
  lastUsedAt: number,
): Promise<boolean> =>
  (
    await db
      .update(operatorPasskeys)
      .set({ signCount, lastUsedAt })
      .where(
        and(
          eq(operatorPasskeys.credentialId, credentialId),
          signCount === 0 ? eq(operatorPasskeys.signCount, 0) : lt(operatorPasskeys.signCount, signCount),
        ),
      )
      .returning({ id: operatorPasskeys.credentialId })
  ).length === 1

export const deletePasskeys = async (db: Db, operatorId: string): Promise<void> =>
  void (await db.delete(operatorPasskeys).where(eq(operatorPasskeys.operatorId, operatorId)))

export const insertSession = async (db: Db, row: typeof operatorSessions.$inferInsert): Promise<void> =>
  void (await db.insert(operatorSessions).values(row))

/** A session of an enabled operator that has not ended and was used after `seenAfter`. */
export const liveSession = async (
  db: Db,
  tokenHash: string,
  { now, seenAfter }: { readonly now: number; readonly seenAfter: number },
) =>
  (
    await db
      .select({ operator: operators, open: operatorSessions.open, lastSeenAt: operatorSessions.lastSeenAt })
      .from(operatorSessions)
      .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
      .where(
        and(
          eq(operatorSessions.tokenHash, tokenHash),
          gt(operatorSessions.endsAt, now),
          gt(operatorSessions.lastSeenAt, seenAfter),
          eq(operators.disabled, false),
        ),
      )
  )[0] ?? null

export const markSeen = async (db: Db, tokenHash: string, operatorId: string, lastSeenAt: number): Promise<void> => {
  await db.update(operatorSessions).set({ lastSeenAt }).where(eq(operatorSessions.tokenHash, tokenHash))
  await db.update(operators).set({ lastSeenAt }).where(eq(operators.id, operatorId))
}

export const saveChallenge = async (
  db: Db,
  tokenHash: string,
  challengeHash: string,
  challengeEndsAt: number,
): Promise<void> =>
  void (await db
    .update(operatorSessions)
    .set({ challengeHash, challengeEndsAt })
    .where(eq(operatorSessions.tokenHash, tokenHash)))

/** The hash of the challenge of a session, which is deleted by this read; null without a valid one. */
export const consumeChallenge = async (db: Db, tokenHash: string, now: number): Promise<string | null> => {
  const { rows } = await db.execute<{ challenge_hash: string }>(consumeChallengeQuery(tokenHash, now))
  return rows[0]?.challenge_hash ?? null
}

export const endSession = async (db: Db, tokenHash: string): Promise<void> =>
  void (await db.delete(operatorSessions).where(eq(operatorSessions.tokenHash, tokenHash)))

export const endSessionsOf = async (db: Db, operatorId: string): Promise<void> =>
  void (await db.delete(operatorSessions).where(eq(operatorSessions.operatorId, operatorId)))
