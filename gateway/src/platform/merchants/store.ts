import { asc, inArray } from 'drizzle-orm'
import type { Db } from '../db/database'
import type { MerchantDefinition } from './definition'
import { merchants, type MerchantRow } from './schema'

export const allMerchants = (db: Db): Promise<MerchantRow[]> => db.select().from(merchants).orderBy(asc(merchants.sort))

/** Time zones by merchant, for work inside a transaction, which the directory refuses. */
export const timeZonesOf = async (db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .select({ code: merchants.code, timeZone: merchants.timeZone })
    .from(merchants)
    .where(inArray(merchants.code, [...codes]))
  return new Map(rows.map(({ code, timeZone }) => [code, timeZone]))
}

/** Adds a merchant or replaces what is known of it. */
export const saveMerchant = async (db: Db, { code, ...rest }: MerchantDefinition): Promise<void> => {
  await db
    .insert(merchants)
    .values({ code, ...rest })
    .onConflictDoUpdate({ target: merchants.code, set: rest })
}
