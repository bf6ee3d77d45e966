import { and, eq, isNull } from 'drizzle-orm'
import type { AppContext } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { members } from '../members'
import { accessTokens, refreshTokens, sessions } from './schema'
import { accessLifetime, alive, revokeSession, type OpenedSession } from './sessions'
import { hashOf, successorsOf } from './tokens'

/**
 * An answer may be lost and tabs may ask at the same moment: for this long a used token gets its one successor again.
 * Later it is taken for stolen, and the device is logged out whoever holds the newer one.
 */
export const graceMs = 60_000

type Asking = { readonly refreshToken: string; readonly deviceId: string; readonly merchantCode: string }

const gone = fail('login.not.session')

/** Exchanges a refresh token for its successor and a fresh access token. Everything is checked before the token is used up. */
export const refreshSession = (
  ctx: Pick<AppContext, 'db' | 'clock' | 'random'>,
  { refreshToken, deviceId, merchantCode }: Asking,
): Promise<Result<OpenedSession>> =>
  inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now()
    const tokenHash = hashOf(refreshToken)
    const [session] = await tx
      .select({
        id: sessions.id,
        memberId: sessions.memberId,
        deviceId: sessions.deviceId,
        remembered: sessions.remembered,
        expiresAt: sessions.expiresAt,
        account: members.account,
        type: members.type,
        lastLoginAt: members.lastLoginAt,
      })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .innerJoin(members, eq(members.id, sessions.memberId))
      .where(and(eq(refreshTokens.tokenHash, tokenHash), eq(sessions.merchantCode, merchantCode), alive(now)))
    if (!session) return gone
    if (session.deviceId !== deviceId) {
      await revokeSession(tx, session.id, 'token-reused', now)
      return gone
    }

    const salt = Buffer.from(ctx.random.bytes(16)).toString('hex')
    const [used] = await tx
      .update(refreshTokens)
      .set({ usedAt: now, successorSalt: salt })
      .where(and(eq(refreshTokens.tokenHash, tokenHash), isNull(refreshTokens.usedAt)))
      .returning({ tokenHash: refreshTokens.tokenHash })
    const granted = (token: string, refresh: string): Result<OpenedSession> =>
      ok({
        info: {
          token,
          userName: session.account,
          type: session.type,
          firstTimeLogin: false,
          lastLoginAt: session.lastLoginAt,
          customerType: session.type,
          id: session.memberId,
        },
        refresh: { token: refresh, remembered: session.remembered, expiresAt: session.expiresAt },
      })
    if (used) {
      const next = successorsOf(refreshToken, salt)
      await tx.insert(refreshTokens).values({ tokenHash: hashOf(next.refresh), sessionId: session.id })
      await tx.insert(accessTokens).values({
        tokenHash: hashOf(next.access),
        sessionId: session.id,
        expiresAt: Math.min(now + accessLifetime, session.expiresAt),
      })
      await tx.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, session.id))
      return granted(next.access, next.refresh)
    }
    const [earlier] = await tx.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash))
    if (earlier?.usedAt !== null && earlier?.successorSalt && now - (earlier?.usedAt ?? 0) < graceMs) {
      const next = successorsOf(refreshToken, earlier.successorSalt)
      return granted(next.access, next.refresh)
    }
    await revokeSession(tx, session.id, 'token-reused', now)
    return gone
  })

/** Logout with an access token that has just run out still ends the device's session. */
export const sessionOfRefreshToken = async (
  ctx: Pick<AppContext, 'db'>,
  refreshToken: string,
  merchantCode: string,
): Promise<string | null> => {
  const [found] = await ctx.db
    .select({ id: sessions.id })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(and(eq(refreshTokens.tokenHash, hashOf(refreshToken)), eq(sessions.merchantCode, merchantCode)))
  return found?.id ?? null
}
