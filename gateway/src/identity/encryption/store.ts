import { desc, gt, lte } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { bodyKeys, type PrivateKeyJwk } from './schema'

export type BodyKey = { readonly kid: string; readonly privateJwk: PrivateKeyJwk; readonly expiresAt: number }

/** The day is unique, so gateways that rotate at the same moment share the key. */
export const insertKeyOnce = async (db: Db, key: typeof bodyKeys.$inferInsert): Promise<void> =>
  void (await db.insert(bodyKeys).values(key).onConflictDoNothing({ target: bodyKeys.day }))

export const deleteExpiredKeys = async (db: Db, now: number): Promise<void> =>
  void (await db.delete(bodyKeys).where(lte(bodyKeys.expiresAt, now)))

export const liveKeys = (db: Db, now: number): Promise<BodyKey[]> =>
  db
    .select({ kid: bodyKeys.kid, privateJwk: bodyKeys.privateJwk, expiresAt: bodyKeys.expiresAt })
    .from(bodyKeys)
    .where(gt(bodyKeys.expiresAt, now))
    .orderBy(desc(bodyKeys.day))
