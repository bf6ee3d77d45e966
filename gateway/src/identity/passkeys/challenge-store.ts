import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { passkeyChallenges } from './schema'

type Challenge = typeof passkeyChallenges.$inferInsert

export const insertChallenge = async (db: Db, challenge: Challenge): Promise<void> =>
  void (await db.insert(passkeyChallenges).values(challenge))

/** Deletes a challenge of exactly this purpose and holder, and returns when it ends or ended. */
export const takeChallenge = async (
  db: Db,
  { challengeHash, merchantCode, rpId, purpose, holder }: Omit<Challenge, 'expiresAt'>,
): Promise<number | null> =>
  (
    await db
      .delete(passkeyChallenges)
      .where(
        and(
          eq(passkeyChallenges.challengeHash, challengeHash),
          eq(passkeyChallenges.merchantCode, merchantCode),
          eq(passkeyChallenges.rpId, rpId),
          eq(passkeyChallenges.purpose, purpose),
          eq(passkeyChallenges.holder, holder),
        ),
      )
      .returning({ expiresAt: passkeyChallenges.expiresAt })
  )[0]?.expiresAt ?? null

export const deleteExpiredChallenges = async (db: Db, now: number): Promise<void> =>
  void (await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now)))
