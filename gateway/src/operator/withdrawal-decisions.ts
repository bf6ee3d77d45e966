import { moneyToWire } from '@mosaic/contracts'
import { decide, type Decision, withdrawalsIn, withdrawalToWire } from '../money'
import type { AppContext } from '../platform/kernel/app-context'
import { ok, type Result } from '../platform/kernel/result'
import { inTransaction } from '../platform/kernel/transaction'
import { memberById } from '../identity'
import { operatorLog } from './schema'

type Listed = ReturnType<typeof withdrawalToWire> & { readonly merchant: string; readonly member: string }

const most = 200

/** What waits for a decision, the oldest first; with `all` also what is on its way to the provider. */
export const waiting = async (ctx: AppContext, all: boolean): Promise<readonly Listed[]> => {
  const rows = await withdrawalsIn(ctx.db, all ? ['PENDING', 'APPROVED'] : ['PENDING'], most)
  return Promise.all(
    rows.map(async (row) => ({
      ...withdrawalToWire(row),
      merchant: row.merchantCode,
      member: (await memberById(ctx.db, row.memberId))?.account ?? row.memberId,
    })),
  )
}

/** The decision and its line in the log are one transaction. */
export const decideWithdrawal = (
  ctx: AppContext,
  id: string,
  decision: Decision,
): Promise<Result<ReturnType<typeof withdrawalToWire>>> =>
  inTransaction(ctx.db, async (tx) => {
    const at = ctx.clock.now()
    const decided = await decide(tx, id, decision, at)
    if (!decided.ok) return decided
    const { amount, currency } = decided.value
    await tx.insert(operatorLog).values({
      at,
      operator: decision.operator,
      action: `withdrawal.${decision.verdict}`,
      subject: id,
      detail: {
        amount: `${moneyToWire(amount, currency)} ${currency}`,
        ...(decision.verdict === 'reject' && { reason: decision.reason }),
      },
    })
    return ok(withdrawalToWire(decided.value))
  })
