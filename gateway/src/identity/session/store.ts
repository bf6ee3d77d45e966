import { and, desc, eq, isNull, lt, ne } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database'
import { memberTable } from '../members'
import { isLive } from './live-session.sql'
import { accessTokens, type RevokedWhy, sessions } from './schema'

export const sessionSeen = async (db: Db, sessionId: string, now: number): Promise<void> =>
  void (await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId)))

/** Revokes the sessions of a member, without `exceptSessionId` if given. */
export const revokeSessionsOf = async (
  db: Db,
  memberId: string,
  revoked: { readonly revokedAt: number; readonly revokedWhy: RevokedWhy },
  exceptSessionId: string | undefined,
): Promise<void> =>
  void (await db
    .update(sessions)
    .set(revoked)
    .where(
      and(
        eq(sessions.memberId, memberId),
        isNull(sessions.revokedAt),
        exceptSessionId === undefined ? undefined : ne(sessions.id, exceptSessionId),
      ),
    ))

export const revokeSessionById = async (
  db: Db,
  sessionId: string,
  revoked: { readonly revokedAt: number; readonly revokedWhy: RevokedWhy },
): Promise<void> =>
  void (await db
    .update(sessions)
    .set(revoked)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt))))

export const deviceOfSession = async (
  tx: Tx,
  sessionId: string,
): Promise<{ readonly deviceId: string; readonly remembered: boolean } | null> =>
  (
    await tx
      .select({ deviceId: sessions.deviceId, remembered: sessions.remembered })
      .from(sessions)
      .where(eq(sessions.id, sessionId))
  )[0] ?? null

export const ownsSession = async (db: Db, memberId: string, sessionId: string): Promise<boolean> =>
  (
    await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.memberId, memberId)))
  ).length === 1

/** Whether the member was logged in on this device; its id is drawn by the device and known to it alone. */
export const knowsDevice = async (db: Db, memberId: string, deviceId: string): Promise<boolean> =>
  deviceId !== '' &&
  (
    await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.memberId, memberId), eq(sessions.deviceId, deviceId)))
      .limit(1)
  ).length === 1

/** The live sessions of a member, the last used first. */
export const liveSessionsOf = (db: Db, memberId: string, now: number) =>
  db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      ip: sessions.ip,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(memberTable, eq(memberTable.id, sessions.memberId))
    .where(and(eq(sessions.memberId, memberId), isLive(now)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(50)

export const confirmationOf = async (db: Db, sessionId: string) =>
  (
    await db
      .select({
        confirmedAt: sessions.confirmedAt,
        createdAt: sessions.createdAt,
        hasPassword: memberTable.hasPassword,
      })
      .from(sessions)
      .innerJoin(memberTable, eq(memberTable.id, sessions.memberId))
      .where(eq(sessions.id, sessionId))
  )[0] ?? null

export const setConfirmed = async (db: Db, sessionId: string, confirmedAt: number): Promise<void> =>
  void (await db.update(sessions).set({ confirmedAt }).where(eq(sessions.id, sessionId)))

export const deleteExpiredAccessTokens = async (db: Db, now: number): Promise<void> =>
  void (await db.delete(accessTokens).where(lt(accessTokens.expiresAt, now)))

export const deleteSessionsExpiredBefore = async (db: Db, instant: number): Promise<void> =>
  void (await db.delete(sessions).where(lt(sessions.expiresAt, instant)))
