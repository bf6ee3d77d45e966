import { asc } from 'drizzle-orm'
import type { Db } from '../kernel/database'
import { merchants, type MerchantRow } from './schema'

export const allMerchants = (db: Db): Promise<MerchantRow[]> => db.select().from(merchants).orderBy(asc(merchants.sort))

export const insertMerchant = async (db: Db, row: typeof merchants.$inferInsert): Promise<void> => {
  await db.insert(merchants).values(row).onConflictDoNothing()
}
