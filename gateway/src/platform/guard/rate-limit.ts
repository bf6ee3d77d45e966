import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { AppContext } from '../runtime/app-context'
import { instantOf, timestamp } from '../db/columns'
import type { Clock } from '../runtime/clock'
import type { Db } from '../db/database'
import type { Failure } from '../http/result'
import { asyncCommit } from '../db/async-commit'

export type RateRule = { readonly limit: number; readonly windowMs: number }

const tryAgainAt = (moment: number, now: number): Failure => {
  const seconds = Math.max(1, Math.ceil((moment - now) / 1000))
  return { ok: false, code: 'rate.limited', fields: { retryAfter: String(seconds) } }
}

/** One call more against a key, where the condition holds: one atomic upsert, so parallel calls and several gateway processes share the row. */
export const counting = (
  key: SQLWrapper,
  { now, end }: { readonly now: SQLWrapper; readonly end: SQLWrapper },
  condition: SQL = sql`true`,
): SQL => sql`
    insert into rate_windows (key, taken, ends_at) select ${key}::text, 1, ${end}::timestamptz where ${condition}
    on conflict (key) do update set
      taken = case when rate_windows.ends_at <= ${now}::timestamptz then 1 else rate_windows.taken + 1 end,
      ends_at = case when rate_windows.ends_at <= ${now}::timestamptz then excluded.ends_at else rate_windows.ends_at end
    returning taken, ends_at as "endsAt"`

export type Counted = { readonly taken: number; readonly endsAt: string }

/** The refusal of a call over the rule says after how many seconds the next is taken. */
export const refusalOver = (counted: Counted, { limit }: RateRule, now: number): Failure | null =>
  counted.taken <= limit ? null : tryAgainAt(instantOf(counted.endsAt), now)

/** Counts one call against `key`. */
export const overRate = async (db: Db, clock: Clock, key: string, rule: RateRule): Promise<Failure | null> => {
  const now = clock.now()
  const { rows } = await db.execute<Counted>(
    counting(sql`${key}`, { now: timestamp(now), end: timestamp(now + rule.windowMs) }),
  )
  const [row] = rows
  return row ? refusalOver(row, rule, now) : null
}

/** The same, where being over it means something else than a refusal. */
export const withinRate = async (db: Db, clock: Clock, key: string, rule: RateRule): Promise<boolean> =>
  (await overRate(db, clock, key, rule)) === null

/** Looks without counting. */
export const isBeyondRate = async (db: Db, clock: Clock, key: string, rule: RateRule): Promise<boolean> => {
  const { rows } = await db.execute<{ taken: number }>(
    sql`select taken from rate_windows where key = ${key} and ends_at > ${timestamp(clock.now())}`,
  )
  return (rows[0]?.taken ?? 0) > rule.limit
}

const day = 24 * 60 * 60_000

/**
 * Lets one call through and makes the next wait: the pause doubles with each call of a day, up to the longest. For what strangers
 * can ask for in somebody's name: they slow it down, and never lock it.
 */
export const overPace = async (
  db: Db,
  clock: Clock,
  key: string,
  pause: { readonly firstMs: number; readonly longestMs: number },
): Promise<Failure | null> => {
  const now = clock.now()
  const moment = timestamp(now)
  const { rows } = await db.execute<{ free: boolean; ends_at: string | null }>(sql`
    with slot as (
      insert into rate_windows as w (key, taken, ends_at)
      select ${key}, 1, ${moment} + least(${pause.longestMs}, ${pause.firstMs} * power(2, coalesce((select d.taken - 1 from rate_windows d where d.key = ${`${key}:day`} and d.ends_at > ${moment}), 0))) * interval '1 millisecond'
      on conflict (key) do update set ends_at = excluded.ends_at where w.ends_at <= ${moment}
      returning w.key
    ), counted as (
      insert into rate_windows as w (key, taken, ends_at) select ${`${key}:day`}, 1, ${timestamp(now + day)} from slot
      on conflict (key) do update set
        taken = case when w.ends_at <= ${moment} then 1 else w.taken + 1 end,
        ends_at = case when w.ends_at <= ${moment} then excluded.ends_at else w.ends_at end
    )
    select exists (select from slot) as free, (select ends_at from rate_windows where key = ${key}) as ends_at`)
  const [row] = rows
  if (row?.free) return null
  // Who came in the same moment as the first does not see the first's row yet.
  return tryAgainAt(row?.ends_at ? instantOf(row.ends_at) : now + pause.firstMs, now)
}

/** Takes one call back out of the count, as a part of a statement. */
export const givenBack = (key: SQLWrapper): SQL =>
  sql`update rate_windows set taken = greatest(taken - 1, 0) where key = ${key}`

/** Takes one call back out of the count: it was none of those that the rule is about. Lost, it counts once too often. */
export const giveBack = async ({ db }: Pick<AppContext, 'db'>, key: string): Promise<void> => {
  await db.execute(sql`${givenBack(sql`${key}`)} returning ${asyncCommit}`)
}

/** IPv6 callers own a /64, so that is what is counted. */
export const addressKey = (ip: string): string =>
  ip.includes(':') && !ip.includes('.') ? `${ip.split(':').slice(0, 4).join(':')}::/64` : ip.replace('::ffff:', '')
