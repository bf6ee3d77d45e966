import type { AppContext } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import {
  insertTokens,
  refreshTokenByHash,
  sessionIdOfRefreshToken,
  sessionToRefresh,
  useRefreshToken,
} from './refresh-store'
import { accessEnd } from './session-lifetime'
import { revokeSession, type NewSession } from './sessions'
import { sessionSeen } from './store'
import { hashOf, nextTokensOf } from './tokens'

/**
 * An answer may be lost and tabs may ask at the same moment: for this long a used token gets its one successor again.
 * Later it counts as stolen, and the session is revoked.
 */
const graceMs = 60_000

type Asking = { readonly refreshToken: string; readonly deviceId: string; readonly merchantCode: string }

const gone = fail('login.not.session')

/** Exchanges a refresh token for its successor and a new access token. Every check comes before the token is used up. */
export const refreshSession = (
  ctx: Pick<AppContext, 'db' | 'clock' | 'random'>,
  { refreshToken, deviceId, merchantCode }: Asking,
): Promise<Result<NewSession>> =>
  inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now()
    const tokenHash = hashOf(refreshToken)
    const session = await sessionToRefresh(tx, tokenHash, merchantCode, now)
    if (!session) return gone
    if (session.deviceId !== deviceId) {
      await revokeSession(tx, session.id, 'token-reused', now)
      return gone
    }

    const granted = (token: string, refresh: string): Result<NewSession> =>
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

    const salt = Buffer.from(ctx.random.bytes(16)).toString('hex')
    if (await useRefreshToken(tx, tokenHash, { usedAt: now, nextTokensSalt: salt })) {
      const next = nextTokensOf(refreshToken, salt)
      await insertTokens(tx, session.id, {
        refreshHash: hashOf(next.refresh),
        accessHash: hashOf(next.access),
        accessExpiresAt: accessEnd(session.expiresAt, now),
      })
      await sessionSeen(tx, session.id, now)
      return granted(next.access, next.refresh)
    }
    const earlier = await refreshTokenByHash(tx, tokenHash)
    if (earlier?.usedAt !== null && earlier?.nextTokensSalt && now - (earlier?.usedAt ?? 0) < graceMs) {
      const next = nextTokensOf(refreshToken, earlier.nextTokensSalt)
      return granted(next.access, next.refresh)
    }
    await revokeSession(tx, session.id, 'token-reused', now)
    return gone
  })

/** Logout with an expired access token still ends the session of the device. */
export const sessionOfRefreshToken = (
  { db }: Pick<AppContext, 'db'>,
  refreshToken: string,
  merchantCode: string,
): Promise<string | null> => sessionIdOfRefreshToken(db, hashOf(refreshToken), merchantCode)
