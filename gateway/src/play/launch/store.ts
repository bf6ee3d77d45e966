import type { Db } from '../../platform/db/database'
import { launchTokens } from './schema'

export const insertLaunchToken = async (db: Db, token: typeof launchTokens.$inferInsert): Promise<void> =>
  void (await db.insert(launchTokens).values(token))
