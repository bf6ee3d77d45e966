import { moneyToWire } from '@mosaic/contracts'
import { accountNames } from '../../identity'
import { decideDeposit, depositsToReview, depositToWire, proofIdsOf } from '../../money'
import type { AppContext } from '../../platform/runtime/app-context'
import { inTransaction } from '../../platform/db/transaction'
import type { DeskResult } from '../accounts/operator-result'
import { type LogActor, writeLog } from '../log'

type ReviewedDeposit = Awaited<ReturnType<typeof depositsToReview>>[number]

const reviewedToWire = (row: ReviewedDeposit) => {
  const { depositId, amount, fee, currency, method, kind, state, reason, reference, createdAt, settledAt } =
    depositToWire(row)
  const reported = row.reportedAmount === null ? null : moneyToWire(row.reportedAmount, row.currency)
  const { review, decidedAt, decidedBy } = row
  return {
    ...{ depositId, amount, fee, currency, method, kind, state, reason, reference, createdAt, settledAt },
    /** `review`: why an operator decides. `reported`: paid amount as the provider reports it. */
    ...{ review, reported, decidedAt, decidedBy },
  }
}

const most = 200

/** Deposits for review. Waiting ones come oldest first, all of them newest first. */
export const depositProofs = async (ctx: AppContext, show: Parameters<typeof depositsToReview>[1]) => {
  const rows = await depositsToReview(ctx.db, show, most)
  const nameOf = await accountNames(
    ctx.db,
    rows.map(({ memberId }) => memberId),
  )
  return Promise.all(
    rows.map(async (row) => ({
      ...reviewedToWire(row),
      merchant: row.merchantCode,
      memberId: row.memberId,
      member: nameOf(row.memberId),
      images: [...(await proofIdsOf(ctx.db, row.id))],
    })),
  )
}

export const waitingDepositProofs = async (ctx: AppContext): Promise<number> =>
  (await depositsToReview(ctx.db, 'waiting', most)).length

type Verdict = { readonly id: string } & (
  | { readonly verdict: 'approve'; readonly amount: string }
  | { readonly verdict: 'reject'; readonly reason: string }
)

/** One transaction has the decision and its line in the log. */
export const decideDepositProof = (
  ctx: AppContext,
  by: LogActor,
  { id, ...verdict }: Verdict,
): Promise<DeskResult<ReturnType<typeof reviewedToWire>>> =>
  inTransaction<DeskResult<ReturnType<typeof reviewedToWire>>>(ctx.db, async (tx) => {
    const at = ctx.clock.now()
    const decided = await decideDeposit(tx, id, { ...verdict, operator: by.operator }, at)
    if (!decided.ok) return decided
    const { amount, settledAmount, currency, state } = decided.value
    await writeLog(tx, by, at, {
      action: `deposit.${verdict.verdict}`,
      subject: id,
      detail: {
        asked: `${moneyToWire(amount, currency)} ${currency}`,
        ...(settledAmount !== null && { amount: `${moneyToWire(settledAmount, currency)} ${currency}` }),
        ...(verdict.verdict === 'reject' && { reason: verdict.reason }),
      },
      after: { state },
    })
    return { ok: true, value: reviewedToWire(decided.value) }
  })
