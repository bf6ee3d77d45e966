import { lt } from 'drizzle-orm'
import type { Db } from '../db/database'
import { usedBodyIds } from './schema'

export const deleteExpiredBodyIds = async (db: Db, now: number): Promise<void> =>
  void (await db.delete(usedBodyIds).where(lt(usedBodyIds.expiresAt, now)))
