import { moneyToWire, zero } from '@mosaic/contracts'
import type { DeskValue } from '@mosaic/contracts/desk'
import { decide, type StoredWithdrawal, lockWithdrawal, withdrawalsIn, withdrawalToWire } from '../../money'
import { accountNames } from '../../identity'
import { profileAmount } from '../../platform'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { fail } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import type { DeskResult } from '../accounts/operator-result'
import { approve, firstApprovals, peopleNeeded } from '../four-eyes'
import { type LogActor, writeLog } from '../log'

type Listed = DeskValue<'decideWithdrawal'>
type Verdict = { readonly id: string } & (
  | { readonly verdict: 'approve' }
  | { readonly verdict: 'reject'; readonly reason: string }
)

const most = 200

const decision = 'withdrawal.pay'

type PeopleOf = (row: Pick<StoredWithdrawal, 'merchantCode' | 'currency' | 'amount'>) => 1 | 2

/** By the merchant's own limit, else by the policy table. */
const peopleOfMerchants = async (ctx: AppContext): Promise<PeopleOf> => {
  const merchants = await ctx.merchants.all()
  return ({ merchantCode, amount, currency }) => {
    const merchant = merchants.find(({ code }) => code === merchantCode)
    const limit = merchant?.profile.withdrawal?.fourEyesFrom
    if (merchant === undefined || limit === undefined) return peopleNeeded(decision, { amount, currency })
    // A withdrawal from before a change of the merchant's currency always needs two people.
    const ownLimit = currency === merchant.currency ? profileAmount(limit, merchant.currency) : zero
    return peopleNeeded(decision, { amount, currency, ownLimit })
  }
}

const toWire = (peopleOf: PeopleOf, row: StoredWithdrawal, member: string, approvedBy: string | null): Listed => {
  const { paidAt: _paidAt, ...shown } = withdrawalToWire(row)
  return {
    ...shown,
    merchant: row.merchantCode,
    memberId: row.memberId,
    member,
    decidedBy: row.decidedBy,
    needsTwo: peopleOf(row) === 2,
    approvedBy,
  }
}

const listed = async (peopleOf: PeopleOf, db: Db, row: StoredWithdrawal, approvedBy: string | null): Promise<Listed> =>
  toWire(peopleOf, row, (await accountNames(db, [row.memberId]))(row.memberId), approvedBy)

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
    [decision],
    rows.map(({ id }) => id),
  )
  const peopleOf = await peopleOfMerchants(ctx)
  return {
    list: rows.map((row) => toWire(peopleOf, row, nameOf(row.memberId), approvals.get(row.id)?.operator ?? null)),
  }
}

export const waitingWithdrawals = async (ctx: AppContext): Promise<number> => (await rowsShown(ctx, 'waiting')).length

/** One transaction has the decision and its line in the log. */
export const decideWithdrawal = async (
  ctx: AppContext,
  by: LogActor,
  verdict: Verdict,
): Promise<DeskResult<Listed>> => {
  const peopleOf = await peopleOfMerchants(ctx)
  return inTransaction<DeskResult<Listed>>(ctx.db, async (tx) => {
    const at = ctx.clock.now()
    const row = await lockWithdrawal(tx, verdict.id)
    if (!row) return fail('withdraw.unknown')
    const line = (action: string, to: string, detail: Readonly<Record<string, string>> = {}) =>
      writeLog(tx, by, at, {
        action,
        subject: row.id,
        detail: { amount: `${moneyToWire(row.amount, row.currency)} ${row.currency}`, ...detail },
        before: { state: row.state },
        after: { state: to },
      })
    if (verdict.verdict === 'approve' && row.state === 'PENDING') {
      const approval = await approve(ctx, tx, by, {
        decision,
        subject: row.id,
        merchantCode: row.merchantCode,
        people: peopleOf(row),
      })
      if (!approval.ok) return approval
      if (approval.value === 'first') {
        await line('withdrawal.approved.first', row.state)
        return { ok: true, value: await listed(peopleOf, tx, row, by.operator) }
      }
    }
    const { id, ...choice } = verdict
    const decided = await decide(tx, id, { ...choice, operator: by.operator }, at)
    if (!decided.ok) return decided
    await line(
      `withdrawal.${verdict.verdict}`,
      decided.value.state,
      verdict.verdict === 'reject' ? { reason: verdict.reason } : {},
    )
    const first = (await firstApprovals(tx, [decision], [row.id])).get(row.id)?.operator ?? null
    return { ok: true, value: await listed(peopleOf, tx, decided.value, first) }
  })
}
