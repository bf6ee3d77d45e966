import { sql } from 'drizzle-orm'
import { timestamp } from './columns'
import type { Clock } from './clock'
import type { Db } from './database'

export type RateRule = { readonly limit: number; readonly windowMs: number }

/**
 * Counts one call against `key` and says whether it is within the rule. The counter is a row that one atomic upsert
 * moves, so parallel calls and several gateway processes share it.
 */
export const withinRate = async (db: Db, clock: Clock, key: string, rule: RateRule): Promise<boolean> => {
  const now = clock.now()
  const moment = timestamp(now)
  const { rows } = await db.execute<{ taken: number }>(sql`
    insert into rate_windows (key, taken, ends_at) values (${key}, 1, ${timestamp(now + rule.windowMs)})
    on conflict (key) do update set
      taken = case when rate_windows.ends_at <= ${moment} then 1 else rate_windows.taken + 1 end,
      ends_at = case when rate_windows.ends_at <= ${moment} then excluded.ends_at else rate_windows.ends_at end
    returning taken`)
  return (rows[0]?.taken ?? 1) <= rule.limit
}

/** IPv6 callers own a /64, so that is what is counted. */
export const addressKey = (ip: string): string =>
  ip.includes(':') && !ip.includes('.') ? `${ip.split(':').slice(0, 4).join(':')}::/64` : ip.replace('::ffff:', '')
