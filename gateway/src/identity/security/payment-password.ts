import { isSameSecret, judgeSecret, paymentPasswordRule, type BodyOf } from '@mosaic/contracts'
import { publish } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { fail, type Failure, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { memberById } from '../members'
import { tooManySecretAttempts, hashPassword, verifyPassword, refundSecretAttempt } from '../password'
import { firstSecretWeakens, notifySecurityChange, recordSecurityChange } from '../security-changes'
import { isSimplePin } from './simple-pin'
import { saveFirstPaymentPassword, savePaymentPassword, paymentPasswordHashOf } from './store'

/** Verifies the login password as a confirmation. */
export const confirmMember = async (ctx: AppContext, member: Member, password: string): Promise<Failure | null> => {
  const limited = await tooManySecretAttempts(ctx, member.id)
  if (limited) return limited
  const row = await memberById(ctx.db, member.id)
  if (row && row.passwordHash === null) return fail('password.missing')
  if (!(await verifyPassword(row?.passwordHash ?? null, password))) return fail('password.wrong')
  await refundSecretAttempt(ctx, member.id)
  return null
}

type NewPaymentPassword = Pick<BodyOf<'setPaymentPassword'>, 'newPaymentPassword' | 'confirmPaymentPassword'>

export const newPaymentPasswordProblem = (
  { registration }: Merchant,
  { newPaymentPassword, confirmPaymentPassword }: NewPaymentPassword,
): Failure | null => {
  if (!isSameSecret(newPaymentPassword, confirmPaymentPassword)) return fail('password.confirm.mismatch')
  const rule = { ...paymentPasswordRule(registration.fields.paymentPassword), required: true }
  const [problem] = judgeSecret(rule, newPaymentPassword)
  if (problem) return fail('register.rule.violated', undefined, { newPaymentPassword: problem })
  return isSimplePin(newPaymentPassword) ? fail('payment.password.simple') : null
}

export const setPaymentPassword = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  body: BodyOf<'setPaymentPassword'>,
): Promise<Result<{ done: true }>> => {
  const problem = newPaymentPasswordProblem(merchant, body) ?? (await confirmMember(ctx, member, body.password))
  if (problem) return problem
  const owner = await memberById(ctx.db, member.id)
  if (!owner) return fail('login.not.session')
  const [hash, at] = [await hashPassword(body.newPaymentPassword), ctx.clock.now()]
  const weakens = firstSecretWeakens(merchant, owner, at)
  const saved = await inTransaction<Result<{ done: true }>>(ctx.db, async (tx) => {
    if (!(await saveFirstPaymentPassword(tx, member.id, hash))) return fail('payment.password.exists')
    if (weakens) await recordSecurityChange(tx, owner, 'paymentPassword', at)
    await publish(tx, { name: 'payment.password.set', memberId: member.id, at, payload: {} })
    return ok({ done: true })
  })
  if (saved.ok && weakens) notifySecurityChange(ctx, owner)
  return saved
}

export const changePaymentPassword = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  body: BodyOf<'changePaymentPassword'>,
): Promise<Result<{ done: true }>> => {
  const problem =
    newPaymentPasswordProblem(merchant, body) ?? (await paymentPasswordProblem(ctx, member.id, body.oldPaymentPassword))
  if (problem) return problem
  if (isSameSecret(body.newPaymentPassword, body.oldPaymentPassword)) return fail('modify.new.old.same')
  return replacePaymentPassword(ctx, member, body.newPaymentPassword)
}

/** Replaces the payment password; the event notifies the owner. */
export const replacePaymentPassword = async (
  ctx: AppContext,
  { id: memberId, merchantCode }: Pick<Member, 'id' | 'merchantCode'>,
  password: string,
): Promise<Result<{ done: true }>> => {
  const [hash, at] = [await hashPassword(password), ctx.clock.now()]
  const owner = await memberById(ctx.db, memberId)
  await inTransaction(ctx.db, async (tx) => {
    await savePaymentPassword(tx, memberId, hash)
    await recordSecurityChange(tx, { id: memberId, merchantCode }, 'paymentPassword', at)
    await publish(tx, { name: 'payment.password.changed', memberId, at, payload: {} })
  })
  if (owner) notifySecurityChange(ctx, owner)
  return ok({ done: true })
}

/**
 * For withdrawals: null if the payment password is right. A member without one gets `missing`, if given, and no
 * attempt is counted.
 */
export const paymentPasswordProblem = async (
  ctx: AppContext,
  memberId: string,
  typed: string,
  missing?: Failure,
): Promise<Failure | null> => {
  const storedHash = await paymentPasswordHashOf(ctx.db, memberId)
  if (storedHash === null && missing) return missing
  const limited = await tooManySecretAttempts(ctx, memberId)
  if (limited) return limited
  if (!(await verifyPassword(storedHash, typed))) return fail('payment.password.wrong')
  await refundSecretAttempt(ctx, memberId)
  return null
}
