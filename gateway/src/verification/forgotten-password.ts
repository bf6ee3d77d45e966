import type { BodyOf, FieldRule, WireLanguage } from '@mosaic/contracts'
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { AppContext, Merchant } from '../kernel/app-context'
import { addressKey, withinRate } from '../kernel/rate-limit'
import { fail, ok, type Result } from '../kernel/result'
import { inTransaction } from '../kernel/transaction'
import { accountKey, memberByAccount, memberById, memberByMobile, setPasswordHash, type MemberRow } from '../members'
import { checkCaptcha, hashPassword, openSession, passwordProblem, revokeSessions, verifyPassword, type OpenedSession } from '../session'
import { giveCodeBack, takeCode } from './codes'
import { messageSender, messageText } from './messages'
import { internationalNumber } from './mobile-number'
import { isOffered } from './offered'

const minute = 60_000
const linkLifetimeMs = 30 * minute
const mailsPerAccount = { limit: 3, windowMs: 60 * minute }
const mailsPerAddress = { limit: 30, windowMs: 60 * minute }
const unchecked = { limit: 3, windowMs: 60 * minute }
const triesPerAddress = { limit: 60, windowMs: 60 * minute }

type Caller = { readonly ip: string; readonly userAgent: string }

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
const instant = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`

const siteOf = (ctx: AppContext, merchant: Merchant): string => {
  const url = new URL(ctx.config.siteOrigin)
  url.hostname = merchant.mainDomain
  return url.origin
}

/** Always the same answer: who asks learns neither whether the account exists nor whether the address is its own. */
export const forgotByEmail = async (
  ctx: AppContext,
  merchant: Merchant,
  language: WireLanguage,
  ip: string,
  body: Required<BodyOf<'forgotByEmail'>>,
): Promise<Result<{ done: true }>> => {
  const sender = messageSender(ctx)
  if (!sender.available) return fail('function.not.available')
  if (body.captcha !== '') {
    const refused = await checkCaptcha(ctx, merchant.code, body.captchaFlow, body.captcha)
    if (refused) return refused
  } else if (!(await withinRate(ctx.db, ctx.clock, `forgot:unchecked:${addressKey(ip)}`, unchecked))) return fail('captcha.required')
  if (!(await withinRate(ctx.db, ctx.clock, `forgot:address:${addressKey(ip)}`, mailsPerAddress))) return fail('rate.limited')
  const mayMail = await withinRate(ctx.db, ctx.clock, `forgot:${merchant.code}:${accountKey(body.username)}`, mailsPerAccount)
  const member = await memberByAccount(ctx.db, merchant.code, body.username.trim())
  if (mayMail && member && !member.disabled && member.email !== null && member.email.toLowerCase() === body.email.trim().toLowerCase()) {
    const token = ctx.random.token()
    await ctx.db.execute(sql`insert into password_links (token_hash, member_id, expires_at) values (${hashOf(token)}, ${member.id}, ${instant(ctx.clock.now() + linkLifetimeMs)})`)
    // Behind the #, where no server and no log sees it.
    const url = `${siteOf(ctx, merchant)}/m/forget#${token}`
    await sender.send({ merchantCode: merchant.code, channel: 'email', to: member.email, text: messageText(language, 'link', { site: merchant.name, url }), code: null })
  }
  return ok({ done: true })
}

/** Every device is logged out; the one that has proven itself goes on. */
const setAnew = async (ctx: AppContext, member: MemberRow, newPassword: string, caller: Caller, deviceId: string): Promise<Result<OpenedSession>> => {
  const passwordHash = await hashPassword(newPassword)
  return ok(
    await inTransaction(ctx.db, async (tx) => {
      await setPasswordHash(tx, member.id, passwordHash)
      await revokeSessions(tx, member.id, 'password-changed', ctx.clock.now())
      return openSession(tx, ctx, member, { deviceId, remember: true, ...caller })
    }),
  )
}

export const resetByEmail = async (
  ctx: AppContext,
  merchant: Merchant,
  caller: Caller,
  rule: FieldRule | undefined,
  body: BodyOf<'resetByEmail'>,
): Promise<Result<OpenedSession>> => {
  const refused = passwordProblem(rule, body.newPassword)
  if (refused) return refused
  if (!(await withinRate(ctx.db, ctx.clock, `reset:${addressKey(caller.ip)}`, triesPerAddress))) return fail('rate.limited')
  const now = instant(ctx.clock.now())
  const { rows } = await ctx.db.execute<{ member_id: string }>(
    sql`update password_links l set used_at = ${now} from members m where l.token_hash = ${hashOf(body.token)} and l.used_at is null and l.expires_at > ${now} and m.id = l.member_id and m.merchant_code = ${merchant.code} and not m.disabled returning l.member_id`,
  )
  const member = rows[0] ? await memberById(ctx.db, rows[0].member_id) : null
  return member ? setAnew(ctx, member, body.newPassword, caller, body.loginDeviceId) : fail('password.link.invalid')
}

export const resetByPhone = async (
  ctx: AppContext,
  merchant: Merchant,
  caller: Caller,
  rule: FieldRule | undefined,
  body: BodyOf<'resetByPhone'>,
): Promise<Result<OpenedSession>> => {
  if (!isOffered(merchant, 'reset')) return fail('function.not.available')
  const number = internationalNumber(body.countryDialingCode, body.mobileNum)
  if (number === null) return fail('phone.number.invalid')
  const refused = passwordProblem(rule, body.newPassword)
  if (refused) return refused
  if (!(await withinRate(ctx.db, ctx.clock, `reset:${addressKey(caller.ip)}`, triesPerAddress))) return fail('rate.limited')
  const place = { merchantCode: merchant.code, purpose: 'reset', recipient: number, flow: body.loginDeviceId } as const
  const now = ctx.clock.now()
  if (!(await takeCode(ctx.db, place, body.verificationCode, now))) return fail('verification.code.error')
  const member = await memberByMobile(ctx.db, merchant.code, number)
  if (!member || member.disabled) return fail('verification.code.error')
  // The code was right, so this tells the owner of the number and nobody else.
  if (await verifyPassword(member.passwordHash, body.newPassword)) {
    await giveCodeBack(ctx.db, place, now)
    return fail('modify.new.old.same')
  }
  return setAnew(ctx, member, body.newPassword, caller, body.loginDeviceId)
}
