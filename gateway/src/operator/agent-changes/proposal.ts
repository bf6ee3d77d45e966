import type { ReadDeskBody } from '@mosaic/contracts/desk'
import { contractById, directDownline, moveProblem, storeTerms, termsOfBody } from '../../agents'
import { memberByAccount, memberById } from '../../identity'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { type DeskResult, refused } from '../accounts/operator-result'
import { type LogActor, writeLog } from '../log'
import { type Listed, listed } from './listed'
import { moveRefusal } from './move-refusal'
import type { AgentChangeRow } from './schema'
import { changeById, hasTerms, insertChange } from './store'

type Request = ReadDeskBody<'proposeAgentChange'>
type Proposed = Pick<AgentChangeRow, 'merchantCode' | 'memberId' | 'kind'> &
  Partial<Pick<AgentChangeRow, 'uplineId' | 'terms' | 'contractId'>>

/** What a request proposes; refused where it is not possible now. The decision checks it again. */
const proposedBy = async (
  { db, merchants, now }: { readonly db: Db; readonly merchants: readonly Merchant[]; readonly now: number },
  request: Request,
): Promise<DeskResult<Proposed>> => {
  if (request.kind === 'end') {
    const contract = await contractById(db, request.contractId)
    if (!contract || contract.offerorId !== null) return refused('desk.not.found')
    if (contract.state !== 'OFFERED' && contract.state !== 'ACTIVE') return refused('desk.decided')
    const { merchantCode, agentId: memberId, id: contractId } = contract
    return { ok: true, value: { merchantCode, memberId, kind: 'end', contractId } }
  }
  const member = await memberById(db, request.memberId)
  const merchant = member && merchants.find(({ code }) => code === member.merchantCode)
  if (!member || !merchant) return refused('desk.not.found')
  const about = { merchantCode: merchant.code, memberId: member.id }
  if (request.kind === 'offer') {
    if ((await directDownline(db, merchant.code, null, member.id)) === null) return refused('desk.not.found')
    const terms = termsOfBody({ ...request.terms, agentId: member.id }, merchant.currency)
    return terms.ok
      ? { ok: true, value: { ...about, kind: 'offer', terms: storeTerms(terms.value, merchant.currency) } }
      : terms
  }
  const upline = await memberByAccount(db, merchant.code, request.upline)
  if (!upline) return refused('desk.move.upline')
  const move = { memberId: member.id, uplineId: upline.id }
  const fault = await moveProblem(db, merchant, move, now)
  return fault ? moveRefusal(fault) : { ok: true, value: { ...about, kind: 'move', uplineId: upline.id } }
}

/** Whether a stored change is what a request proposes. */
const isSame = async (db: Db, known: AgentChangeRow, request: Request): Promise<boolean> => {
  if (request.kind === 'end') return known.contractId === request.contractId
  if (known.kind !== request.kind || known.memberId !== request.memberId) return false
  if (request.kind === 'move')
    return (await memberByAccount(db, known.merchantCode, request.upline))?.id === known.uplineId
  const currency = (await memberById(db, known.memberId))?.currency
  if (currency === undefined) return false
  const terms = termsOfBody({ ...request.terms, agentId: known.memberId }, currency)
  return terms.ok && hasTerms(db, known.id, storeTerms(terms.value, currency))
}

/** Changes nothing yet. The caller makes the id, so a repeated call returns the same proposal. */
export const proposeAgentChange = async (
  ctx: AppContext,
  by: LogActor,
  request: Request,
): Promise<DeskResult<Listed>> => {
  const merchants = await ctx.merchants.all()
  return inTransaction<DeskResult<Listed>>(ctx.db, async (tx) => {
    const known = await changeById(tx, request.id)
    if (known)
      return (await isSame(tx, known, request)) ? { ok: true, value: await listed(tx, known) } : refused('desk.decided')
    const proposed = await proposedBy({ db: tx, merchants, now: ctx.clock.now() }, request)
    if (!proposed.ok) return proposed
    const at = ctx.clock.now()
    const { id, reason } = request
    const row = await insertChange(tx, {
      ...proposed.value,
      ...{ id, reason, state: 'PROPOSED', proposedBy: by.operator, proposedAt: at },
    })
    if (!row) return refused('desk.decided')
    const shown = await listed(tx, row)
    await writeLog(tx, by, at, {
      action: `agent.${row.kind}.proposed`,
      subject: row.id,
      detail: {
        member: row.memberId,
        reason,
        ...(row.uplineId !== null && { from: shown.from, to: shown.to }),
        ...(row.contractId !== null && { contract: row.contractId }),
        ...(row.terms !== null && { terms: row.terms }),
      },
    })
    return { ok: true, value: shown }
  })
}
