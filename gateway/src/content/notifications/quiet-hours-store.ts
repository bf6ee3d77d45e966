import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { type QuietHours, usualQuietHours } from './quiet-hours'
import { quietHours } from './schema'

/** Null: no quiet hours. */
export const quietHoursOf = async (db: Db, memberId: string): Promise<QuietHours | null> => {
  const [row] = await db.select().from(quietHours).where(eq(quietHours.memberId, memberId))
  if (!row) return usualQuietHours
  return row.fromMinute === null || row.toMinute === null ? null : { from: row.fromMinute, to: row.toMinute }
}

export const saveQuietHours = async (db: Db, memberId: string, hours: QuietHours | null): Promise<void> => {
  const row = { fromMinute: hours?.from ?? null, toMinute: hours?.to ?? null }
  await db
    .insert(quietHours)
    .values({ memberId, ...row })
    .onConflictDoUpdate({ target: quietHours.memberId, set: row })
}
