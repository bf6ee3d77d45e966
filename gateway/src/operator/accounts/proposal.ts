import type { DeskBody, DeskValue, ReadDeskBody } from '@mosaic/contracts/desk'
import { hashPassword } from '../../identity'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Tx } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { approve, insertMakers, isCommand, peopleNeeded } from '../four-eyes'
import { type LogActor, writeLog } from '../log'
import { openEnrolment } from './enrolment'
import { canMail, type Enrolment, enrolmentAddress, mailEnrolment } from './enrolment-mail'
import { proposalToWire } from './listed'
import { isLastAdmin } from './last-admin'
import { type DeskFailure, type DeskResult, refused } from './operator-result'
import { endProposal, endProposalsAbout, insertProposal, lockProposal } from './proposal-store'
import type { OperatorProposalRow, OperatorRow } from './schema'
import { endSessionsOf, insertOperator, lockOperators, updateOperator } from './store'

type Proposed = { readonly row: OperatorProposalRow; readonly enrolment: Enrolment | null }

/** Nobody else can be asked: a command before the first account, or the only administrator that ever was, for the second one. */
const isAlone = (
  all: readonly OperatorRow[],
  by: string,
  { kind, role }: Pick<OperatorProposalRow, 'kind' | 'role'>,
): boolean => {
  if (isCommand(by)) return all.length === 0
  const admins = all.filter((each) => each.role === 'admin')
  return kind === 'create' && role === 'admin' && admins.length === 1 && admins[0]?.name === by
}

const create = async (tx: Tx, ctx: AppContext, row: OperatorProposalRow): Promise<DeskResult<Enrolment>> => {
  const { name, role, email, language, proposedBy } = row
  if (email === null) return refused('desk.email.missing')
  const id = ctx.random.uuid()
  // Nobody knows this password: the person chooses one behind the link.
  const passwordHash = await hashPassword(ctx.random.token())
  const createdAt = ctx.clock.now()
  const fresh = { id, name, role, email, passwordHash, startEndsAt: createdAt, createdAt, createdBy: proposedBy }
  if (!(await insertOperator(tx, fresh))) return refused('desk.name.taken')
  return { ok: true, value: { name, email, language, token: await openEnrolment(tx, ctx, id) } }
}

const change = async (tx: Tx, by: LogActor, row: OperatorProposalRow, at: number): Promise<DeskFailure | null> => {
  const all = await lockOperators(tx)
  const known = all.find(({ name }) => name === row.name)
  if (!known) return refused('desk.not.found')
  const { role, disabled, email } = row
  const losesAdmin = known.role === 'admin' && (role !== 'admin' || disabled)
  if (losesAdmin && isLastAdmin(all, row.name)) return refused('desk.last.admin')
  await updateOperator(tx, known.id, { role, disabled, email })
  if (role !== known.role || disabled) await endSessionsOf(tx, known.id)
  await writeLog(tx, by, at, {
    action: 'operator.changed',
    subject: row.name,
    before: { role: known.role, disabled: known.disabled, email: known.email },
    after: { role, disabled, email },
  })
  return null
}

/** Applies a proposal that enough people want. Those who wanted it cannot second the account, or be seconded by it, for a while. */
const applyProposal = async (
  tx: Tx,
  ctx: AppContext,
  by: LogActor,
  row: OperatorProposalRow,
): Promise<DeskResult<Proposed>> => {
  const at = ctx.clock.now()
  let enrolment: Enrolment | null = null
  if (row.kind === 'create') {
    const created = await create(tx, ctx, row)
    if (!created.ok) return created
    enrolment = created.value
    const { role, email } = row
    await writeLog(tx, by, at, { action: 'operator.added', subject: row.name, after: { role, email } })
  } else {
    const problem = await change(tx, by, row, at)
    if (problem) return problem
  }
  await insertMakers(tx, row.name, [row.proposedBy, by.operator], at)
  const ended = { state: 'DONE', decidedBy: by.operator, decidedAt: at, refusal: '' } as const
  await endProposal(tx, row.id, ended)
  return { ok: true, value: { row: { ...row, ...ended }, enrolment } }
}

type Wanted = Pick<OperatorProposalRow, 'kind' | 'name' | 'role' | 'email' | 'disabled' | 'language'>

const propose = async (
  tx: Tx,
  ctx: AppContext,
  by: LogActor,
  all: readonly OperatorRow[],
  wanted: Wanted,
): Promise<DeskResult<Proposed>> => {
  const at = ctx.clock.now()
  const { name: subject, kind, role, email, disabled } = wanted
  const proposed = { id: ctx.random.uuid(), state: 'PROPOSED', proposedBy: by.operator, proposedAt: at } as const
  const row = await insertProposal(tx, { ...wanted, ...proposed })
  if (!row) return refused(kind === 'create' ? 'desk.name.taken' : 'desk.change.waits')
  await writeLog(tx, by, at, { action: `operator.${kind}.proposed`, subject, detail: { role, email, disabled } })
  return isAlone(all, by.operator, row)
    ? applyProposal(tx, ctx, by, row)
    : { ok: true, value: { row, enrolment: null } }
}

const mail = async (ctx: AppContext, { enrolment }: Proposed): Promise<void> => {
  if (enrolment) await mailEnrolment(ctx, enrolment)
}

/** A second administrator decides. The command key creates the first account only. */
export const addOperator = async (
  ctx: AppContext,
  by: LogActor,
  { name, role, email, language }: ReadDeskBody<'addOperator'>,
): Promise<DeskResult<DeskValue<'addOperator'>>> => {
  const mails = canMail(ctx)
  const proposed = await inTransaction<DeskResult<Proposed>>(ctx.db, async (tx) => {
    const all = await lockOperators(tx)
    if (!mails && all.length > 0) return refused('desk.mail.unavailable')
    if (isCommand(by.operator)) {
      if (all.length > 0) return refused('desk.operators.exist')
      if (role !== 'admin') return refused('desk.request.invalid', { role: 'admin' })
    }
    if (all.some((each) => each.name === name)) return refused('desk.name.taken')
    return propose(tx, ctx, by, all, { kind: 'create', name, role, email, disabled: false, language })
  })
  if (!proposed.ok) return proposed
  await mail(ctx, proposed.value)
  const { row, enrolment } = proposed.value
  // Without a mail service only the first account gets here, and nobody exists whom it could second.
  const link = mails || !enrolment ? null : enrolmentAddress(ctx, enrolment.token)
  return { ok: true, value: { ...(await proposalToWire(ctx.db, row)), link } }
}

/** Disabling needs one person, because it is urgent and gives nothing; every other change a second administrator. */
export const setOperator = (
  ctx: AppContext,
  by: LogActor,
  { name, role, disabled, email: typed }: DeskBody<'setOperator'>,
): Promise<DeskResult<DeskValue<'setOperator'>>> =>
  inTransaction<DeskResult<DeskValue<'setOperator'>>>(ctx.db, async (tx) => {
    if (isCommand(by.operator)) return refused('desk.second.command')
    const all = await lockOperators(tx)
    const row = all.find((each) => each.name === name)
    if (!row) return refused('desk.not.found')
    const email = typed ?? row.email
    const losesAdmin = row.role === 'admin' && (role !== 'admin' || disabled)
    if (losesAdmin && isLastAdmin(all, name)) return refused('desk.last.admin')
    const keepsRights = role === row.role && email === row.email
    if (keepsRights && disabled === row.disabled) return { ok: true, value: { proposal: null } }
    if (keepsRights && disabled) {
      await updateOperator(tx, row.id, { disabled })
      await endSessionsOf(tx, row.id)
      const [before, after] = [
        { role: row.role, disabled: row.disabled },
        { role, disabled },
      ]
      const at = ctx.clock.now()
      const reason = 'The account was disabled'
      const ended = { state: 'REJECTED', decidedBy: by.operator, decidedAt: at, refusal: reason } as const
      for (const { kind } of await endProposalsAbout(tx, name, ended))
        await writeLog(tx, by, at, { action: `operator.${kind}.rejected`, subject: name, detail: { reason } })
      await writeLog(tx, by, at, { action: 'operator.changed', subject: name, before, after })
      return { ok: true, value: { proposal: null } }
    }
    const wanted: Wanted = { kind: 'change', name, role, email, disabled, language: 'EN' }
    const proposed = await propose(tx, ctx, by, all, wanted)
    return proposed.ok ? { ok: true, value: { proposal: await proposalToWire(tx, proposed.value.row) } } : proposed
  })

export const decideOperator = async (
  ctx: AppContext,
  by: LogActor,
  verdict: DeskBody<'decideOperator'>,
): Promise<DeskResult<DeskValue<'decideOperator'>>> => {
  const decided = await inTransaction<DeskResult<Proposed>>(ctx.db, async (tx) => {
    // In the order of `setOperator`, which ends proposals.
    await lockOperators(tx)
    const row = await lockProposal(tx, verdict.id)
    if (!row) return refused('desk.not.found')
    if (row.state !== 'PROPOSED') return refused('desk.decided')
    const at = ctx.clock.now()
    if (verdict.verdict === 'reject') {
      const ended = { state: 'REJECTED', decidedBy: by.operator, decidedAt: at, refusal: verdict.reason } as const
      await endProposal(tx, row.id, ended)
      await writeLog(tx, by, at, {
        action: `operator.${row.kind}.rejected`,
        subject: row.name,
        detail: { reason: verdict.reason },
      })
      return { ok: true, value: { row: { ...row, ...ended }, enrolment: null } }
    }
    const decision = `operator.${row.kind}` as const
    const approved = await approve(ctx, tx, by, {
      decision,
      subject: row.id,
      people: peopleNeeded(decision),
      proposedBy: row.proposedBy,
    })
    if (!approved.ok) return approved
    return approved.value === 'final' ? applyProposal(tx, ctx, by, row) : { ok: true, value: { row, enrolment: null } }
  })
  if (!decided.ok) return decided
  await mail(ctx, decided.value)
  return { ok: true, value: await proposalToWire(ctx.db, decided.value.row) }
}
