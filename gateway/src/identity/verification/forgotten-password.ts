import type { BodyOf, FieldRule, WireLanguage } from '@mosaic/contracts'
import { createHash } from 'node:crypto'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import type { Tx } from '../../platform/db/database'
import { addressKey, overRate, withinRate } from '../../platform/guard/rate-limit'
import { fail, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import {
  loginRefusal,
  mailboxOf,
  memberByAccount,
  memberById,
  memberByMobile,
  setPasswordHash,
  type MemberRow,
} from '../members'
import { checkCaptcha } from '../captcha'
import { hashPassword, passwordProblem, resetSecretAttempts, verifyPassword } from '../password'
import { notifySecurityChange, recordSecurityChange } from '../security-changes'
import { openSession, revokeSessions, type NewSession } from '../session'
import { spendCode, tryCode, withAttemptRefund } from './codes'
import { dialingCodeFrom } from './countries'
import { messageSender, messageText } from './messages'
import { internationalNumber } from './mobile-number'
import { insertLink, memberIdOfLink, useLink } from './password-link-store'

const minute = 60_000
const linkLifetimeMs = 30 * minute
/** Counts only the right pair of name and address, so others cannot use up the owner's mails. */
const mailsPerMailbox = { limit: 3, windowMs: 60 * minute }
const mailsPerAddress = { limit: 30, windowMs: 60 * minute }
const unchecked = { limit: 3, windowMs: 60 * minute }
const triesPerAddress = { limit: 60, windowMs: 60 * minute }

type Caller = { readonly ip: string; readonly userAgent: string }

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

const siteOf = (ctx: AppContext, merchant: Merchant): string => {
  const url = new URL(ctx.config.siteOrigin)
  url.hostname = merchant.mainDomain
  return url.origin
}

/** Always the same answer: it reveals neither the account nor its address. */
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
    const refused = await checkCaptcha(ctx, merchant.code, body.captchaFlow, body.captcha, ip)
    if (refused) return refused
  } else if (!(await withinRate(ctx.db, ctx.clock, `forgot:unchecked:${addressKey(ip)}`, unchecked)))
    return fail('captcha.required')
  const limited = await overRate(ctx.db, ctx.clock, `forgot:address:${addressKey(ip)}`, mailsPerAddress)
  if (limited) return limited
  const member = await memberByAccount(ctx.db, merchant.code, body.username.trim())
  const address = member?.email ?? null
  // After the answer, whose time would reveal the right pair.
  if (member && !loginRefusal(member) && address !== null && address.toLowerCase() === body.email.trim().toLowerCase())
    ctx.deferredTasks.run('a link for a forgotten password', async () => {
      const mailbox = `forgot:mailbox:${merchant.code}:${mailboxOf(address)}`
      if (!(await withinRate(ctx.db, ctx.clock, mailbox, mailsPerMailbox))) return
      const token = ctx.random.token()
      const expiresAt = ctx.clock.now() + linkLifetimeMs
      await insertLink(ctx.db, { tokenHash: hashOf(token), memberId: member.id, expiresAt })
      // Behind the #, which reaches no server and no log.
      const url = `${siteOf(ctx, merchant)}/m/forget#${token}`
      await sender.send({
        merchantCode: merchant.code,
        channel: 'email',
        to: address,
        text: messageText(language, 'link', { site: merchant.name, url }),
        code: null,
      })
    })
  return ok({ done: true })
}

type NewPassword = {
  readonly member: MemberRow
  readonly passwordHash: string
  readonly caller: Caller
  readonly deviceId: string
}

/**
 * Logs out every device and logs in the calling one. `spend` uses up the code or link in the same transaction;
 * `false`: another call was faster.
 */
const resetPassword = async (
  ctx: AppContext,
  { member, passwordHash, caller, deviceId }: NewPassword,
  spend: (tx: Tx) => Promise<boolean>,
): Promise<NewSession | null> => {
  const opened = await inTransaction(ctx.db, async (tx) => {
    if (!(await spend(tx))) return null
    await setPasswordHash(tx, member.id, passwordHash)
    await recordSecurityChange(tx, member, 'password', ctx.clock.now())
    await revokeSessions(tx, member.id, 'password-changed', ctx.clock.now())
    return openSession(tx, ctx, member, { deviceId, remember: true, ...caller })
  })
  if (opened) {
    // The way back for an owner whose attempts a stranger with a session used up.
    await resetSecretAttempts(ctx, member.id)
    notifySecurityChange(ctx, member)
  }
  return opened
}

const memberOfLink = async (ctx: AppContext, merchant: Merchant, token: string): Promise<MemberRow | null> => {
  const memberId = await memberIdOfLink(ctx.db, merchant.code, hashOf(token), ctx.clock.now())
  const member = memberId === null ? null : await memberById(ctx.db, memberId)
  return member && !loginRefusal(member) ? member : null
}

export const resetByEmail = async (
  ctx: AppContext,
  merchant: Merchant,
  caller: Caller,
  rule: FieldRule | undefined,
  body: Required<BodyOf<'resetByEmail'>>,
): Promise<Result<NewSession>> => {
  const refused = passwordProblem(rule, body.newPassword)
  if (refused) return refused
  const limited = await overRate(ctx.db, ctx.clock, `reset:${addressKey(caller.ip)}`, triesPerAddress)
  if (limited) return limited
  const member = await memberOfLink(ctx, merchant, body.token)
  if (!member) return fail('password.link.invalid')
  const passwordHash = await hashPassword(body.newPassword)
  const opened = await resetPassword(ctx, { member, passwordHash, caller, deviceId: body.loginDeviceId }, (tx) =>
    useLink(tx, hashOf(body.token), ctx.clock.now()),
  )
  return opened ? ok(opened) : fail('password.link.invalid')
}

export const resetByPhone = async (
  ctx: AppContext,
  merchant: Merchant,
  caller: Caller,
  rule: FieldRule | undefined,
  body: Required<BodyOf<'resetByPhone'>>,
): Promise<Result<NewSession>> => {
  const dialingCode = dialingCodeFrom(body.countryDialingCode, merchant.registration.countries)
  const number = internationalNumber(dialingCode, body.mobileNum)
  if (number === null) return fail('phone.number.invalid')
  const refused = passwordProblem(rule, body.newPassword)
  if (refused) return refused
  const limited = await overRate(ctx.db, ctx.clock, `reset:${addressKey(caller.ip)}`, triesPerAddress)
  if (limited) return limited
  const place = { merchantCode: merchant.code, purpose: 'reset', recipient: number, flow: body.loginDeviceId } as const
  const code = await tryCode(ctx.db, place, body.verificationCode, ctx.clock.now())
  const member = code && (await memberByMobile(ctx.db, merchant.code, number))
  if (!member || loginRefusal(member)) return fail('verification.code.error')
  const passwordHash = await withAttemptRefund(ctx.db, code, async () =>
    (await verifyPassword(member.passwordHash, body.newPassword)) ? null : hashPassword(body.newPassword),
  )
  // The code was right, so this reveals it to the owner only.
  if (passwordHash === null) return fail('modify.new.old.same')
  const opened = await resetPassword(ctx, { member, passwordHash, caller, deviceId: body.loginDeviceId }, (tx) =>
    spendCode(tx, code, ctx.clock.now()),
  )
  return opened ? ok(opened) : fail('verification.code.error')
}
