import { sql } from 'drizzle-orm'
import type { Db } from '../src/platform/db/database'

/** Payouts no longer wait for the security changes so far. */
export const changedLongAgo = async (db: Db): Promise<void> =>
  void (await db.execute(sql`update security_changes set at = at - interval '30 days'`))
