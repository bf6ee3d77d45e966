import { sql } from 'drizzle-orm'
import { instantOf, timestamp } from './columns'
import type { Clock } from './clock'
import type { Db } from './database'
import type { Failure } from './result'

export type RateRule = { readonly limit: number; readonly windowMs: number }

/**
 * Counts one call against `key`; the refusal of one over the rule says after how many seconds the next is taken. The
 * counter is a row that one atomic upsert moves, so parallel calls and several gateway processes share it.
 */
export const overRate = async (db: Db, clock: Clock, key: string, rule: RateRule): Promise<Failure | null> => {
  const now = clock.now()
  const moment = timestamp(now)
  const { rows } = await db.execute<{ taken: number; endsAt: string }>(sql`
    insert into rate_windows (key, taken, ends_at) values (${key}, 1, ${timestamp(now + rule.windowMs)})
    on conflict (key) do update set
      taken = case when rate_windows.ends_at <= ${moment} then 1 else rate_windows.taken + 1 end,
      ends_at = case when rate_windows.ends_at <= ${moment} then excluded.ends_at else rate_windows.ends_at end
    returning taken, ends_at as "endsAt"`)
  const [row] = rows
  if (!row || row.taken <= rule.limit) return null
  const seconds = Math.max(1, Math.ceil((instantOf(row.endsAt) - now) / 1000))
  return { ok: false, code: 'rate.limited', fields: { retryAfter: String(seconds) } }
}

/** The same, where being over it means something else than a refusal. */
export const withinRate = async (db: Db, clock: Clock, key: string, rule: RateRule): Promise<boolean> =>
  (await overRate(db, clock, key, rule)) === null

/** IPv6 callers own a /64, so that is what is counted. */
export const addressKey = (ip: string): string =>
  ip.includes(':') && !ip.includes('.') ? `${ip.split(':').slice(0, 4).join(':')}::/64` : ip.replace('::ffff:', '')
