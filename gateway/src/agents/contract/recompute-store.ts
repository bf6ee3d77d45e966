import { and, asc, eq } from 'drizzle-orm'
import { sumOf } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import { agentContracts, contractCorrections, contractPayments, type ContractRow, type PaymentRow } from './schema'
import type { Bets } from './team-figures'
import { zero } from '@mosaic/contracts'

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

/** Corrections of earlier periods that a payment counted. */
export const correctionsIn = async (db: Db, { contractId, periodKey }: PaymentRow): Promise<Bets> => {
  const [row] = await db
    .select({
      turnover: sumOf(contractCorrections.turnover),
      stake: sumOf(contractCorrections.stake),
      payout: sumOf(contractCorrections.payout),
    })
    .from(contractCorrections)
    .where(and(eq(contractCorrections.contractId, contractId), eq(contractCorrections.periodKey, periodKey)))
  return row ?? { turnover: zero, stake: zero, payout: zero }
}
