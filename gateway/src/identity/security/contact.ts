import {
  judgeField,
  type BodyOf,
  type ErrorCode,
  type FieldRule,
  type ValueOf,
  type WireLanguage,
} from '@mosaic/contracts'
import { publish } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { addressKey, giveBack, overPace, overRate, type RateRule } from '../../platform/guard/rate-limit'
import { fail, ok, type Result } from '../../platform/http/result'
import { isUniqueViolation } from '../../platform/db/sql-error'
import { inTransaction } from '../../platform/db/transaction'
import { mailboxOf, memberById, setContacts } from '../members'
import { notifySecurityChange, recordSecurityChange } from '../security-changes'
import {
  codeLifetimeMs,
  type CodePlace,
  countriesOf,
  drawCode,
  internationalNumber,
  messageSender,
  messageText,
  overAddressesOfMember,
  sendSmsCode,
  takeCode,
} from '../verification'
import { maskEmail, maskPhone } from './mask'
import { confirmMember } from './payment-password'
import { hasPaymentPassword } from './store'

const minuteMs = 60_000
const mails: Readonly<Record<'pause' | 'member' | 'network', RateRule>> = {
  pause: { limit: 1, windowMs: minuteMs },
  member: { limit: 5, windowMs: 24 * 60 * minuteMs },
  network: { limit: 10, windowMs: 60 * minuteMs },
}
const pauseOfMailbox = { firstMs: minuteMs, longestMs: 15 * minuteMs }

const anyAddress: FieldRule = { enabled: true, required: true, regExp: '@', maxLength: 0 }

/** The merchant's rules for e-mail addresses and countries. */
export type ContactRules = { readonly email: FieldRule | undefined; readonly countries: readonly string[] }
type Typed = Pick<BodyOf<'sendContactCode'>, 'channel' | 'address' | 'countryDialingCode'>
type Contact = { readonly channel: 'email' | 'sms'; readonly address: string; readonly dialingCode: string }

/** The normalised address: a number in international form, an e-mail address that fits the rule. */
const addressOf = ({ channel, address, countryDialingCode = '' }: Typed, rules: ContactRules): Result<Contact> => {
  if (channel === 'sms') {
    const dialingCode = countryDialingCode.replace(/^\+/, '')
    const number = internationalNumber(dialingCode, address)
    const taken = countriesOf(rules.countries, 'EN').some((country) => country.dialingCode === dialingCode)
    return number !== null && taken ? ok({ channel, address: number, dialingCode }) : fail('phone.number.invalid')
  }
  const plain = address.trim()
  const [problem] = judgeField({ ...(rules.email ?? anyAddress), required: true }, plain)
  return problem
    ? fail('register.rule.violated', undefined, { address: problem })
    : ok({ channel, address: plain, dialingCode: '' })
}

/** A code is bound to merchant, purpose, address and member. */
const placeOf = (member: Member, { channel, address }: Contact): CodePlace => ({
  merchantCode: member.merchantCode,
  purpose: channel === 'sms' ? 'bind-phone' : 'bind-email',
  recipient: address,
  flow: member.id,
})

type Asking = {
  readonly merchant: Merchant
  readonly member: Member
  readonly ip: string
  readonly language: WireLanguage
  readonly rules: ContactRules
}

const mailCode = async (
  ctx: AppContext,
  { merchant, member, ip, language }: Asking,
  contact: Contact,
): Promise<Result<ValueOf<'sendContactCode'>>> => {
  const sender = messageSender(ctx)
  if (!sender.available) return fail('function.not.available')
  const mailbox = mailboxOf(contact.address)
  const ofMember = `mail:of:${member.id}:${mailbox}`
  const counted = [
    [`mail:pause:${member.id}`, mails.pause],
    [ofMember, mails.member],
    [`mail:from:${addressKey(ip)}`, mails.network],
  ] as const
  for (const [key, rule] of counted) {
    const limited = await overRate(ctx.db, ctx.clock, key, rule)
    if (limited) return limited
  }
  const slowed =
    (await overAddressesOfMember(ctx, member.id, 'email', mailbox)) ??
    (await overPace(ctx.db, ctx.clock, `mail:to:${merchant.code}:${mailbox}`, pauseOfMailbox))
  if (slowed) {
    // No message was sent, so the attempt does not count for the caller.
    await giveBack(ctx, ofMember)
    return slowed
  }
  const { code, expiresAt } = await drawCode(ctx, placeOf(member, contact))
  const text = messageText(language, 'code', { site: merchant.name, code, minutes: String(codeLifetimeMs / minuteMs) })
  await sender.send({ merchantCode: merchant.code, channel: 'email', to: contact.address, text, code })
  return ok({ expiredMinutes: codeLifetimeMs / minuteMs, expirationTime: expiresAt, now: ctx.clock.now() })
}

export const sendCode = async (
  ctx: AppContext,
  asking: Asking,
  body: Required<BodyOf<'sendContactCode'>>,
): Promise<Result<ValueOf<'sendContactCode'>>> => {
  const contact = addressOf(body, asking.rules)
  if (!contact.ok) return contact
  if (contact.value.channel === 'email') return mailCode(ctx, asking, contact.value)
  const { address: number, dialingCode } = contact.value
  return sendSmsCode(ctx, asking.merchant, asking.language, asking.ip, {
    purpose: 'bind-phone',
    number,
    dialingCode,
    flow: asking.member.id,
    captcha: { answer: body.captcha, flow: body.captchaFlow },
    slot: { memberId: asking.member.id },
    hasRecipient: true,
  })
}

const taken = {
  sms: 'register.mobile.exists',
  email: 'register.rule.violated',
} as const satisfies Readonly<Record<Contact['channel'], ErrorCode>>

export const confirmContact = async (
  ctx: AppContext,
  member: Member,
  rules: ContactRules,
  body: BodyOf<'confirmContact'>,
): Promise<Result<null>> => {
  const contact = addressOf(body, rules)
  if (!contact.ok) return contact
  const refused = await confirmMember(ctx, member, body.password)
  if (refused) return refused
  if (!(await takeCode(ctx.db, placeOf(member, contact.value), body.code, ctx.clock.now())))
    return fail('verification.code.error')
  const { channel, address } = contact.value
  try {
    const at = ctx.clock.now()
    const before = await memberById(ctx.db, member.id)
    // Without a payment password there is no protection of payouts yet that a contact could weaken.
    const weakens = await hasPaymentPassword(ctx.db, member.id)
    await inTransaction(ctx.db, async (tx) => {
      await setContacts(tx, member.id, channel === 'sms' ? { mobile: address } : { email: address })
      if (weakens) await recordSecurityChange(tx, member, 'contact', at)
      const masked = channel === 'sms' ? maskPhone(address) : maskEmail(address)
      await publish(tx, { name: 'contact.bound', memberId: member.id, at, payload: { channel, address: masked } })
    })
    if (before && weakens) notifySecurityChange(ctx, before)
    return ok(null)
  } catch (error) {
    if (isUniqueViolation(error)) return fail(taken[channel])
    throw error
  }
}
