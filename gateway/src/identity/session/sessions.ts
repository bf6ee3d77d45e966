import type { ValueOf } from '@mosaic/contracts'
import { and, eq, exists, gt, isNull, ne, or, type Param, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { loginGuard } from '../../protection'
import { publish } from '../../platform'
import { timestamp } from '../../platform/db/columns'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Db, Tx } from '../../platform/db/database'
import type { RefreshGrant } from '../../platform/http/refresh-cookie'
import { Refusal } from '../../platform/http/result'
import { loginWrites, members, type MemberRow } from '../members'
import { sessions, type RevokedWhy } from './schema'
import { hashOf } from './tokens'

const minute = 60_000
const day = 24 * 60 * minute

/** How long one access token is good; the refresh token fetches the next. */
export const accessLifetime = 15 * minute
/** A device that was not asked to remember is logged out after this long without a call. */
export const idleLimit = 30 * minute
const lifetimes = { remembered: 30 * day, passing: 12 * 60 * minute } as const

/** What a way in hands to the caller: the contract's answer, and the refresh token, which travels as a cookie only. */
export type OpenedSession = {
  readonly info: ValueOf<'login'>
  readonly refresh: RefreshGrant
}
export type Opening = {
  readonly deviceId: string
  readonly userAgent: string
  readonly ip: string
  readonly remember?: boolean /** The way in proved who it is by a password or passkey. */
  readonly confirmed?: boolean
}

type SessionOwner = Pick<MemberRow, 'id' | 'merchantCode' | 'account' | 'type' | 'lastLoginAt'>

type MoreWrites = (condition: SQL) => readonly SQL[]

const endOfSession = (from: Opening, now: number) => now + (from.remember ? lifetimes.remembered : lifetimes.passing)

type SessionDraft = {
  readonly id: string
  readonly member: Pick<SessionOwner, 'id' | 'merchantCode'>
  readonly from: Opening
  readonly at: number
}

/** The row alone, as a part of a `with`: a session that nobody holds a token of. */
export const sessionWrite = (
  { id, member, from, at }: SessionDraft,
  condition: SQL = sql`true`,
): SQL => sql`session as (
  insert into sessions (id, member_id, merchant_code, device_id, user_agent, ip, remembered, created_at, last_seen_at, expires_at, confirmed_at)
  select ${id}, ${member.id}, ${member.merchantCode}, ${from.deviceId}, ${from.userAgent}, ${from.ip}, ${from.remember ?? false}, ${timestamp(at)}, ${timestamp(at)}, ${timestamp(endOfSession(from, at))},
    ${from.confirmed ? timestamp(at) : null} where ${condition})`

/** Every way in ends here, so nobody who excluded himself gets in by any of them. One statement: one way to the database, and all of it happens or nothing. */
const startSession = async (
  db: Db,
  ctx: Pick<AppContext, 'clock' | 'random'>,
  member: SessionOwner,
  from: Opening,
  more: MoreWrites = () => [],
): Promise<OpenedSession> => {
  const now = ctx.clock.now()
  const id = ctx.random.uuid()
  const remembered = from.remember ?? false
  const expiresAt = endOfSession(from, now)
  const [token, refresh] = [ctx.random.token(), ctx.random.token()]
  const { part, open, outcome, failureOf } = loginGuard(member.id, now)
  const writes = [
    sessionWrite({ id, member, from, at: now }, open),
    sql`access as (insert into access_tokens (token_hash, session_id, expires_at) select ${hashOf(token)}, ${id}, ${timestamp(Math.min(now + accessLifetime, expiresAt))} where ${open})`,
    sql`refresh as (insert into refresh_tokens (token_hash, session_id) select ${hashOf(refresh)}, ${id} where ${open})`,
    ...more(open),
  ]
  const { rows } = await db.execute<Parameters<typeof failureOf>[0][number]>(
    sql`with ${sql.join([part, ...writes], sql`, `)} ${outcome}`,
  )
  const shut = failureOf(rows)
  if (shut) throw new Refusal(shut)
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
    refresh: { token: refresh, remembered, expiresAt },
  }
}

/** A way in was passed: a new session with new tokens, whatever the caller brought along, and a line in the login history. `settled` is written even if the door is shut. */
export const openSession = (
  db: Db,
  ctx: Pick<AppContext, 'clock' | 'random'>,
  member: SessionOwner,
  from: Opening,
  settled: readonly SQL[] = [],
): Promise<OpenedSession> => {
  const { deviceId, ip, userAgent } = from
  const login = { memberId: member.id, merchantCode: member.merchantCode, at: ctx.clock.now(), deviceId, ip, userAgent }
  return startSession(db, ctx, member, from, (open) => [...loginWrites(login, open), ...settled])
}

/** Logs every device out and lets the one that asked go on under a new session. */
export const replaceSessions = async (
  tx: Tx,
  ctx: Pick<AppContext, 'clock' | 'random'>,
  member: SessionOwner,
  sessionId: string,
  why: RevokedWhy,
  from: { ip: string; userAgent: string },
): Promise<OpenedSession> => {
  const [asking] = await tx
    .select({ deviceId: sessions.deviceId, remembered: sessions.remembered })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  await revokeSessions(tx, member.id, why, ctx.clock.now())
  return startSession(tx, ctx, member, {
    ...from,
    deviceId: asking?.deviceId ?? '',
    remember: asking?.remembered ?? false,
  })
}

type Moment = number | Param
/** A session that may still be used: not revoked, not over, and not left alone since `idleSince`. */
const usable = (now: Moment, idleSince: Moment) =>
  and(
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    or(eq(sessions.remembered, true), gt(sessions.lastSeenAt, idleSince)),
    eq(members.disabled, false),
  )

export const alive = (now: number) => usable(now, now - idleLimit)

const isUsable = (sessionId: SQL, condition: SQL | undefined): SQL =>
  exists(
    new QueryBuilder()
      .select({ id: sessions.id })
      .from(sessions)
      .innerJoin(members, eq(members.id, sessions.memberId))
      .where(and(eq(sessions.id, sessionId), condition)),
  )

/** A condition for what hangs on a session without being a call of it. */
export const sessionIsAlive = (sessionId: SQL, now: number): SQL => isUsable(sessionId, alive(now))

export const sessionSeen = async (db: Db, sessionId: string, now: number): Promise<void> =>
  void (await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId)))

/** The same of a statement that is prepared once and given `aliveValues` each time. */
export const aliveWhenAsked = () =>
  usable(
    sql.param(sql.placeholder('now'), sessions.expiresAt),
    sql.param(sql.placeholder('idleSince'), sessions.lastSeenAt),
  )
export const sessionIsAliveWhenAsked = (sessionId: SQL): SQL => isUsable(sessionId, aliveWhenAsked())
export const aliveValues = (now: number) => ({ now, idleSince: now - idleLimit })

/**
 * Logs a member out of every device, or of all but one, at every gateway with the next call. Use it inside the transaction
 * that changes what the sessions were opened for: password, state of the account, self-exclusion.
 */
export const revokeSessions = async (
  db: Db,
  memberId: string,
  why: RevokedWhy,
  at: number,
  keptSessionId?: string,
): Promise<void> => {
  await db
    .update(sessions)
    .set({ revokedAt: at, revokedWhy: why })
    .where(
      and(
        eq(sessions.memberId, memberId),
        isNull(sessions.revokedAt),
        keptSessionId === undefined ? undefined : ne(sessions.id, keptSessionId),
      ),
    )
  if (why === 'password-changed') await publish(db, { name: 'password.changed', memberId, at, payload: {} })
}

/** Logs one device out. */
export const revokeSession = async (db: Db, sessionId: string, why: RevokedWhy, at: number): Promise<void> => {
  await db
    .update(sessions)
    .set({ revokedAt: at, revokedWhy: why })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
}
