import { moneyToWire } from '@mosaic/contracts'
import { memberById } from '../identity'
import { decideDeposit, type DepositDecision, depositsToReview, depositToWire, proofIdsOf } from '../money'
import type { AppContext } from '../platform/kernel/app-context'
import { ok, type Result } from '../platform/kernel/result'
import { inTransaction } from '../platform/kernel/transaction'
import { operatorLog } from './schema'

type ReviewedDeposit = Awaited<ReturnType<typeof depositsToReview>>[number]

const reviewedToWire = (row: ReviewedDeposit) => {
  const { depositId, amount, fee, currency, method, kind, state, reason, reference, createdAt, settledAt } =
    depositToWire(row)
  const reported = row.reportedAmount === null ? null : moneyToWire(row.reportedAmount, row.currency)
  const { review, decidedAt, decidedBy } = row
  return {
    ...{ depositId, amount, fee, currency, method, kind, state, reason, reference, createdAt, settledAt },
    /** Why a person looks at it, and what the provider said was paid. */
    ...{ review, reported, decidedAt, decidedBy },
  }
}

const most = 200

/** Deposits that wait for a person of the house, the oldest first; with `all` also transfers of which nothing was shown yet. `images` stand at `/ops/v1/deposit-proofs/:id/images/:image`. */
export const depositProofs = async (ctx: AppContext, all: boolean) =>
  Promise.all(
    (await depositsToReview(ctx.db, all, most)).map(async (row) => ({
      ...reviewedToWire(row),
      merchant: row.merchantCode,
      member: (await memberById(ctx.db, row.memberId))?.account ?? row.memberId,
      images: await proofIdsOf(ctx.db, row.id),
    })),
  )

/** The decision and its line in the log are one transaction. */
export const decideDepositProof = (
  ctx: AppContext,
  id: string,
  decision: DepositDecision,
): Promise<Result<ReturnType<typeof reviewedToWire>>> =>
  inTransaction(ctx.db, async (tx) => {
    const at = ctx.clock.now()
    const decided = await decideDeposit(tx, id, decision, at)
    if (!decided.ok) return decided
    const { amount, settledAmount, currency } = decided.value
    await tx.insert(operatorLog).values({
      at,
      operator: decision.operator,
      action: `deposit.${decision.verdict}`,
      subject: id,
      detail: {
        asked: `${moneyToWire(amount, currency)} ${currency}`,
        ...(settledAmount !== null && { amount: `${moneyToWire(settledAmount, currency)} ${currency}` }),
        ...(decision.verdict === 'reject' && { reason: decision.reason }),
      },
    })
    return ok(reviewedToWire(decided.value))
  })
