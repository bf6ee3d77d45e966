import type { DeskBody, DeskValue, Role } from '@mosaic/contracts/desk'
import { and, asc, count, eq, ne } from 'drizzle-orm'
import { hashPassword } from '../../identity'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Tx } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { type LogActor, writeLog } from '../log'
import { type DeskResult, refused } from './operator-result'
import { operatorPasskeys, operators } from './schema'
import { endSessionsOf } from './session'

const startLasts = 24 * 60 * 60_000

export const listOperators = async (ctx: AppContext): Promise<DeskValue<'operators'>> => {
  const passkeys = await ctx.db
    .select({ operatorId: operatorPasskeys.operatorId, n: count() })
    .from(operatorPasskeys)
    .groupBy(operatorPasskeys.operatorId)
  const counts = new Map(passkeys.map(({ operatorId, n }) => [operatorId, n]))
  const rows = await ctx.db.select().from(operators).orderBy(asc(operators.name))
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

/** Nobody chooses or keeps the start password: it is drawn, shown once, and good for a day and for making the passkey. */
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
    const made = await tx
      .insert(operators)
      .values({
        id: ctx.random.uuid(),
        name,
        role,
        passwordHash,
        startEndsAt: expiresAt,
        createdAt: at,
        createdBy: by.operator,
      })
      .onConflictDoNothing()
      .returning({ id: operators.id })
    if (made.length === 0) return refused('desk.name.taken')
    await writeLog(tx, by, at, { action: 'operator.added', subject: name, after: { role } })
    return { ok: true, value: { name, startPassword, expiresAt } }
  })
}

/** A lost passkey: all of them are forgotten, and a new start password leads to the next. */
export const restartOperator = async (ctx: AppContext, by: LogActor, name: string): Promise<DeskResult<Start>> => {
  const startPassword = ctx.random.token().slice(0, 20)
  const passwordHash = await hashPassword(startPassword)
  return inTransaction<DeskResult<Start>>(ctx.db, async (tx) => {
    const at = ctx.clock.now()
    const expiresAt = at + startLasts
    const [row] = await tx
      .update(operators)
      .set({ passwordHash, startEndsAt: expiresAt, demo: false })
      .where(eq(operators.name, name))
      .returning({ id: operators.id })
    if (!row) return refused('desk.not.found')
    await tx.delete(operatorPasskeys).where(eq(operatorPasskeys.operatorId, row.id))
    await endSessionsOf(tx, row.id)
    await writeLog(tx, by, at, { action: 'operator.restarted', subject: name })
    return { ok: true, value: { name, startPassword, expiresAt } }
  })
}

const otherAdmins = async (tx: Tx, name: string): Promise<number> => {
  const rows = await tx
    .select({ id: operators.id })
    .from(operators)
    .where(and(eq(operators.role, 'admin'), eq(operators.disabled, false), ne(operators.name, name)))
    .for('update')
  return rows.length
}

/** A change ends the sessions of the account; the last admin stays one, or nobody could give rights any more. */
export const setOperator = (
  ctx: AppContext,
  by: LogActor,
  { name, role, disabled }: { readonly name: string; readonly role: Role; readonly disabled: boolean },
): Promise<DeskResult<{ done: true }>> =>
  inTransaction<DeskResult<{ done: true }>>(ctx.db, async (tx) => {
    const others = await otherAdmins(tx, name)
    const [row] = await tx.select().from(operators).where(eq(operators.name, name)).for('update')
    if (!row) return refused('desk.not.found')
    if (others === 0 && row.role === 'admin' && (role !== 'admin' || disabled)) return refused('desk.last.admin')
    await tx.update(operators).set({ role, disabled }).where(eq(operators.id, row.id))
    if (role !== row.role || disabled) await endSessionsOf(tx, row.id)
    await writeLog(tx, by, ctx.clock.now(), {
      action: 'operator.changed',
      subject: name,
      before: { role: row.role, disabled: row.disabled },
      after: { role, disabled },
    })
    return { ok: true, value: { done: true } }
  })
