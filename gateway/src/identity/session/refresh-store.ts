import { and, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database'
import { memberTable } from '../members'
import { isLive } from './live-session.sql'
import { accessTokens, refreshTokens, sessions } from './schema'

/** The live session of a refresh token, used or not. */
export const sessionToRefresh = async (tx: Tx, tokenHash: string, merchantCode: string, now: number) =>
  (
    await tx
      .select({
        id: sessions.id,
        memberId: sessions.memberId,
        deviceId: sessions.deviceId,
        remembered: sessions.remembered,
        expiresAt: sessions.expiresAt,
        account: memberTable.account,
        type: memberTable.type,
        lastLoginAt: memberTable.lastLoginAt,
      })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .innerJoin(memberTable, eq(memberTable.id, sessions.memberId))
      .where(and(eq(refreshTokens.tokenHash, tokenHash), eq(sessions.merchantCode, merchantCode), isLive(now)))
  )[0] ?? null

/** `false`: the token was used before. */
export const useRefreshToken = async (
  tx: Tx,
  tokenHash: string,
  use: { readonly usedAt: number; readonly nextTokensSalt: string },
): Promise<boolean> =>
  (
    await tx
      .update(refreshTokens)
      .set(use)
      .where(and(eq(refreshTokens.tokenHash, tokenHash), isNull(refreshTokens.usedAt)))
      .returning({ tokenHash: refreshTokens.tokenHash })
  ).length === 1

export const refreshTokenByHash = async (tx: Tx, tokenHash: string) =>
  (await tx.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash)))[0] ?? null

export const insertTokens = async (
  tx: Tx,
  sessionId: string,
  {
    refreshHash,
    accessHash,
    accessExpiresAt,
  }: {
    readonly refreshHash: string
    readonly accessHash: string
    readonly accessExpiresAt: number
  },
): Promise<void> => {
  await tx.insert(refreshTokens).values({ tokenHash: refreshHash, sessionId })
  await tx.insert(accessTokens).values({ tokenHash: accessHash, sessionId, expiresAt: accessExpiresAt })
}

export const sessionIdOfRefreshToken = async (
  db: Db,
  tokenHash: string,
  merchantCode: string,
): Promise<string | null> =>
  (
    await db
      .select({ id: sessions.id })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(and(eq(refreshTokens.tokenHash, tokenHash), eq(sessions.merchantCode, merchantCode)))
  )[0]?.id ?? null
