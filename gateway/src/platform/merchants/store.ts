import { asc } from 'drizzle-orm'
import type { Db } from '../db/database'
import type { MerchantDefinition } from './definition'
import { merchants, type MerchantRow } from './schema'

export const allMerchants = (db: Db): Promise<MerchantRow[]> => db.select().from(merchants).orderBy(asc(merchants.sort))

/** Adds a merchant or replaces what is known of it. */
export const saveMerchant = async (db: Db, { code, ...rest }: MerchantDefinition): Promise<void> => {
  await db
    .insert(merchants)
    .values({ code, ...rest })
    .onConflictDoUpdate({ target: merchants.code, set: rest })
}
