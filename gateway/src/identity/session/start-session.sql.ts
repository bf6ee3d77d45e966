import { type SQL, sql } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import type { Failure } from '../../platform/http/result'
import type { loginGuard } from '../../protection'
import { accessEnd, sessionEnd } from './session-lifetime'

/** The device of a login, and how it logged in. */
export type LoginDevice = {
  readonly deviceId: string
  readonly userAgent: string
  readonly ip: string
  readonly remember?: boolean
  /** The member gave a password or passkey. */
  readonly confirmed?: boolean
}

type SessionDraft = {
  readonly id: string
  readonly member: { readonly id: string; readonly merchantCode: string }
  readonly from: LoginDevice
  readonly at: number
}

/** A session without tokens as a part of a `with`, written if `condition` holds. */
export const sessionCte = ({ id, member, from, at }: SessionDraft, condition: SQL = sql`true`): SQL => {
  const now = timestamp(at)
  const remember = from.remember ?? false
  return sql`session as (
    insert into sessions (id, member_id, merchant_code, device_id, user_agent, ip, remembered, created_at, last_seen_at, expires_at, confirmed_at)
    select ${id}, ${member.id}, ${member.merchantCode}, ${from.deviceId}, ${from.userAgent}, ${from.ip}, ${remember}, ${now}, ${now},
      ${timestamp(sessionEnd(remember, at))}, ${from.confirmed ? now : null} where ${condition})`
}

type LoginGuard = ReturnType<typeof loginGuard>
type TokenHashes = { readonly access: string; readonly refresh: string }

/**
 * One statement: a login costs one round trip, and is written completely or not at all. The guard reads the exclusions
 * of the member; one that refuses logins is returned, and nothing is written but `writes` without its condition.
 */
export const insertSession = async (
  db: Db,
  guard: LoginGuard,
  session: SessionDraft,
  tokens: TokenHashes,
  writes: readonly SQL[],
): Promise<Failure | null> => {
  const { id, from, at } = session
  const accessExpiresAt = timestamp(accessEnd(sessionEnd(from.remember ?? false, at), at))
  const ctes = [
    guard.part,
    sessionCte(session, guard.open),
    sql`access as (
      insert into access_tokens (token_hash, session_id, expires_at)
      select ${tokens.access}, ${id}, ${accessExpiresAt} where ${guard.open})`,
    sql`refresh as (
      insert into refresh_tokens (token_hash, session_id)
      select ${tokens.refresh}, ${id} where ${guard.open})`,
    ...writes,
  ]
  const { rows } = await db.execute<Parameters<LoginGuard['failureOf']>[0][number]>(
    sql`with ${sql.join(ctes, sql`, `)} ${guard.outcome}`,
  )
  return guard.failureOf(rows)
}
