import { isSameSecret, type BodyOf, type FieldRule } from '@mosaic/contracts'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { memberById, setPasswordHash } from '../members'
import { notifySecurityChange, recordSecurityChange } from '../security-changes'
import { newPasswordProblem } from './new-password'
import { hashPassword, verifyPassword } from './password'
import { tooManySecretAttempts, refundSecretAttempt } from './secret-attempts'
import { replaceSessions, type NewSession } from '../session/sessions'

/** Ends every session of the member; the calling device gets new tokens, so copies of the old ones are useless. */
export const changePassword = async (
  ctx: AppContext,
  member: Member,
  caller: { ip: string; userAgent: string },
  rule: FieldRule | undefined,
  body: Required<BodyOf<'changePassword'>>,
): Promise<Result<NewSession>> => {
  const problem = newPasswordProblem(rule, body)
  if (problem) return problem
  const limited = await tooManySecretAttempts(ctx, member.id)
  if (limited) return limited
  const current = await memberById(ctx.db, member.id)
  if (current && current.passwordHash === null) return fail('password.missing')
  if (!current || !(await verifyPassword(current.passwordHash, body.oldPassword))) return fail('password.wrong.old')
  await refundSecretAttempt(ctx, member.id)
  if (isSameSecret(body.newPassword, body.oldPassword)) return fail('modify.new.old.same')
  const passwordHash = await hashPassword(body.newPassword)
  const opened = await inTransaction(ctx.db, async (tx) => {
    await setPasswordHash(tx, current.id, passwordHash)
    await recordSecurityChange(tx, current, 'password', ctx.clock.now())
    return replaceSessions(tx, ctx, current, member.sessionId, 'password-changed', caller)
  })
  notifySecurityChange(ctx, current)
  return ok(opened)
}
