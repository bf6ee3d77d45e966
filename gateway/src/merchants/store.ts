import { asc, eq } from 'drizzle-orm'
import type { Db } from '../kernel/database'
import type { RegistrationProfile } from './profile'
import { merchants, type MerchantRow } from './schema'

export const allMerchants = (db: Db): Promise<MerchantRow[]> => db.select().from(merchants).orderBy(asc(merchants.sort))

export const insertMerchant = async (db: Db, row: typeof merchants.$inferInsert): Promise<void> => {
  await db.insert(merchants).values(row).onConflictDoNothing()
}

/** Flags are added, never taken: an operator may have switched on others. */
export const setRegistration = async (db: Db, code: string, flags: readonly string[], registration: RegistrationProfile): Promise<void> => {
  const [row] = await db.select({ flags: merchants.flags }).from(merchants).where(eq(merchants.code, code))
  if (row)
    await db
      .update(merchants)
      .set({ flags: [...new Set([...row.flags, ...flags])], registration })
      .where(eq(merchants.code, code))
}
