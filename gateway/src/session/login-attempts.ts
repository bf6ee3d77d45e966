import { type SQL, sql } from 'drizzle-orm'
import { addressKey } from '../kernel/rate-limit'
import type { Db } from '../kernel/database'
import { accountKey } from '../members'

const windowMs = 30 * 60_000
const lockMs = 15 * 60_000
const guessesBeforeLock = 5
/** Failures after which a captcha is asked for: at once for this account from this address, later for either alone. */
const captchaAfter = { pair: 1, account: 5, address: 30 } as const

type Keys = { readonly pair: string; readonly account: string; readonly address: string }

export const attemptKeys = (merchantCode: string, account: string, ip: string): Keys => {
  const who = `${merchantCode}:${accountKey(account)}`
  const where = addressKey(ip)
  return { pair: `pair:${who}:${where}`, account: `account:${who}`, address: `address:${where}` }
}

const timestamp = (instant: number) => sql`${new Date(instant).toISOString()}::timestamptz`
const ended = (now: SQL) => sql`(a.window_ends_at <= ${now} and coalesce(a.locked_until <= ${now}, true))`
/** The moment of a write, by the row that it would have written: one value to send instead of ten. */
const writtenAt = sql.raw(`excluded.window_ends_at - interval '${windowMs} milliseconds'`)
const endedWhenWritten = ended(writtenAt)

export type Standing = { readonly captcha: boolean; readonly lockedUntil: number | null }

/** Unknown names are counted like known ones, so nothing here tells which exist. */
export const standing = async (db: Db, keys: Keys, now: number): Promise<Standing> => {
  const { rows } = await db.execute<{ key: string; failures: number; locked_until: string | Date | null }>(
    sql`select a.key, a.failures, a.locked_until from login_attempts a where a.key in (${keys.pair}, ${keys.account}, ${keys.address}) and not ${ended(timestamp(now))}`,
  )
  const failures = (key: string) => rows.find((row) => row.key === key)?.failures ?? 0
  const locked = rows.find((row) => row.key === keys.pair)?.locked_until ?? null
  const lockedUntil = locked === null ? null : new Date(locked).getTime()
  return {
    captcha: failures(keys.pair) >= captchaAfter.pair || failures(keys.account) >= captchaAfter.account || failures(keys.address) >= captchaAfter.address,
    lockedUntil: lockedUntil !== null && lockedUntil > now ? lockedUntil : null,
  }
}

/** Takes one guess before the password is looked at; of any number of parallel guesses only five get through. */
export const takeGuess = async (db: Db, keys: Keys, now: number): Promise<boolean> => {
  const { rows } = await db.execute<{ attempts: number }>(sql`
    insert into login_attempts as a (key, attempts, failures, window_ends_at) values (${keys.pair}, 1, 0, ${timestamp(now + windowMs)})
    on conflict (key) do update set
      attempts = case when ${endedWhenWritten} then 1 else a.attempts + 1 end,
      failures = case when ${endedWhenWritten} then 0 else a.failures end,
      locked_until = case when ${endedWhenWritten} then null else a.locked_until end,
      window_ends_at = case when ${endedWhenWritten} then excluded.window_ends_at else a.window_ends_at end
    returning attempts`)
  return (rows[0]?.attempts ?? 1) <= guessesBeforeLock
}

/** The guess was not judged (the queue was full), so it does not count. */
export const giveGuessBack = async (db: Db, keys: Keys): Promise<void> => {
  await db.execute(sql`update login_attempts set attempts = greatest(attempts - 1, 0) where key = ${keys.pair}`)
}

export const recordFailure = async (db: Db, keys: Keys, now: number): Promise<void> => {
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

export const forgetGuesses = async (db: Db, keys: Keys): Promise<void> => {
  await db.execute(sql`delete from login_attempts where key in (${keys.pair}, ${keys.account})`)
}
