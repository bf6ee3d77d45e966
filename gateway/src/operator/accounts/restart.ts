import type { DeskValue, ReadDeskBody } from '@mosaic/contracts/desk'
import { hashPassword } from '../../identity'
import type { AppContext } from '../../platform/runtime/app-context'
import { inTransaction } from '../../platform/db/transaction'
import { insertMakers, isCommand } from '../four-eyes'
import { type LogActor, writeLog } from '../log'
import { deleteDevices } from './device-store'
import { openEnrolment } from './enrolment'
import { canMail, type Enrolment, mailEnrolment } from './enrolment-mail'
import { type DeskResult, refused } from './operator-result'
import type { OperatorRow } from './schema'
import { isLastAdmin } from './last-admin'
import { deletePasskeys, endSessionsOf, lockOperators, updateOperator } from './store'

/**
 * Another administrator restarts accounts at the desk, where a passkey proves the person. Without another one the command
 * is the only way back; the link goes to the address that two people, or the first command, gave the account.
 */
const isOnlyAdmin = (all: readonly OperatorRow[], { name, role, disabled }: OperatorRow): boolean =>
  role === 'admin' && !disabled && isLastAdmin(all, name)

/** For a lost passkey: deletes all passkeys and mails a new link to the person. */
export const restartOperator = async (
  ctx: AppContext,
  by: LogActor,
  { name, language }: ReadDeskBody<'restartOperator'>,
): Promise<DeskResult<DeskValue<'restartOperator'>>> => {
  if (!canMail(ctx)) return refused('desk.mail.unavailable')
  const passwordHash = await hashPassword(ctx.random.token())
  const restarted = await inTransaction<DeskResult<Enrolment>>(ctx.db, async (tx) => {
    const at = ctx.clock.now()
    const all = await lockOperators(tx)
    const row = all.find((each) => each.name === name)
    if (!row) return refused('desk.not.found')
    if (isCommand(by.operator) && !isOnlyAdmin(all, row)) return refused('desk.second.command')
    const { id, email } = row
    if (email === null) return refused('desk.email.missing')
    await updateOperator(tx, id, { passwordHash, startEndsAt: at, demo: false })
    await deletePasskeys(tx, id)
    await deleteDevices(tx, id)
    await endSessionsOf(tx, id)
    // A command proves no person, so whoever comes back by one seconds nobody, and is seconded by nobody, for a while.
    const others = isCommand(by.operator) ? all.map((each) => each.name).filter((each) => each !== name) : []
    await insertMakers(tx, name, [by.operator, ...others], at)
    await writeLog(tx, by, at, { action: 'operator.restarted', subject: name })
    return { ok: true, value: { name, email, language, token: await openEnrolment(tx, ctx, id) } }
  })
  if (!restarted.ok) return restarted
  await mailEnrolment(ctx, restarted.value)
  return { ok: true, value: { done: true } }
}
