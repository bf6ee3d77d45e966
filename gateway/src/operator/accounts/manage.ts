import type { DeskBody, DeskValue, Role } from '@mosaic/contracts/desk'
import { hashPassword } from '../../identity'
import type { AppContext } from '../../platform/runtime/app-context'
import { inTransaction } from '../../platform/db/transaction'
import { type LogActor, writeLog } from '../log'
import { type DeskResult, refused } from './operator-result'
import {
  allOperators,
  deletePasskeys,
  endSessionsOf,
  insertOperator,
  lockOperator,
  lockOtherAdmins,
  passkeyCounts,
  updateOperator,
} from './store'

const startLasts = 24 * 60 * 60_000

export const listOperators = async (ctx: AppContext): Promise<DeskValue<'operators'>> => {
  const counts = await passkeyCounts(ctx.db)
  const rows = await allOperators(ctx.db)
  return {
    list: rows.map(({ id, name, role, disabled, createdAt, createdBy, lastSeenAt }) => ({
      name,
      role,
      disabled,
      passkeys: counts.get(id) ?? 0,
      createdAt,
      createdBy,
      lastSeenAt,
    })),
  }
}

type Start = DeskValue<'addOperator'>

/** The start password is random, shown once, and valid for one day and for making the passkey. */
export const addOperator = async (
  ctx: AppContext,
  by: LogActor,
  { name, role }: DeskBody<'addOperator'>,
): Promise<DeskResult<Start>> => {
  const startPassword = ctx.random.token().slice(0, 20)
  const passwordHash = await hashPassword(startPassword)
  return inTransaction<DeskResult<Start>>(ctx.db, async (tx) => {
    const at = ctx.clock.now()
    const expiresAt = at + startLasts
    const added = await insertOperator(tx, {
      id: ctx.random.uuid(),
      name,
      role,
      passwordHash,
      startEndsAt: expiresAt,
      createdAt: at,
      createdBy: by.operator,
    })
    if (!added) return refused('desk.name.taken')
    await writeLog(tx, by, at, { action: 'operator.added', subject: name, after: { role } })
    return { ok: true, value: { name, startPassword, expiresAt } }
  })
}

/** For a lost passkey: deletes all passkeys and gives a new start password. */
export const restartOperator = async (ctx: AppContext, by: LogActor, name: string): Promise<DeskResult<Start>> => {
  const startPassword = ctx.random.token().slice(0, 20)
  const passwordHash = await hashPassword(startPassword)
  return inTransaction<DeskResult<Start>>(ctx.db, async (tx) => {
    const at = ctx.clock.now()
    const expiresAt = at + startLasts
    const row = await lockOperator(tx, name)
    if (!row) return refused('desk.not.found')
    await updateOperator(tx, row.id, { passwordHash, startEndsAt: expiresAt, demo: false })
    await deletePasskeys(tx, row.id)
    await endSessionsOf(tx, row.id)
    await writeLog(tx, by, at, { action: 'operator.restarted', subject: name })
    return { ok: true, value: { name, startPassword, expiresAt } }
  })
}

/** A change ends the account's sessions. The last admin stays admin, because only admins give rights. */
export const setOperator = (
  ctx: AppContext,
  by: LogActor,
  { name, role, disabled }: { readonly name: string; readonly role: Role; readonly disabled: boolean },
): Promise<DeskResult<{ done: true }>> =>
  inTransaction<DeskResult<{ done: true }>>(ctx.db, async (tx) => {
    const others = await lockOtherAdmins(tx, name)
    const row = await lockOperator(tx, name)
    if (!row) return refused('desk.not.found')
    if (others === 0 && row.role === 'admin' && (role !== 'admin' || disabled)) return refused('desk.last.admin')
    await updateOperator(tx, row.id, { role, disabled })
    if (role !== row.role || disabled) await endSessionsOf(tx, row.id)
    await writeLog(tx, by, ctx.clock.now(), {
      action: 'operator.changed',
      subject: name,
      before: { role: row.role, disabled: row.disabled },
      after: { role, disabled },
    })
    return { ok: true, value: { done: true } }
  })
