import { type Minor, moneyToWire } from '@mosaic/contracts'
import type { DeskValue } from '@mosaic/contracts/desk'
import { accountNames } from '../../identity'
import { decideDeposit, depositsToReview, depositToWire, foundAmount, lockDeposit, proofIdsOf } from '../../money'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Db, Tx } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import type { DeskResult } from '../accounts/operator-result'
import { approve, firstApprovals, peopleNeeded } from '../four-eyes'
import { type LogActor, writeLog } from '../log'

type ReviewedDeposit = Awaited<ReturnType<typeof depositsToReview>>[number]

const decision = 'deposit.credit'

/** Two people from the limit of the currency on, and above the order always. */
const peopleFor = (row: ReviewedDeposit, amount: Minor, above: boolean): 1 | 2 =>
  peopleNeeded(above ? 'deposit.credit.above' : decision, { amount, currency: row.currency })

const expected = (row: ReviewedDeposit): Minor => row.reportedAmount ?? row.amount

/** How each of the rows is shown. */
const viewOf = async (db: Db, rows: readonly ReviewedDeposit[]) => {
  const approvals = await firstApprovals(
    db,
    [decision],
    rows.map(({ id }) => id),
  )
  return (row: ReviewedDeposit) => {
    const { depositId, amount, fee, currency, method, kind, state, reason, reference, createdAt, settledAt } =
      depositToWire(row)
    const reported = row.reportedAmount === null ? null : moneyToWire(row.reportedAmount, row.currency)
    const { review, decidedAt, decidedBy } = row
    const first = approvals.get(row.id)
    const known = foundAmount(row, moneyToWire(expected(row), row.currency))
    return {
      ...{ depositId, amount, fee, currency, method, kind, state, reason, reference, createdAt, settledAt },
      /** `review`: why an operator decides. `reported`: paid amount as the provider reports it. */
      ...{ review, reported, decidedAt, decidedBy },
      needsTwo: first !== undefined || !known.ok || peopleFor(row, known.value.amount, known.value.above) === 2,
      approvedBy: first?.operator ?? null,
      approvedAmount: first?.terms ?? null,
    }
  }
}

const reviewed = async (db: Db, row: ReviewedDeposit) => (await viewOf(db, [row]))(row)

const most = 200

/** Deposits for review. Waiting ones come oldest first, all of them newest first. */
export const depositProofs = async (ctx: AppContext, show: Parameters<typeof depositsToReview>[1]) => {
  const rows = await depositsToReview(ctx.db, show, most)
  const nameOf = await accountNames(
    ctx.db,
    rows.map(({ memberId }) => memberId),
  )
  const shown = await viewOf(ctx.db, rows)
  const proofs = await proofIdsOf(
    ctx.db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...shown(row),
    merchant: row.merchantCode,
    memberId: row.memberId,
    member: nameOf(row.memberId),
    images: [...(proofs.get(row.id) ?? [])],
  }))
}

export const waitingDepositProofs = async (ctx: AppContext): Promise<number> =>
  (await depositsToReview(ctx.db, 'waiting', most)).length

type Verdict = { readonly id: string } & (
  | { readonly verdict: 'approve'; readonly amount: string }
  | { readonly verdict: 'reject'; readonly reason: string }
)

type Decided = DeskValue<'decideDeposit'>

/** `null`: the decision is final, or its owner refuses it. */
const firstApproval = async (
  ctx: AppContext,
  tx: Tx,
  by: LogActor,
  { id, amount: typed }: { readonly id: string; readonly amount: string },
): Promise<DeskResult<Decided> | null> => {
  const row = await lockDeposit(tx, id)
  const found = row?.state === 'REVIEW' ? foundAmount(row, typed) : null
  if (!row || !found?.ok) return null
  const { amount, above } = found.value
  const terms = moneyToWire(amount, row.currency)
  const approved = await approve(ctx, tx, by, {
    decision,
    subject: id,
    merchantCode: row.merchantCode,
    people: peopleFor(row, amount, above),
    terms,
  })
  if (!approved.ok) return approved
  if (approved.value === 'final') return null
  await writeLog(tx, by, ctx.clock.now(), {
    action: 'deposit.approved.first',
    subject: id,
    detail: {
      asked: `${moneyToWire(row.amount, row.currency)} ${row.currency}`,
      amount: `${terms} ${row.currency}`,
    },
  })
  return { ok: true, value: await reviewed(tx, row) }
}

/** One transaction has the decision and its line in the log. */
export const decideDepositProof = (
  ctx: AppContext,
  by: LogActor,
  { id, ...verdict }: Verdict,
): Promise<DeskResult<Decided>> =>
  inTransaction<DeskResult<Decided>>(ctx.db, async (tx) => {
    const at = ctx.clock.now()
    if (verdict.verdict === 'approve') {
      const first = await firstApproval(ctx, tx, by, { id, amount: verdict.amount })
      if (first) return first
    }
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
    return { ok: true, value: await reviewed(tx, decided.value) }
  })
