import { type Currency, type GameCategory, type Minor, minor } from '@mosaic/contracts'
import { eq } from 'drizzle-orm'
import { sessionSeen } from '../../identity'
import { instantOf } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import type { LaunchToken } from '../launch/store'
import { visibleFunds } from './call-context'
import type { GameSession } from './context'
import { gameSessions } from './schema'
import { activeBonusOf } from './context-store'
import {
  expiryAfterUse,
  type GameSessionLife,
  type LaunchStateRow,
  launchStateQuery,
  type SessionStateRow,
  sessionStateQuery,
} from './sessions.sql'

export type SessionState = {
  readonly provider: string
  readonly memberId: string
  readonly gameCode: string
  readonly maintenance: boolean
  readonly active: boolean
  readonly expiresAt: number
  readonly deviceSessionAlive: boolean
  readonly currency: Currency
  readonly balance: Minor
  readonly version: bigint
}

export const sessionState = async (db: Db, hash: string, now: number): Promise<SessionState | null> => {
  const { rows } = await db.execute<SessionStateRow>(sessionStateQuery(hash, now))
  const row = rows[0]
  return row
    ? {
        provider: row.provider,
        memberId: row.member_id,
        gameCode: row.game_code,
        maintenance: row.maintenance,
        active: row.active,
        expiresAt: instantOf(row.expires_at),
        deviceSessionAlive: row.device_session_alive,
        currency: row.currency,
        ...visibleFunds({
          player: { id: 0n, balance: minor(row.balance), version: row.version },
          bonus: activeBonusOf(row),
        }),
      }
    : null
}

export type LaunchState = {
  readonly category: GameCategory
  readonly playable: boolean
  readonly minBet: Minor | null
  readonly maxBet: Minor | null
  readonly active: boolean
  readonly maintenance: boolean
  readonly deviceSessionAlive: boolean
}

const amountOf = (text: string | null): Minor | null => (text === null ? null : minor(BigInt(text)))

/** Game, member and merchant of a launch, as they are now. */
export const launchState = async (db: Db, token: LaunchToken, now: number): Promise<LaunchState | null> => {
  const { rows } = await db.execute<LaunchStateRow>(launchStateQuery(token, now))
  const row = rows[0]
  return row
    ? {
        category: row.category,
        playable: row.playable,
        minBet: amountOf(row.min_bet),
        maxBet: amountOf(row.max_bet),
        active: row.active,
        maintenance: row.maintenance,
        deviceSessionAlive: row.device_session_alive,
      }
    : null
}

/** The merchant of a game session; asked over all merchants, since a provider names only the token. */
export const merchantOfSession = async (db: Db, hash: string): Promise<string | null> => {
  const [session] = await db
    .select({ merchantCode: gameSessions.merchantCode })
    .from(gameSessions)
    .where(eq(gameSessions.tokenHash, hash))
  return session?.merchantCode ?? null
}

export const insertGameSession = async (db: Db, session: typeof gameSessions.$inferInsert): Promise<void> =>
  void (await db.insert(gameSessions).values(session))

/** Play counts as use of the site, so it also keeps the site session alive. */
export const prolongSession = async (
  db: Db,
  session: GameSession,
  now: number,
  life: GameSessionLife,
): Promise<void> => {
  await db
    .update(gameSessions)
    .set({
      expiresAt: expiryAfterUse(now, life),
    })
    .where(eq(gameSessions.id, session.id))
  if (session.deviceSessionId !== null) await sessionSeen(db, session.deviceSessionId, now)
}
