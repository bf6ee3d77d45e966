import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { launchTokens } from './schema'

export const insertLaunchToken = async (db: Db, token: typeof launchTokens.$inferInsert): Promise<void> =>
  void (await db.insert(launchTokens).values(token))

export type LaunchToken = typeof launchTokens.$inferSelect

/** The merchant of a launch; asked over all merchants, since a provider names only the token. */
export const merchantOfLaunch = async (db: Db, tokenHash: string): Promise<string | null> => {
  const [token] = await db
    .select({ merchantCode: launchTokens.merchantCode })
    .from(launchTokens)
    .where(eq(launchTokens.tokenHash, tokenHash))
  return token?.merchantCode ?? null
}

/** Uses the token up: two exchanges of one token meet at its row, and the second finds it used. */
export const redeemLaunchToken = async (
  db: Db,
  tokenHash: string,
  gameCode: string,
  now: number,
): Promise<LaunchToken | null> => {
  const [token] = await db
    .update(launchTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(launchTokens.tokenHash, tokenHash),
        isNull(launchTokens.usedAt),
        gt(launchTokens.expiresAt, now),
        eq(launchTokens.gameCode, gameCode),
      ),
    )
    .returning()
  return token ?? null
}
