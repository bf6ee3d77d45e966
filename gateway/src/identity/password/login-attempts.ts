import { type SQL, sql } from 'drizzle-orm'
import { instantOf, timestamp } from '../../platform/db/columns'
import { addressKey } from '../../platform/guard/rate-limit'
import type { Db } from '../../platform/db/database'
import { accountKey } from '../members'

const windowMs = 30 * 60_000
const lockMs = 15 * 60_000
const guessesBeforeLock = 5
/** Failures after which a captcha is asked for: at once for this account from this address, later for either alone. */
const captchaAfter = { pair: 1, account: 5, address: 30 } as const

export type AttemptKeys = { readonly pair: string; readonly account: string; readonly address: string }

export const attemptKeys = (merchantCode: string, account: string, ip: string): AttemptKeys => {
  const who = `${merchantCode}:${accountKey(account)}`
  const where = addressKey(ip)
  return { pair: `pair:${who}:${where}`, account: `account:${who}`, address: `address:${where}` }
}

const ended = (now: SQL) => sql`(a.window_ends_at <= ${now} and coalesce(a.locked_until <= ${now}, true))`
/** The moment of a write, by the row that it would have written: one value to send instead of ten. */
const writtenAt = sql.raw(`excluded.window_ends_at - interval '${windowMs} milliseconds'`)
const endedWhenWritten = ended(writtenAt)

/** What stands between a caller and a guess, `null` when one was taken for him. */
export type Hurdle = { readonly kind: 'captcha' } | { readonly kind: 'locked'; readonly until: number }

/** What counting a guess does to the row that is there already. */
const counted = sql`
  on conflict (key) do update set
    attempts = case when ${endedWhenWritten} then 1 else a.attempts + 1 end,
    failures = case when ${endedWhenWritten} then 0 else a.failures end,
    locked_until = case when ${endedWhenWritten} then null else a.locked_until end,
    window_ends_at = case when ${endedWhenWritten} then excluded.window_ends_at else a.window_ends_at end
  returning attempts`

const verdict = (attempts: number, now: number): Hurdle | null =>
  attempts <= guessesBeforeLock ? null : { kind: 'locked', until: now }

/** Takes one guess before the password is looked at; of any number of parallel guesses only five get through. */
export const takeGuess = async (db: Db, keys: AttemptKeys, now: number): Promise<Hurdle | null> => {
  const { rows } = await db.execute<{ attempts: number }>(sql`
    insert into login_attempts as a (key, attempts, failures, window_ends_at) values (${keys.pair}, 1, 0, ${timestamp(now + windowMs)}) ${counted}`)
  return verdict(rows[0]?.attempts ?? 1, now)
}

type Standing = {
  readonly captcha: boolean | null
  readonly locked_until: string | null
  readonly attempts: number | null
}

/** The same for whoever has to solve no captcha first, in one statement. Unknown names are counted like known ones, so nothing here tells which exist. */
export const takeFreeGuess = async (db: Db, keys: AttemptKeys, now: number): Promise<Hurdle | null> => {
  const { rows } = await db.execute<Standing>(sql`
    with standing as (
      select
        bool_or(a.failures >= case a.key when ${keys.pair} then ${captchaAfter.pair}::int when ${keys.account} then ${captchaAfter.account}::int else ${captchaAfter.address}::int end) as captcha,
        max(a.locked_until) filter (where a.key = ${keys.pair} and a.locked_until > ${timestamp(now)}) as locked_until
      from login_attempts a where a.key in (${keys.pair}, ${keys.account}, ${keys.address}) and not ${ended(timestamp(now))}
    ), guess as (
      insert into login_attempts as a (key, attempts, failures, window_ends_at)
      select ${keys.pair}, 1, 0, ${timestamp(now + windowMs)} from standing where captcha is not true and locked_until is null ${counted}
    )
    select captcha, locked_until, (select attempts from guess) as attempts from standing`)
  const standing = rows[0]
  if (standing?.locked_until) return { kind: 'locked', until: instantOf(standing.locked_until) }
  if (standing?.captcha === true) return { kind: 'captcha' }
  return verdict(standing?.attempts ?? 1, now)
}

/** The guess was not judged (the queue was full), so it does not count. */
export const giveGuessBack = async (db: Db, keys: AttemptKeys): Promise<void> => {
  await db.execute(sql`update login_attempts set attempts = greatest(attempts - 1, 0) where key = ${keys.pair}`)
}

export const recordFailure = async (db: Db, keys: AttemptKeys, now: number): Promise<void> => {
  for (const key of [keys.pair, keys.account, keys.address]) {
    await db.execute(sql`
      insert into login_attempts as a (key, attempts, failures, window_ends_at) values (${key}, 0, 1, ${timestamp(now + windowMs)})
      on conflict (key) do update set
        failures = case when ${endedWhenWritten} then 1 else a.failures + 1 end,
        window_ends_at = case when ${endedWhenWritten} then excluded.window_ends_at else a.window_ends_at end,
        locked_until = case when ${endedWhenWritten} then null else a.locked_until end`)
  }
  await db.execute(sql`
    update login_attempts set locked_until = ${timestamp(now + lockMs)}, window_ends_at = ${timestamp(now + lockMs)}
    where key = ${keys.pair} and failures >= ${guessesBeforeLock} and locked_until is null`)
}

const forgetting = (keys: AttemptKeys): SQL =>
  sql`delete from login_attempts where key in (${keys.pair}, ${keys.account})`

export const forgetGuesses = async (db: Db, keys: AttemptKeys): Promise<void> =>
  void (await db.execute(forgetting(keys)))

/** The same as part of a `with`. */
export const forgettingGuesses = (keys: AttemptKeys): SQL => sql`forgotten as (${forgetting(keys)})`
