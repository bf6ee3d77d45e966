import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { asyncCommit } from '../db/async-commit'
import { timestamp } from '../db/columns'

/** Counts one call against a key, where the condition holds. An atomic upsert: parallel calls and processes share the row. */
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

export const countCall = (key: string, now: number, windowMs: number): SQL =>
  counting(sql`${key}`, { now: timestamp(now), end: timestamp(now + windowMs) })

export const takenQuery = (key: string, now: number): SQL =>
  sql`select taken from rate_windows where key = ${key} and ends_at > ${timestamp(now)}`

/** Uncounts one call, as a part of a statement. */
export const givenBack = (key: SQLWrapper): SQL =>
  sql`update rate_windows set taken = greatest(taken - 1, 0) where key = ${key}`

export const giveBackQuery = (key: string): SQL => sql`${givenBack(sql`${key}`)} returning ${asyncCommit}`

const day = 24 * 60 * 60_000

/** Whether a key is free, and until when it waits; each wait of a day is twice as long as the one before. */
export const paceQuery = (
  key: string,
  pause: { readonly firstMs: number; readonly longestMs: number },
  now: number,
): SQL => {
  const moment = timestamp(now)
  return sql`
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
    select exists (select from slot) as free, (select ends_at from rate_windows where key = ${key}) as ends_at`
}
