import { minor, moneyToWire, parseMoney } from '@mosaic/contracts'
import type { DeskBody, DeskValue } from '@mosaic/contracts/desk'
import { accountNames, memberById } from '../../identity'
import { adjustments, fingerprintOf, playerAccount, post, transfer } from '../../money'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Db, Tx } from '../../platform/db/database'
import { fail, Refusal } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { type DeskResult, refused } from '../accounts/operator-result'
import { approve, firstPeopleOf, peopleNeeded } from '../four-eyes'
import { type LogActor, writeLog } from '../log'
import type { AdjustmentRow } from './schema'
import { adjustmentById, adjustmentsShown, insertAdjustment, lockAdjustment, saveDecision } from './store'

export { adjustmentPostings } from './expected-postings.sql'

type Listed = DeskValue<'decideAdjustment'>

const most = 200

const decision = 'adjustment.post'

const listedAll = async (db: Db, rows: readonly AdjustmentRow[]): Promise<Listed[]> => {
  const nameOf = await accountNames(
    db,
    rows.map(({ memberId }) => memberId),
  )
  const firstOf = await firstPeopleOf(db, decision, rows)
  return rows.map(({ merchantCode: merchant, ...row }) => ({
    ...row,
    ...firstOf(row),
    merchant,
    member: nameOf(row.memberId),
    amount: moneyToWire(row.amount, row.currency),
  }))
}

const listed = async (db: Db, row: AdjustmentRow): Promise<Listed> => {
  const [only] = await listedAll(db, [row])
  if (!only) throw new Error('One row is listed as one')
  return only
}

export const listAdjustments = async (ctx: AppContext, show: 'waiting' | 'all'): Promise<DeskValue<'adjustments'>> => ({
  list: await listedAll(ctx.db, await adjustmentsShown(ctx.db, show, most)),
})

export const waitingAdjustments = async (ctx: AppContext): Promise<number> =>
  (await adjustmentsShown(ctx.db, 'waiting', most)).length

const signedAmount = (wire: string, currency: AdjustmentRow['currency']) => {
  const magnitude = parseMoney(wire.replace(/^-/, ''), currency)
  if (magnitude === null || magnitude === 0n) return null
  return wire.startsWith('-') ? minor(-magnitude) : magnitude
}

/** Moves no money yet. The caller makes the id, so a repeated call returns the same proposal. */
export const proposeAdjustment = (
  ctx: AppContext,
  by: LogActor,
  request: DeskBody<'proposeAdjustment'>,
): Promise<DeskResult<Listed>> =>
  inTransaction<DeskResult<Listed>>(ctx.db, async (tx) => {
    const member = await memberById(tx, request.memberId)
    if (!member) return refused('desk.not.found')
    const amount = signedAmount(request.amount, member.currency)
    if (amount === null) return fail('money.amount.invalid')
    const at = ctx.clock.now()
    const row = await insertAdjustment(tx, {
      id: request.id,
      merchantCode: member.merchantCode,
      memberId: member.id,
      currency: member.currency,
      amount,
      reason: request.reason,
      state: 'PROPOSED',
      proposedBy: by.operator,
      proposedAt: at,
    })
    if (!row) {
      const known = await adjustmentById(tx, request.id)
      return known && known.memberId === member.id && known.amount === amount
        ? { ok: true, value: await listed(tx, known) }
        : refused('desk.decided')
    }
    await writeLog(tx, by, at, {
      action: 'adjustment.proposed',
      subject: row.id,
      detail: {
        member: member.id,
        amount: `${moneyToWire(amount, member.currency)} ${member.currency}`,
        reason: row.reason,
      },
    })
    return { ok: true, value: await listed(tx, row) }
  })

/** `false`: the player's account would go below zero. */
const postAdjustment = async (tx: Tx, row: AdjustmentRow, at: number): Promise<boolean> => {
  const books = { merchant: row.merchantCode, currency: row.currency }
  const moved = await post(tx, {
    scope: 'adjustment',
    key: row.id,
    fingerprint: fingerprintOf('adjustment', row.id, String(row.amount)),
    kind: 'adjustment',
    title: 'adjustment',
    reference: `A${row.id.replaceAll('-', '').slice(0, 10).toUpperCase()}`,
    postings: transfer(adjustments(books), playerAccount(books, row.memberId), row.amount),
    at,
  })
  return moved.ok
}

type Verdict = DeskBody<'decideAdjustment'>

/** A second person decides. One transaction has the decision and the ledger entry. */
export const decideAdjustment = async (
  ctx: AppContext,
  by: LogActor,
  verdict: Verdict,
): Promise<DeskResult<Listed>> => {
  try {
    return await inTransaction<DeskResult<Listed>>(ctx.db, async (tx) => {
      const row = await lockAdjustment(tx, verdict.id)
      if (!row) return refused('desk.not.found')
      if (row.state !== 'PROPOSED') return refused('desk.decided')
      const at = ctx.clock.now()
      const approves = verdict.verdict === 'approve'
      if (approves) {
        const { id: subject, merchantCode, proposedBy } = row
        const people = peopleNeeded(decision)
        const approved = await approve(ctx, tx, by, { decision, subject, merchantCode, people, proposedBy })
        if (!approved.ok) return approved
        if (approved.value === 'first') {
          await writeLog(tx, by, at, { action: 'adjustment.approved.first', subject })
          return { ok: true, value: await listed(tx, row) }
        }
      }
      if (approves && !(await postAdjustment(tx, row, at))) throw new Refusal(fail('money.insufficient'))
      const after = await saveDecision(tx, row.id, {
        state: approves ? 'POSTED' : 'REJECTED',
        decidedBy: by.operator,
        decidedAt: at,
        refusal: verdict.verdict === 'reject' ? verdict.reason : '',
      })
      if (!after) return refused('desk.not.found')
      await writeLog(tx, by, at, {
        action: `adjustment.${verdict.verdict}`,
        subject: row.id,
        before: { state: row.state },
        after: { state: after.state },
        ...(verdict.verdict === 'reject' && { detail: { reason: verdict.reason } }),
      })
      return { ok: true, value: await listed(tx, after) }
    })
  } catch (error) {
    // The only refusal that is thrown above. The text of `money.insufficient` addresses the member, so the desk has its own code.
    if (error instanceof Refusal) return refused('desk.insufficient')
    throw error
  }
}
