import { createHash } from 'node:crypto'
import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import type { AppContext, Member, SessionGate } from '../kernel/app-context'
import type { Db, Tx } from '../kernel/database'
import { members, recordLogin, type MemberRow } from '../members'
import { sessions } from './schema'

const idleLimit = 30 * 60_000
const absoluteLimit = 12 * 60 * 60_000
/** `last_seen_at` also says who is online; a minute is exact enough and spares a write a call. */
const seenEvery = 60_000

/** Only the hash is kept: who reads the database cannot act as anyone. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export type OpenedSession = { token: string; userName: string; type: number; firstTimeLogin: boolean; lastLoginAt: number | null }

export const openSession = async (
  tx: Tx,
  ctx: Pick<AppContext, 'clock' | 'random'>,
  member: Pick<MemberRow, 'id' | 'merchantCode' | 'account' | 'type' | 'lastLoginAt'>,
  from: { deviceId: string; userAgent: string; ip: string },
): Promise<OpenedSession> => {
  const now = ctx.clock.now()
  const token = ctx.random.token()
  await tx.insert(sessions).values({
    id: ctx.random.uuid(),
    tokenHash: hashOf(token),
    memberId: member.id,
    merchantCode: member.merchantCode,
    deviceId: from.deviceId,
    userAgent: from.userAgent,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: now + absoluteLimit,
  })
  await recordLogin(tx, member.id, member.merchantCode, now, from)
  return { token, userName: member.account, type: member.type, firstTimeLogin: member.lastLoginAt === null, lastLoginAt: member.lastLoginAt }
}

export const sessionGate = (ctx: Pick<AppContext, 'db' | 'clock'>): SessionGate => ({
  authenticate: async (token, merchantCode) => {
    const now = ctx.clock.now()
    const found = await ctx.db
      .select({
        id: sessions.id,
        lastSeenAt: sessions.lastSeenAt,
        memberId: members.id,
        merchantCode: members.merchantCode,
        account: members.account,
        type: members.type,
        currency: members.currency,
      })
      .from(sessions)
      .innerJoin(members, eq(members.id, sessions.memberId))
      .where(
        and(
          eq(sessions.tokenHash, hashOf(token)),
          eq(sessions.merchantCode, merchantCode),
          isNull(sessions.revokedAt),
          gt(sessions.expiresAt, now),
          gt(sessions.lastSeenAt, now - idleLimit),
          eq(members.disabled, false),
        ),
      )
    const session = found[0]
    if (!session) return null
    if (now - session.lastSeenAt >= seenEvery) await ctx.db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, session.id))
    const member: Member = {
      id: session.memberId,
      merchantCode: session.merchantCode,
      account: session.account,
      type: session.type,
      currency: session.currency,
      sessionId: session.id,
    }
    return member
  },
})

export const revokeSession = async (db: Db, sessionId: string, at: number): Promise<void> => {
  await db
    .update(sessions)
    .set({ revokedAt: at, revokedWhy: 'logout' })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
}

export const revokeOtherSessions = async (db: Db, memberId: string, keptSessionId: string, at: number): Promise<void> => {
  await db
    .update(sessions)
    .set({ revokedAt: at, revokedWhy: 'password-changed' })
    .where(and(eq(sessions.memberId, memberId), ne(sessions.id, keptSessionId), isNull(sessions.revokedAt)))
}
