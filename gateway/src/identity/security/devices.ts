import type { BodyOf, ValueOf } from '@mosaic/contracts'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { type AskedPage, pageNumbers, totalOf } from '../../platform/http/paging'
import { fail, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { loginsOfMember } from '../members'
import { liveSessionsOf, ownsSession, revokeSession, revokeSessions } from '../session'
import { maskAddress } from './mask'

/** The devices on which a member is logged in now. */
export const liveDevices = async (db: Db, memberId: string, now: number) =>
  (await liveSessionsOf(db, memberId, now)).map((session) => ({ ...session, ip: maskAddress(session.ip) }))

/** The calling device comes first. */
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
    const own = await inTransaction(ctx.db, async (tx) => {
      if (!(await ownsSession(tx, member.id, session))) return false
      await revokeSession(tx, session, 'device-removed', now)
      return true
    })
    if (!own) return fail('not.found')
  }
  return ok(await devicesOf(ctx, member))
}

export const loginsOf = async (ctx: AppContext, member: Member, query: AskedPage): Promise<ValueOf<'loginHistory'>> => {
  const rows = await loginsOfMember(ctx.db, member.id, query)
  return {
    list: rows.map(({ id, at, ip, userAgent }) => ({ id: String(id), at, ip: maskAddress(ip), userAgent })),
    ...pageNumbers(query, totalOf(rows)),
  }
}
