import { type Minor, zero } from '@mosaic/contracts'
import { insertPayments } from '../src/agents/contract/payment-store'
import type { ContractRow } from '../src/agents/contract/schema'
import type { Db } from '../src/platform/db/database'
import { inTransaction } from '../src/platform/db/transaction'

/** A payment as the settlement computes it, without the rounds behind it; gives the id of the desk. */
export const computedPayment = async (
  db: Db,
  { id: contractId, merchantCode, agentId, kind }: ContractRow,
  { periodKey, amount, at }: { readonly periodKey: string; readonly amount: Minor; readonly at: number },
): Promise<string> => {
  const payment = {
    ...{
      contractId,
      periodKey,
      merchantCode,
      agentId,
      kind,
      currency: 'BRL' as const,
      periodFrom: at - 2,
      periodTo: at - 1,
    },
    ...{ turnover: amount, stake: amount, payout: zero, active: 1, rate: 10_000, share: amount, below: zero, amount },
    computedAt: at,
  }
  await inTransaction(db, (tx) => insertPayments(tx, [payment]))
  return `${contractId}:${periodKey}`
}
