import type { ValueOf } from '@mosaic/contracts'
import type { SQL } from 'drizzle-orm'
import { loginGuard } from '../../protection'
import { publish } from '../../platform'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Db, Tx } from '../../platform/db/database'
import type { RefreshGrant } from '../../platform/http/refresh-cookie'
import { Refusal } from '../../platform/http/result'
import { loginCtes, type MemberRow } from '../members'
import type { RevokedWhy } from './schema'
import { sessionEnd } from './session-lifetime'
import { insertSession, type LoginDevice } from './start-session.sql'
import { deviceOfSession, revokeSessionById, revokeSessionsOf } from './store'
import { hashOf } from './tokens'

/** `info` is the answer of the contract; the refresh token travels as a cookie only. */
export type NewSession = {
  readonly info: ValueOf<'login'>
  readonly refresh: RefreshGrant
}

type SessionOwner = Pick<MemberRow, 'id' | 'merchantCode' | 'account' | 'type' | 'lastLoginAt'>
type Needs = Pick<AppContext, 'clock' | 'random'>

/** Every login method ends here, so a self-exclusion refuses all of them. */
const startSession = async (
  db: Db,
  ctx: Needs,
  member: SessionOwner,
  from: LoginDevice,
  alsoWrite: (notExcluded: SQL) => readonly SQL[] = () => [],
): Promise<NewSession> => {
  const at = ctx.clock.now()
  const [token, refresh] = [ctx.random.token(), ctx.random.token()]
  const guard = loginGuard(member.id, at)
  const refused = await insertSession(
    db,
    guard,
    { id: ctx.random.uuid(), member, from, at },
    { access: hashOf(token), refresh: hashOf(refresh) },
    alsoWrite(guard.open),
  )
  if (refused) throw new Refusal(refused)
  const remembered = from.remember ?? false
  return {
    info: {
      token,
      userName: member.account,
      type: member.type,
      firstTimeLogin: member.lastLoginAt === null,
      lastLoginAt: member.lastLoginAt,
      customerType: member.type,
      id: member.id,
    },
    refresh: { token: refresh, remembered, expiresAt: sessionEnd(remembered, at) },
  }
}

/** A login: a session with new tokens and a line in the login history. `alwaysWrite` is written also if an exclusion refuses. */
export const openSession = (
  db: Db,
  ctx: Needs,
  member: SessionOwner,
  from: LoginDevice,
  alwaysWrite: readonly SQL[] = [],
): Promise<NewSession> => {
  const { deviceId, ip, userAgent } = from
  const login = { memberId: member.id, merchantCode: member.merchantCode, at: ctx.clock.now(), deviceId, ip, userAgent }
  return startSession(db, ctx, member, from, (notExcluded) => [...loginCtes(login, notExcluded), ...alwaysWrite])
}

/** Revokes all sessions of a member and starts a new one for the device that called. */
export const replaceSessions = async (
  tx: Tx,
  ctx: Needs,
  member: SessionOwner,
  sessionId: string,
  why: RevokedWhy,
  from: { ip: string; userAgent: string },
): Promise<NewSession> => {
  const device = await deviceOfSession(tx, sessionId)
  await revokeSessions(tx, member.id, why, ctx.clock.now())
  return startSession(tx, ctx, member, {
    ...from,
    deviceId: device?.deviceId ?? '',
    remember: device?.remembered ?? false,
  })
}

/**
 * Logs a member out of every device, or of all but one, at every gateway with the next call. Use it in the transaction
 * that changes the password, the state of the account or a self-exclusion.
 */
export const revokeSessions = async (
  db: Db,
  memberId: string,
  why: RevokedWhy,
  at: number,
  exceptSessionId?: string,
): Promise<void> => {
  await revokeSessionsOf(db, memberId, { revokedAt: at, revokedWhy: why }, exceptSessionId)
  if (why === 'password-changed') await publish(db, { name: 'password.changed', memberId, at, payload: {} })
}

/** Logs one device out. */
export const revokeSession = (db: Db, sessionId: string, why: RevokedWhy, at: number): Promise<void> =>
  revokeSessionById(db, sessionId, { revokedAt: at, revokedWhy: why })
