import { type SQL, sql } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import type { AttemptKeys } from './attempt-keys'

const windowMs = 30 * 60_000

const ended = (now: SQL) => sql`(a.window_ends_at <= ${now} and coalesce(a.locked_until <= ${now}, true))`
/** The instant of a write, from the row it would insert: one parameter instead of ten. */
const writtenAt = sql.raw(`excluded.window_ends_at - interval '${windowMs} milliseconds'`)
const endedWhenWritten = ended(writtenAt)

const countAgain = sql`
  on conflict (key) do update set
    attempts = case when ${endedWhenWritten} then 1 else a.attempts + 1 end,
    failures = case when ${endedWhenWritten} then 0 else a.failures end,
    locked_until = case when ${endedWhenWritten} then null else a.locked_until end,
    window_ends_at = case when ${endedWhenWritten} then excluded.window_ends_at else a.window_ends_at end
  returning attempts`

/** Counts an attempt of a pair and returns its number, by one atomic upsert. */
export const countAttempt = async (db: Db, { pair }: AttemptKeys, now: number): Promise<number> => {
  const { rows } = await db.execute<{ attempts: number }>(sql`
    insert into login_attempts as a (key, attempts, failures, window_ends_at)
    values (${pair}, 1, 0, ${timestamp(now + windowMs)}) ${countAgain}`)
  return rows[0]?.attempts ?? 1
}

type AttemptState = {
  readonly captcha: boolean | null
  readonly locked_until: string | null
  /** Null: not counted, since a captcha or the lock comes first. */
  readonly attempts: number | null
}

/** Reads the counters and counts an attempt of the pair, unless it is locked or needs a captcha, in one statement. */
export const countUncheckedAttempt = async (
  db: Db,
  { pair, account, address }: AttemptKeys,
  captchaAfter: Readonly<Record<keyof AttemptKeys, number>>,
  now: number,
): Promise<AttemptState> => {
  const { rows } = await db.execute<AttemptState>(sql`
    with counters as (
      select
        bool_or(a.failures >= case a.key
          when ${pair} then ${captchaAfter.pair}::int
          when ${account} then ${captchaAfter.account}::int
          else ${captchaAfter.address}::int end) as captcha,
        max(a.locked_until) filter (where a.key = ${pair} and a.locked_until > ${timestamp(now)}) as locked_until
      from login_attempts a where a.key in (${pair}, ${account}, ${address}) and not ${ended(timestamp(now))}
    ), attempt as (
      insert into login_attempts as a (key, attempts, failures, window_ends_at)
      select ${pair}, 1, 0, ${timestamp(now + windowMs)} from counters
      where captcha is not true and locked_until is null ${countAgain}
    )
    select captcha, locked_until, (select attempts from attempt) as attempts from counters`)
  return rows[0] ?? { captcha: null, locked_until: null, attempts: null }
}

export const uncountAttempt = async (db: Db, { pair }: AttemptKeys): Promise<void> =>
  void (await db.execute(sql`update login_attempts set attempts = greatest(attempts - 1, 0) where key = ${pair}`))

export const countFailure = async (db: Db, key: string, now: number): Promise<void> =>
  void (await db.execute(sql`
    insert into login_attempts as a (key, attempts, failures, window_ends_at)
    values (${key}, 0, 1, ${timestamp(now + windowMs)})
    on conflict (key) do update set
      failures = case when ${endedWhenWritten} then 1 else a.failures + 1 end,
      window_ends_at = case when ${endedWhenWritten} then excluded.window_ends_at else a.window_ends_at end,
      locked_until = case when ${endedWhenWritten} then null else a.locked_until end`))

/** A part of a `with`. */
export const resetAttemptsCte = ({ pair, account }: AttemptKeys): SQL =>
  sql`attempts_reset as (delete from login_attempts where key in (${pair}, ${account}))`
