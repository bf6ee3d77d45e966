import { type SQL, sql } from 'drizzle-orm'
import { counting, givenBack } from '../../platform/guard/rate-limit'

const { placeholder } = sql
const key = placeholder('attemptKey')

/** The placeholders of the two parts below. */
export const attemptValues = (key: string, now: number, windowMs: number) => ({
  attemptKey: key,
  attemptAt: new Date(now).toISOString(),
  attemptEnd: new Date(now + windowMs).toISOString(),
})

/** Counts an attempt if the condition holds, as a part of a statement that returns its `taken` and `endsAt`. */
export const secretAttemptCounted = (condition: SQL): SQL =>
  counting(sql`${key}`, { now: sql`${placeholder('attemptAt')}`, end: sql`${placeholder('attemptEnd')}` }, condition)
export const secretAttemptRefunded: SQL = givenBack(sql`${key}`)
