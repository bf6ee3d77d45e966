import { sql } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'

/** Deletes counters whose window and lock have both ended. */
export const deleteEndedAttempts = (db: Db, now: number) => {
  const at = timestamp(now)
  return db.execute(
    sql`delete from login_attempts where window_ends_at < ${at} and coalesce(locked_until < ${at}, true)`,
  )
}
