import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { agentContracts, contractPayments, type ContractRow, type PaymentRow } from './schema'

export const paymentsInOrder = (db: Db, merchantCode: string): Promise<PaymentRow[]> =>
  db
    .select()
    .from(contractPayments)
    .where(eq(contractPayments.merchantCode, merchantCode))
    .orderBy(asc(contractPayments.periodFrom))

export const contractsById = async (db: Db, merchantCode: string): Promise<ReadonlyMap<string, ContractRow>> => {
  const rows = await db.select().from(agentContracts).where(eq(agentContracts.merchantCode, merchantCode))
  return new Map(rows.map((row) => [row.id, row]))
}
