import { sql } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'

export const deleteExpiredCaptchas = (db: Db, now: number) =>
  db.execute(sql`delete from captchas where expires_at < ${timestamp(now)}`)
