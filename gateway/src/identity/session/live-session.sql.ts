import { and, eq, exists, gt, isNull, or, type Param, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { timestamp } from '../../platform/db/columns'
import { memberTable } from '../members'
import { sessions } from './schema'
import { idleLimit } from './session-lifetime'

type Moment = number | Param

/** Not revoked, not expired, not idle since `idleSince`, and the member is not disabled. */
const usable = (now: Moment, idleSince: Moment) =>
  and(
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    or(eq(sessions.remembered, true), gt(sessions.lastSeenAt, idleSince)),
    eq(memberTable.disabled, false),
  )

/** A condition for a query that joins sessions with `memberTable`. */
export const isLive = (now: number) => usable(now, now - idleLimit)

/** `isLive` for a prepared statement with `liveValues`. */
export const isLiveWhenAsked = () =>
  usable(
    sql.param(sql.placeholder('now'), sessions.expiresAt),
    sql.param(sql.placeholder('idleSince'), sessions.lastSeenAt),
  )
export const liveValues = (now: number) => ({ now, idleSince: now - idleLimit })

const existsWith = (sessionId: SQL, condition: SQL | undefined): SQL =>
  exists(
    new QueryBuilder()
      .select({ id: sessions.id })
      .from(sessions)
      .innerJoin(memberTable, eq(memberTable.id, sessions.memberId))
      .where(and(eq(sessions.id, sessionId), condition)),
  )

/** A condition for rows that depend on a session, such as game sessions. */
export const sessionIsAlive = (sessionId: SQL, now: number): SQL => existsWith(sessionId, isLive(now))

/** `sessionIsAlive` for a prepared statement with `liveValues`. */
export const sessionIsAliveWhenAsked = (sessionId: SQL): SQL => existsWith(sessionId, isLiveWhenAsked())

/** A query of the ids of members with a session that was used after an instant and until another one. */
export const membersSeen = (after: number, until: number): SQL => sql`
  select ${sessions.memberId} as member_id from ${sessions}
  where ${sessions.revokedAt} is null and ${sessions.lastSeenAt} > ${timestamp(after)} and ${sessions.lastSeenAt} <= ${timestamp(until)}`
