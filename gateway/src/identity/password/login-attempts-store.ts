import { and, eq, gte, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import type { AttemptKeys } from './attempt-keys'
import { loginAttempts } from './schema'

export const lockAfter = async (db: Db, { pair }: AttemptKeys, failures: number, until: number): Promise<void> =>
  void (await db
    .update(loginAttempts)
    .set({ lockedUntil: until, windowEndsAt: until })
    .where(and(eq(loginAttempts.key, pair), gte(loginAttempts.failures, failures), isNull(loginAttempts.lockedUntil))))

export const deleteAttempts = async (db: Db, { pair, account }: AttemptKeys): Promise<void> =>
  void (await db.delete(loginAttempts).where(inArray(loginAttempts.key, [pair, account])))

/** Deletes counters whose window and lock have both ended. */
export const deleteEndedAttempts = async (db: Db, now: number): Promise<void> =>
  void (await db
    .delete(loginAttempts)
    .where(
      and(
        lt(loginAttempts.windowEndsAt, now),
        or(isNull(loginAttempts.lockedUntil), lt(loginAttempts.lockedUntil, now)),
      ),
    ))
