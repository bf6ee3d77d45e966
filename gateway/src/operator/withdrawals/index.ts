import { type Minor, moneyToWire, zero } from '@mosaic/contracts'
import type { DeskValue } from '@mosaic/contracts/desk'
import { decide, type StoredWithdrawal, lockWithdrawal, withdrawalsIn, withdrawalToWire } from '../../money'
import { accountNames } from '../../identity'
import { profileAmount } from '../../platform'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { fail } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { type DeskResult, refused } from '../accounts/operator-result'
import { type LogActor, writeLog } from '../log'
import { approvalOf } from './approval'
import { firstApprovals, insertApproval } from './approval-store'

type Listed = DeskValue<'decideWithdrawal'>
type Verdict = { readonly id: string } & (
  | { readonly verdict: 'approve' }
  | { readonly verdict: 'reject'; readonly reason: string }
)

const most = 200

/** Amount from which a withdrawal needs two people; `null`: one is enough. */
type LimitOf = (row: Pick<StoredWithdrawal, 'merchantCode' | 'currency'>) => Minor | null

const limitsOf = async (ctx: AppContext): Promise<LimitOf> => {
  const merchants = await ctx.merchants.all()
  return (row) => {
    const merchant = merchants.find(({ code }) => code === row.merchantCode)
    const limit = merchant?.profile.withdrawal?.fourEyesFrom
    if (merchant === undefined || limit === undefined) return null
    // A withdrawal from before a change of the merchant's currency always needs two people.
    return row.currency === merchant.currency ? profileAmount(limit, merchant.currency) : zero
  }
}

const toWire = (limitOf: LimitOf, row: StoredWithdrawal, member: string, approvedBy: string | null): Listed => {
  const { paidAt: _paidAt, ...shown } = withdrawalToWire(row)
  const limit = limitOf(row)
  return {
    ...shown,
    merchant: row.merchantCode,
    memberId: row.memberId,
    member,
    decidedBy: row.decidedBy,
    needsTwo: limit !== null && row.amount >= limit,
    approvedBy,
  }
}

const listed = async (limitOf: LimitOf, db: Db, row: StoredWithdrawal, approvedBy: string | null): Promise<Listed> =>
  toWire(limitOf, row, (await accountNames(db, [row.memberId]))(row.memberId), approvedBy)

const statesOf = {
  waiting: ['PENDING'],
  'under-way': ['PENDING', 'APPROVED'],
  all: ['PENDING', 'APPROVED', 'PAID', 'REJECTED', 'FAILED'],
} as const

/** Waiting withdrawals come oldest first, all of them newest first. */
const rowsShown = (ctx: AppContext, show: keyof typeof statesOf): Promise<readonly StoredWithdrawal[]> =>
  withdrawalsIn(ctx.db, statesOf[show], most, show === 'all' ? 'newest' : 'oldest')

export const listWithdrawals = async (
  ctx: AppContext,
  show: keyof typeof statesOf,
): Promise<DeskValue<'withdrawals'>> => {
  const rows = await rowsShown(ctx, show)
  const nameOf = await accountNames(
    ctx.db,
    rows.map(({ memberId }) => memberId),
  )
  const approvals = await firstApprovals(
    ctx.db,
    rows.map(({ id }) => id),
  )
  const limitOf = await limitsOf(ctx)
  return { list: rows.map((row) => toWire(limitOf, row, nameOf(row.memberId), approvals.get(row.id) ?? null)) }
}

export const waitingWithdrawals = async (ctx: AppContext): Promise<number> => (await rowsShown(ctx, 'waiting')).length

/** One transaction has the decision and its line in the log. */
export const decideWithdrawal = async (
  ctx: AppContext,
  by: LogActor,
  verdict: Verdict,
): Promise<DeskResult<Listed>> => {
  const limitOf = await limitsOf(ctx)
  return inTransaction<DeskResult<Listed>>(ctx.db, async (tx) => {
    const at = ctx.clock.now()
    const row = await lockWithdrawal(tx, verdict.id)
    if (!row) return fail('withdraw.unknown')
    const first = (await firstApprovals(tx, [row.id])).get(row.id) ?? null
    const line = (action: string, to: string, detail: Readonly<Record<string, string>> = {}) =>
      writeLog(tx, by, at, {
        action,
        subject: row.id,
        detail: { amount: `${moneyToWire(row.amount, row.currency)} ${row.currency}`, ...detail },
        before: { state: row.state },
        after: { state: to },
      })
    if (verdict.verdict === 'approve' && row.state === 'PENDING') {
      const approval = approvalOf(row.amount, limitOf(row), first, by.operator)
      if (approval === 'same-person') return refused('desk.second.person')
      if (approval === 'first') {
        await insertApproval(tx, { withdrawalId: row.id, operator: by.operator, at })
        await line('withdrawal.approved.first', row.state)
        return { ok: true, value: await listed(limitOf, tx, row, by.operator) }
      }
    }
    const { id, ...decision } = verdict
    const decided = await decide(tx, id, { ...decision, operator: by.operator }, at)
    if (!decided.ok) return decided
    await line(
      `withdrawal.${verdict.verdict}`,
      decided.value.state,
      verdict.verdict === 'reject' ? { reason: verdict.reason } : {},
    )
    return { ok: true, value: await listed(limitOf, tx, decided.value, first) }
  })
}
