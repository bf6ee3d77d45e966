import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { AppContext, SessionGate } from '../../platform/kernel/app-context'
import { batched, mostAtOnce } from '../../platform/kernel/batched'
import { members } from '../members'
import { accessTokens, sessions } from './schema'
import { aliveValues, aliveWhenAsked, sessionSeen } from './sessions'
import { hashOf } from './tokens'

/** `last_seen_at` also says who is online; a minute is exact enough and spares a write a call. */
const seenEvery = 60_000

/** Asked with every call and never cached, so a session that was revoked at one gateway is gone at all of them with the next call. */
export const sessionGate = (ctx: Pick<AppContext, 'db' | 'clock'>): SessionGate => {
  const liveSessions = (asked: SQL) =>
    ctx.db
      .select({
        tokenHash: accessTokens.tokenHash,
        lastSeenAt: sessions.lastSeenAt,
        member: {
          id: members.id,
          merchantCode: members.merchantCode,
          account: members.account,
          type: members.type,
          currency: members.currency,
          sessionId: sessions.id,
        },
      })
      .from(accessTokens)
      .innerJoin(sessions, eq(sessions.id, accessTokens.sessionId))
      .innerJoin(members, eq(members.id, sessions.memberId))
      .where(
        and(
          asked,
          gt(accessTokens.expiresAt, sql.param(sql.placeholder('now'), accessTokens.expiresAt)),
          aliveWhenAsked(),
        ),
      )
  // A plan for any number of tokens is made for ten; the usual one alone goes by the three keys.
  const ofOne = liveSessions(eq(accessTokens.tokenHash, sql.placeholder('hash'))).prepare('live_session')
  const ofMany = liveSessions(sql`${accessTokens.tokenHash} = any(${sql.placeholder('hashes')})`).prepare(
    'live_sessions',
  )

  const sessionByHash = batched(async (hashes: readonly string[]) => {
    const alive = aliveValues(ctx.clock.now())
    const [hash, more] = hashes
    const found = await (more === undefined ? ofOne.execute({ hash, ...alive }) : ofMany.execute({ hashes, ...alive }))
    return new Map(found.map((session) => [session.tokenHash, session]))
  }, mostAtOnce)

  const find = async (token: string, merchantCode: string) => {
    const session = await sessionByHash(hashOf(token))
    return session?.member.merchantCode === merchantCode ? session : null
  }

  return {
    look: async (token, merchantCode) => (await find(token, merchantCode))?.member ?? null,
    authenticate: async (token, merchantCode) => {
      const session = await find(token, merchantCode)
      if (!session) return null
      const now = ctx.clock.now()
      if (now - session.lastSeenAt >= seenEvery) await sessionSeen(ctx.db, session.member.sessionId, now)
      return session.member
    },
  }
}
