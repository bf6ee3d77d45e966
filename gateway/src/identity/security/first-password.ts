import type { BodyOf, FieldRule } from '@mosaic/contracts'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { fail, ok, refuse, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { memberById, setFirstPasswordHash } from '../members'
import { type Caller } from '../login'
import { hashPassword, newPasswordProblem } from '../password'
import { firstSecretWeakens, notifySecurityChange, recordSecurityChange } from '../security-changes'
import { confirmedUntil, replaceSessions, type NewSession } from '../session'

/**
 * For members who registered by number or provider. Requires a fresh confirmation: with a session alone, a thief of
 * an unlocked phone could lock out its owner.
 */
export const setFirstPassword = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  caller: Caller,
  rule: FieldRule | undefined,
  body: BodyOf<'setFirstPassword'>,
): Promise<Result<NewSession>> => {
  const problem = newPasswordProblem(rule, body)
  if (problem) return problem
  const current = await memberById(ctx.db, member.id)
  if (!current) return fail('login.not.session')
  if (current.passwordHash !== null) return fail('password.exists')
  if ((await confirmedUntil(ctx, member)) === null) return fail('confirmation.required')
  const passwordHash = await hashPassword(body.newPassword)
  const at = ctx.clock.now()
  const weakens = firstSecretWeakens(merchant, current, at)
  const session = await inTransaction(ctx.db, async (tx) => {
    if (!(await setFirstPasswordHash(tx, member.id, passwordHash))) refuse('password.exists')
    if (weakens) await recordSecurityChange(tx, current, 'password', at)
    return replaceSessions(tx, ctx, current, member.sessionId, 'password-changed', caller)
  })
  if (weakens) notifySecurityChange(ctx, current)
  return ok(session)
}
