import { hashPassword } from '../../identity'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Tx } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { writeLog } from '../log'
import { insertEnrolment, spendEnrolment } from './enrolment-store'
import { type DeskResult, refused } from './operator-result'
import { hashOf, openSession } from './session'
import { operatorById, updateOperator } from './store'

const linkLasts = 24 * 60 * 60_000

/** A new link, which replaces earlier ones; the caller mails the token after its transaction. */
export const openEnrolment = async (
  tx: Tx,
  ctx: Pick<AppContext, 'clock' | 'random'>,
  operatorId: string,
): Promise<string> => {
  const token = ctx.random.token()
  const expiresAt = ctx.clock.now() + linkLasts
  await insertEnrolment(tx, { tokenHash: hashOf(token), operatorId, expiresAt }, ctx.clock.now())
  return token
}

type Caller = { readonly address: string; readonly userAgent: string }

/** The person chooses a password; the passkey is the next step. A link works once. */
export const enrol = (
  ctx: AppContext,
  { token, password }: { readonly token: string; readonly password: string },
  caller: Caller,
): Promise<DeskResult<string>> =>
  inTransaction<DeskResult<string>>(ctx.db, async (tx) => {
    const at = ctx.clock.now()
    const spent = await spendEnrolment(tx, hashOf(token), at)
    const operator = spent && (await operatorById(tx, spent.operatorId))
    if (!spent || !operator || operator.disabled) return refused('desk.enrolment.invalid')
    // Hashed after the check of the link, so that strangers cannot keep the gateway busy.
    const passwordHash = await hashPassword(password)
    await updateOperator(tx, operator.id, { passwordHash, startEndsAt: spent.expiresAt, demo: false })
    await writeLog(tx, { operator: operator.name, address: caller.address }, at, {
      action: 'operator.enrolled',
      subject: operator.name,
    })
    return {
      ok: true,
      value: await openSession(tx, ctx, operator.id, false, { address: caller.address, userAgent: caller.userAgent }),
    }
  })
