import type { BodyOf } from '@mosaic/contracts'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import { loginRefusal, memberByAccount, type MemberRow, replacePasswordHash } from '../members'
import { checkCaptcha } from '../captcha/captcha'
import { type AttemptKeys, attemptKeys } from '../password/attempt-keys'
import {
  consumeAttempt,
  consumeAttemptWithoutCaptcha,
  recordFailure,
  refundAttempt,
  resetAttempts,
} from '../password/login-attempts'
import { resetAttemptsCte } from '../password/login-attempts.sql'
import { hashPassword, isOutdated, verifyPassword } from '../password/password'
import { openSession, type NewSession } from '../session/sessions'

export type Caller = { readonly ip: string; readonly userAgent: string }
export type LoginBody = Required<BodyOf<'login'>>

export type Credentials = Pick<LoginBody, 'username' | 'password' | 'captcha' | 'captchaFlow'>

type VerifiedLogin = { readonly member: MemberRow; readonly keys: AttemptKeys }

/**
 * Known, unknown and locked names take the same path and time. Only the right password reveals that a member is
 * disabled; a wrong one always requires a captcha next.
 */
const verifyCredentials = async (
  ctx: AppContext,
  merchant: Merchant,
  caller: Pick<Caller, 'ip'>,
  body: Credentials,
): Promise<Result<VerifiedLogin>> => {
  if (body.username === '' || body.password === '') return fail('login.wrong.credentials')
  const keys = attemptKeys(merchant.code, body.username, caller.ip)
  let requirement = await consumeAttemptWithoutCaptcha(ctx.db, keys, ctx.clock.now())
  if (requirement?.kind === 'captcha') {
    if (body.captcha === '') return fail('login.captcha.required')
    const refused = await checkCaptcha(ctx, merchant.code, body.captchaFlow, body.captcha, caller.ip)
    if (refused) return refused
    requirement = await consumeAttempt(ctx.db, keys, ctx.clock.now())
  }
  if (requirement?.kind === 'locked') return locked(requirement.until - ctx.clock.now())

  const member = await memberByAccount(ctx.db, merchant.code, body.username)
  const right = await verifyPassword(member?.passwordHash ?? null, body.password).catch(async (error: unknown) => {
    await refundAttempt(ctx.db, keys)
    throw error
  })
  if (!member || !right) {
    await recordFailure(ctx.db, keys, ctx.clock.now())
    return fail('login.wrong.credentials', undefined, { captcha: 'required' })
  }
  if (member.passwordHash !== null && isOutdated(member.passwordHash))
    await renewHash(ctx, member.id, member.passwordHash, body.password)
  return ok({ member, keys })
}

/** For every call that accepts a password instead of a session. */
export const memberByCredentials = async (
  ctx: AppContext,
  merchant: Merchant,
  caller: Pick<Caller, 'ip'>,
  body: Credentials,
): Promise<Result<MemberRow>> => {
  const known = await verifyCredentials(ctx, merchant, caller, body)
  if (!known.ok) return known
  const { member, keys } = known.value
  await resetAttempts(ctx.db, keys)
  return loginRefusal(member) ?? ok(member)
}

/** The password is known only now. A busy gateway leaves the renewal to the next login. */
const renewHash = async (ctx: AppContext, memberId: string, outdated: string, password: string): Promise<void> => {
  const passwordHash = await hashPassword(password).catch(() => null)
  if (passwordHash !== null) await replacePasswordHash(ctx.db, memberId, { from: outdated, to: passwordHash })
}

export const loginByPassword = async (
  ctx: AppContext,
  merchant: Merchant,
  caller: Caller,
  body: LoginBody,
): Promise<Result<NewSession>> => {
  const known = await verifyCredentials(ctx, merchant, caller, body)
  if (!known.ok) return known
  const { member, keys } = known.value
  const refused = loginRefusal(member)
  if (refused) {
    await resetAttempts(ctx.db, keys)
    return refused
  }
  const from = { deviceId: body.loginDeviceId, remember: body.remember, confirmed: true, ...caller }
  return ok(await openSession(ctx.db, ctx, member, from, [resetAttemptsCte(keys)]))
}

const locked = (milliseconds: number) =>
  fail('login.locked', undefined, { retryAfter: String(Math.max(1, Math.ceil(milliseconds / 1000))) })
