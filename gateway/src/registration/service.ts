import type { BodyOf } from '@mosaic/contracts'
import { affiliateOf } from '../agent'
import type { AppContext, Merchant } from '../kernel/app-context'
import { addressKey, withinRate } from '../kernel/rate-limit'
import { fail, ok, type Result } from '../kernel/result'
import { isUniqueViolation } from '../kernel/sql-error'
import { inTransaction } from '../kernel/transaction'
import { createMember, memberByAccount } from '../members'
import type { RegistrationProfile } from '../merchants'
import { checkCaptcha, hashPassword, openSession, type OpenedSession } from '../session'
import { contactOf, ruleViolations } from './rules'

type RegisterBody = Required<BodyOf<'register'>>

const registrationsPerAddress = { limit: 120, windowMs: 60 * 60_000 }
const checksPerAddress = { limit: 60, windowMs: 60_000 }

/** The cheap refusals come first and burn nothing; the captcha is spent just before the database is asked about names. */
export const register = async (
  ctx: AppContext,
  merchant: Merchant,
  profile: RegistrationProfile,
  caller: { ip: string; userAgent: string },
  body: RegisterBody,
): Promise<Result<OpenedSession>> => {
  if (!profile.methods.includes('username')) return fail('function.not.available')
  const violations = ruleViolations(profile, body)
  if (Object.keys(violations).length > 0) return fail('register.rule.violated', undefined, violations)
  if (body.password !== body.confirmPassword) return fail('password.confirm.mismatch')
  if (!body.agreement) return fail('register.agreement.required')
  if (profile.ageConfirmation && !body.ageConfirmed) return fail('register.age.required')
  if (!(await withinRate(ctx.db, ctx.clock, `register:${addressKey(caller.ip)}`, registrationsPerAddress))) return fail('rate.limited')
  if (profile.captcha) {
    const refused = await checkCaptcha(ctx, merchant.code, body.captchaFlow, body.captcha)
    if (refused) return refused
  }
  const code = profile.fields.affiliateCode?.enabled ? body.affiliateCode : ''
  const inviter = code === '' ? null : await affiliateOf(ctx.db, merchant.code, code)
  if (code !== '' && inviter === null) return fail('invitation.code.incorrect')
  if (await memberByAccount(ctx.db, merchant.code, body.username)) return fail('register.username.exists')

  const passwordHash = await hashPassword(body.password)
  try {
    const opened = await inTransaction(ctx.db, async (tx) => {
      const member = await createMember(tx, ctx, {
        merchant,
        account: body.username,
        type: body.type,
        passwordHash,
        parentId: inviter?.memberId ?? null,
        nickname: profile.fields.nickname?.enabled ? body.nickname : '',
        contact: contactOf(profile, body),
        at: ctx.clock.now(),
      })
      return openSession(tx, ctx, { ...member, lastLoginAt: null }, { deviceId: body.loginDeviceId, remember: true, ...caller })
    })
    return ok(opened)
  } catch (error) {
    // Two registrations of one name at the same moment: the database lets one of them through.
    if (isUniqueViolation(error)) return fail('register.username.exists')
    throw error
  }
}

export const checkUsername = async (ctx: AppContext, merchant: Merchant, profile: RegistrationProfile, ip: string, username: string): Promise<Result<{ available: boolean }>> => {
  if (!(await withinRate(ctx.db, ctx.clock, `check-username:${addressKey(ip)}`, checksPerAddress))) return fail('rate.limited')
  const wellFormed = !('username' in ruleViolations(profile, { username }))
  return ok({ available: wellFormed && (await memberByAccount(ctx.db, merchant.code, username)) === null })
}

export const checkAffiliate = async (ctx: AppContext, merchant: Merchant, ip: string, code: string): Promise<Result<{ valid: boolean }>> => {
  if (!(await withinRate(ctx.db, ctx.clock, `check-affiliate:${addressKey(ip)}`, checksPerAddress))) return fail('rate.limited')
  return ok({ valid: code !== '' && (await affiliateOf(ctx.db, merchant.code, code)) !== null })
}
