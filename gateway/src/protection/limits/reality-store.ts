import type { ValueOf } from '@mosaic/contracts'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { realityChecks } from './schema'

type Minutes = ValueOf<'realityCheck'>['intervalMinutes']
const defaultInterval: Minutes = 60

type Setting = { readonly intervalMinutes: Minutes; readonly acknowledgedAt: number | null }

export const realitySetting = async (db: Db, memberId: string): Promise<Setting> => {
  const [row] = await db.select().from(realityChecks).where(eq(realityChecks.memberId, memberId))
  return row
    ? // A check of the table admits no other number.
      { intervalMinutes: row.intervalMinutes as Minutes, acknowledgedAt: row.acknowledgedAt }
    : { intervalMinutes: defaultInterval, acknowledgedAt: null }
}

export const setRealityInterval = async (db: Db, memberId: string, intervalMinutes: Minutes): Promise<void> =>
  void (await db
    .insert(realityChecks)
    .values({ memberId, intervalMinutes })
    .onConflictDoUpdate({ target: realityChecks.memberId, set: { intervalMinutes } }))

export const acknowledgeCheck = async (db: Db, memberId: string, acknowledgedAt: number): Promise<void> =>
  void (await db
    .insert(realityChecks)
    .values({ memberId, intervalMinutes: defaultInterval, acknowledgedAt })
    .onConflictDoUpdate({ target: realityChecks.memberId, set: { acknowledgedAt } }))
