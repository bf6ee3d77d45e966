import type { DeskBody } from '@mosaic/contracts/desk'
import { answerContract, contractById, moveMember, offerContract, readTerms } from '../../agents'
import { memberById } from '../../identity'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import type { Tx } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { type DeskResult, refused } from '../accounts/operator-result'
import { approve, peopleNeeded } from '../four-eyes'
import { type LogActor, writeLog } from '../log'
import { decisionOf, type Listed, listed } from './listed'
import { moveRefusal } from './move-refusal'
import type { AgentChangeRow } from './schema'
import { lockChange, saveDecision } from './store'

/** What the log keeps of a change beside its state. */
type Done = Readonly<Record<string, string>>

const applyChange = async (
  ctx: AppContext,
  tx: Tx,
  { operator, address }: LogActor,
  merchant: Merchant,
  { memberId, uplineId, terms, contractId }: AgentChangeRow,
): Promise<DeskResult<Done>> => {
  const inside = { ...ctx, db: tx }
  if (uplineId !== null) {
    const moved = await moveMember(tx, ctx, merchant, { memberId, uplineId })
    if ('fault' in moved) return moveRefusal(moved.fault)
    return { ok: true, value: { from: moved.from ?? '', to: uplineId, countsFrom: moved.countsFrom } }
  }
  if (terms !== null) {
    const offer = { terms: readTerms(terms, merchant.currency), from: address, by: operator, requestKey: null }
    const offered = await offerContract(inside, merchant, null, { agentId: memberId, ...offer })
    return offered.ok ? { ok: true, value: { contract: offered.value.id } } : offered
  }
  const contract = contractId === null ? null : await contractById(tx, contractId)
  if (!contract) return refused('desk.not.found')
  const action = contract.state === 'OFFERED' ? 'withdraw' : 'terminate'
  const ended = await answerContract(inside, merchant, { memberId: 'house', from: address }, contract.id, action)
  return ended.ok ? { ok: true, value: { contract: contract.id, state: ended.value.state } } : ended
}

/** A second person decides. One transaction has the decision and the change. */
export const decideAgentChange = async (
  ctx: AppContext,
  by: LogActor,
  verdict: DeskBody<'decideAgentChange'>,
): Promise<DeskResult<Listed>> => {
  const merchants = await ctx.merchants.all()
  return inTransaction<DeskResult<Listed>>(ctx.db, async (tx) => {
    const row = await lockChange(tx, verdict.id)
    const merchant = row && merchants.find(({ code }) => code === row.merchantCode)
    if (!row || !merchant) return refused('desk.not.found')
    if (row.state !== 'PROPOSED') return refused('desk.decided')
    const at = ctx.clock.now()
    const approves = verdict.verdict === 'approve'
    const fromId = row.uplineId === null ? null : ((await memberById(tx, row.memberId))?.parentId ?? null)
    let done: Done = {}
    if (approves) {
      const { id: subject, merchantCode, proposedBy } = row
      const decision = decisionOf[row.kind]
      const people = peopleNeeded(decision)
      const approved = await approve(ctx, tx, by, { decision, subject, merchantCode, people, proposedBy })
      if (!approved.ok) return approved
      if (approved.value === 'first') {
        await writeLog(tx, by, at, { action: `agent.${row.kind}.approved.first`, subject })
        return { ok: true, value: await listed(tx, row) }
      }
      const carried = await applyChange(ctx, tx, by, merchant, row)
      if (!carried.ok) return carried
      done = carried.value
    }
    const after = await saveDecision(tx, row.id, {
      state: approves ? 'DONE' : 'REJECTED',
      decidedBy: by.operator,
      decidedAt: at,
      fromId,
      refusal: verdict.verdict === 'reject' ? verdict.reason : '',
    })
    if (!after) return refused('desk.not.found')
    await writeLog(tx, by, at, {
      action: `agent.${row.kind}.${verdict.verdict}`,
      subject: row.id,
      before: { state: row.state },
      after: { state: after.state },
      detail: { member: row.memberId, ...done, ...(verdict.verdict === 'reject' && { reason: verdict.reason }) },
    })
    return { ok: true, value: await listed(tx, after) }
  })
}
