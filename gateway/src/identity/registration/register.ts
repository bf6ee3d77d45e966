import {
  isAgent,
  isSameSecret,
  judgeField,
  nationalNumber,
  type BodyOf,
  type ValueOf,
  visibleText,
} from '@mosaic/contracts'
import { setTimeout } from 'node:timers/promises'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import type { Tx } from '../../platform/db/database'
import type { NewMember } from '../../platform/runtime/module'
import { addressKey, overNetworkPace, overRate } from '../../platform/guard/rate-limit'
import { fail, ok, refuse, type Result } from '../../platform/http/result'
import { isUniqueViolation } from '../../platform/db/sql-error'
import { inTransaction } from '../../platform/db/transaction'
import { createMember, memberByAccount, memberById, memberByMobile } from '../members'
import { isDay, type RegistrationProfile } from '../../platform'
import { isSimplePin, saveFirstPaymentPassword } from '../security'
import { checkCaptcha } from '../captcha'
import { hashPassword } from '../password'
import { openSession, type NewSession } from '../session'
import { dialingCodeFrom, internationalNumber, spendCode, tryCode, withAttemptRefund } from '../verification'
import { contactOf, rulesOf, ruleViolations, type RegistrationMethod } from './rules'
import { drawAccountName } from './trial'

export type RegisterBody = Required<BodyOf<'register'>>

const registrationsPerAddress = { limit: 120, windowMs: 60 * 60_000 }
/** Slows down enumeration of names (domain §8.25, security research G4). */
const nameAnswerAfterMs = 300

/** Whole years by the calendar of the merchant. */
const ageOn = (birthday: string, now: number, timeZone: string): number => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}

const oldEnough = (ctx: AppContext, merchant: Merchant, profile: RegistrationProfile, body: RegisterBody): boolean => {
  if (profile.ageConfirmation && !body.ageConfirmed) return false
  return (
    !profile.birthday ||
    (isDay(body.birthday) && ageOn(body.birthday, ctx.clock.now(), merchant.timeZone) >= profile.minAge)
  )
}

type Inviter = Pick<NewMember, 'parentId' | 'invitationCode' | 'referrerId'>

/** An agent's code makes them the upline; a friend's code gives the friend's upline, or the friend where they are an agent. */
const inviterOf = async (ctx: AppContext, merchant: Merchant, code: string): Promise<Inviter | null> => {
  for (const module of ctx.modules) {
    const upline = await module.inviterOf?.(ctx.db, merchant.code, code)
    if (upline) return { parentId: upline.memberId, invitationCode: upline.code, referrerId: null }
  }
  for (const module of ctx.modules) {
    const found = await module.referrerOf?.(ctx.db, merchant.code, code)
    const friend = found ? await memberById(ctx.db, found.memberId) : null
    if (friend && !friend.disabled)
      return {
        parentId: isAgent(friend.type) ? friend.id : friend.parentId,
        invitationCode: null,
        referrerId: friend.id,
      }
  }
  return null
}

/** Parts of other modules. */
export type OtherParts = {
  /** The number in an ID token of Firebase, which is burned by its first use. */
  readonly numberOfToken: NumberOfToken
  /** Runs in the transaction of the new member; a `Refusal` rolls everything back. */
  readonly connect?: (tx: Tx, member: NewMember) => Promise<void>
}
export type NumberOfToken = (ctx: AppContext, merchant: Merchant, token: string) => Promise<Result<string>>

/** If Firebase sends the codes, codes of the gateway do not count. */
const byFirebase = ({ profile }: Merchant): boolean => profile.firebase?.sms === true

/** Cheap refusals come first; captcha and code are used up just before the queries for names. */
export const register = async (
  ctx: AppContext,
  merchant: Merchant,
  profile: RegistrationProfile,
  caller: { ip: string; userAgent: string },
  method: RegistrationMethod,
  body: RegisterBody,
  { numberOfToken, connect = () => Promise.resolve() }: OtherParts,
): Promise<Result<NewSession>> => {
  if (method !== 'social' && !profile.methods.includes(method === 'auto' ? 'username' : method))
    return fail('function.not.available')
  const violations = ruleViolations(profile, method, body)
  if (Object.keys(violations).length > 0) return fail('register.rule.violated', undefined, violations)
  const asked = new Map(rulesOf(profile, method))
  const password = asked.has('password') ? body.password : ''
  if (password !== '' && !isSameSecret(password, body.confirmPassword)) return fail('password.confirm.mismatch')
  if (!body.agreement) return fail('register.agreement.required')
  if (!oldEnough(ctx, merchant, profile, body)) return fail('register.age.required')
  const paymentPassword = asked.has('paymentPassword') ? body.paymentPassword : ''
  if (paymentPassword !== '' && isSimplePin(paymentPassword)) return fail('payment.password.simple')
  const mobile = asked.has('verificationCode') ? internationalNumber(body.countryDialingCode, body.mobileNum) : null
  if (asked.has('verificationCode') && mobile === null) return fail('phone.number.invalid')
  const dialingCode = dialingCodeFrom(body.countryDialingCode, merchant.registration.countries)
  const mobileNum = asked.has('mobileNum') && body.mobileNum !== '' ? nationalNumber(dialingCode, body.mobileNum) : ''
  if (mobileNum === null) return fail('phone.number.invalid')
  const limited =
    (await overRate(ctx.db, ctx.clock, `register:${addressKey(caller.ip)}`, registrationsPerAddress)) ??
    (await overNetworkPace(ctx.db, ctx.clock, 'registration', caller.ip))
  if (limited) return limited
  // An SMS code or a provider replaces the captcha.
  if (profile.captcha && mobile === null && method !== 'social') {
    const refused = await checkCaptcha(ctx, merchant.code, body.captchaFlow, body.captcha, caller.ip)
    if (refused) return refused
  }
  // A link carries its code without a form field (spec §2), so the merchant's switch only hides the field.
  const code = visibleText(body.affiliateCode)
  const inviter = code === '' ? null : await inviterOf(ctx, merchant, code)
  if (code !== '' && inviter === null) return fail('invitation.code.incorrect')
  const account = method === 'username' ? body.username : drawAccountName(ctx, 'm')
  if (await memberByAccount(ctx.db, merchant.code, account)) return fail('register.username.exists')
  const place =
    mobile === null || byFirebase(merchant)
      ? null
      : ({ merchantCode: merchant.code, purpose: 'register', recipient: mobile, flow: body.loginDeviceId } as const)
  const proof = place && (await tryCode(ctx.db, place, body.verificationCode, ctx.clock.now()))
  if (place !== null && proof === null) return fail('verification.code.error')
  if (mobile !== null && place === null) {
    const number = await numberOfToken(ctx, merchant, body.firebaseIdToken)
    if (!number.ok) return number
    if (number.value !== mobile) return fail('verification.code.error')
  }
  // The caller owns the number, so this reveals nothing to others.
  if (mobile !== null && (await memberByMobile(ctx.db, merchant.code, mobile))) return fail('register.mobile.exists')

  const hashes = async () =>
    [
      password === '' ? null : await hashPassword(password),
      paymentPassword === '' ? null : await hashPassword(paymentPassword),
    ] as const
  const [passwordHash, paymentPasswordHash] = proof ? await withAttemptRefund(ctx.db, proof, hashes) : await hashes()
  try {
    const opened = await inTransaction(ctx.db, async (tx) => {
      if (proof && !(await spendCode(tx, proof, ctx.clock.now()))) refuse('verification.code.error')
      const member = await createMember(tx, ctx, {
        merchant,
        account,
        type: body.type,
        passwordHash,
        parentId: inviter?.parentId ?? null,
        invitationCode: inviter?.invitationCode ?? null,
        referrerId: inviter?.referrerId ?? null,
        nickname: asked.has('nickname') ? body.nickname : '',
        contact: contactOf(profile, method, { ...body, mobileNum }),
        mobile,
        email: asked.has('email') && body.email !== '' ? body.email : null,
        registeredFrom: { registerMethod: body.registerMethod, registerUrl: body.registerUrl, domain: body.domain },
        at: ctx.clock.now(),
      })
      await connect(tx, member)
      if (paymentPasswordHash !== null) await saveFirstPaymentPassword(tx, member.id, paymentPasswordHash)
      return openSession(
        tx,
        ctx,
        { ...member, lastLoginAt: null },
        { deviceId: body.loginDeviceId, remember: true, confirmed: true, ...caller },
      )
    })
    return ok(opened)
  } catch (error) {
    // Of two registrations of one name or number at the same moment, the database admits one.
    if (isUniqueViolation(error))
      return fail(method === 'username' ? 'register.username.exists' : 'register.mobile.exists')
    throw error
  }
}

export const checkUsername = async (
  ctx: AppContext,
  merchant: Merchant,
  profile: RegistrationProfile,
  username: string,
): Promise<Result<{ available: boolean }>> => {
  const wellFormed = !('username' in ruleViolations(profile, 'username', { username }))
  const [member] = await Promise.all([memberByAccount(ctx.db, merchant.code, username), setTimeout(nameAnswerAfterMs)])
  return ok({ available: wellFormed && member === null })
}

/** Only the form is judged: addresses may be shared, and their owners are not revealed (domain §8.24). */
export const checkEmail = ({ fields, login }: RegistrationProfile, email: string): { available: boolean } => ({
  available: judgeField({ ...(fields.email ?? login.email), required: true }, email).length === 0,
})

/** Verifies an invitation code; without one, returns the caller's own. */
export const affiliate = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member | null,
  code: string,
): Promise<Result<ValueOf<'affiliate'>>> => {
  if (visibleText(code) !== '')
    return (await inviterOf(ctx, merchant, code)) === null ? fail('invitation.code.incorrect') : ok({ code })
  const asked = ctx.modules.find((module) => module.invitationOf)
  return ok({ code: (member && (await asked?.invitationOf?.(ctx.db, member.id))) ?? '' })
}
