import type { BodyOf, ValueOf } from '@mosaic/contracts'
import { and, desc, eq } from 'drizzle-orm'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { type AskedPage, offsetOf, pageNumbers, totalOf, totalRows } from '../../platform/http/paging'
import { fail, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { loginHistory, members } from '../members'
import { aliveSessions, revokeSession, revokeSessions, sessions } from '../session'
import { maskAddress } from './mask'

/** Where a member is logged in now. */
export const liveDevices = async (db: Db, memberId: string, now: number) => {
  const rows = await db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      ip: sessions.ip,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(sessions.memberId, memberId), aliveSessions(now)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(50)
  return rows.map((row) => ({ ...row, ip: maskAddress(row.ip) }))
}

/** The asking device first. */
export const devicesOf = async (ctx: AppContext, member: Member): Promise<ValueOf<'devices'>> => {
  const rows = await liveDevices(ctx.db, member.id, ctx.clock.now())
  const list = rows.map((row) => ({ ...row, current: row.id === member.sessionId }))
  return { list: list.sort((a, b) => Number(b.current) - Number(a.current)) }
}

export const revoke = async (
  ctx: AppContext,
  member: Member,
  { session }: BodyOf<'revokeDevices'>,
): Promise<Result<ValueOf<'devices'>>> => {
  const now = ctx.clock.now()
  if (session === 'others') await revokeSessions(ctx.db, member.id, 'device-removed', now, member.sessionId)
  else {
    // A session of somebody else is not there for this member.
    const mine = await inTransaction(ctx.db, async (tx) => {
      const [found] = await tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.id, session), eq(sessions.memberId, member.id)))
      if (found) await revokeSession(tx, found.id, 'device-removed', now)
      return found !== undefined
    })
    if (!mine) return fail('not.found')
  }
  return ok(await devicesOf(ctx, member))
}

export const loginsOf = async (ctx: AppContext, member: Member, query: AskedPage): Promise<ValueOf<'loginHistory'>> => {
  const rows = await ctx.db
    .select({
      id: loginHistory.id,
      at: loginHistory.at,
      ip: loginHistory.ip,
      userAgent: loginHistory.userAgent,
      total: totalRows,
    })
    .from(loginHistory)
    .where(eq(loginHistory.memberId, member.id))
    .orderBy(desc(loginHistory.at), desc(loginHistory.id))
    .limit(query.pageSize)
    .offset(offsetOf(query))
  return {
    list: rows.map(({ id, at, ip, userAgent }) => ({ id: String(id), at, ip: maskAddress(ip), userAgent })),
    ...pageNumbers(query, totalOf(rows)),
  }
}
