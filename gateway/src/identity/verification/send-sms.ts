import type { ValueOf, WireLanguage } from '@mosaic/contracts'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import {
  addressKey,
  giveBack,
  isBeyondRate,
  overNetworkPace,
  overPace,
  overRate,
  type RateRule,
  withinRate,
} from '../../platform/guard/rate-limit'
import { fail, ok, type Failure, type Result } from '../../platform/http/result'
import { checkCaptcha } from '../captcha'
import { overAddressesOfMember } from './addresses-of-member'
import type { CodePurpose } from './code-place'
import { codeLifetimeMs, drawCode } from './codes'
import { messageSender, messageText } from './messages'

const minute = 60_000
const hour = 60 * minute

/** Between two codes to one number; the countdown of the form shows the longer life of the code. */
const resendAfterMs = minute
/** The caller is blocked; the number is only slowed down, since its owner is someone else. */
const pauseOfNumber = { firstMs: resendAfterMs, longestMs: 15 * minute }
/** Limits against SMS pumping, on keys that a caller cannot change (security research G6). */
const limits: Readonly<Record<'asker' | 'address' | 'block' | 'merchant', RateRule>> = {
  asker: { limit: 5, windowMs: 24 * hour },
  address: { limit: 20, windowMs: hour },
  /** Counts addresses, not messages. */
  block: { limit: 60, windowMs: hour },
  merchant: { limit: 5000, windowMs: hour },
}
/** Requests per hour without a captcha. */
const unchecked: RateRule = { limit: 3, windowMs: hour }

/** Digits after the dialing code that make a block, an operator's range, which pumping fraud rents. */
const blockDigits = 4

export type SmsRequest = {
  readonly purpose: CodePurpose
  readonly number: string
  readonly dialingCode: string
  readonly flow: string
  /** Null: a member requests a code for their own number. */
  readonly captcha: { readonly answer: string; readonly flow: string } | null
  /** The device that proved this number before, or the member of an active login: strangers cannot use up their slot. */
  readonly slot: 'device' | { readonly memberId: string } | null
  /** False: the answer is the same, but no message is sent. */
  readonly hasRecipient: boolean
}

const overLimits = async (
  ctx: AppContext,
  limited: readonly (readonly [string, RateRule])[],
): Promise<Failure | null> => {
  for (const [key, rule] of limited) {
    const over = await overRate(ctx.db, ctx.clock, key, rule)
    if (over) return over
  }
  return null
}

/** Each `share` has its own messages of the merchant, each `slot` its own pause, so that strangers slow strangers only. */
const slotOf = ({ slot, captcha, flow }: SmsRequest): { readonly share: string; readonly slot: string } => {
  if (slot === 'device') return { share: ':device', slot: `:device:${flow}` }
  if (slot !== null) return { share: ':login', slot: `:login:${slot.memberId}` }
  const solved = captcha !== null && captcha.answer !== '' ? ':solved' : ''
  return { share: solved, slot: solved }
}

/** Members have a pace of their own, which strangers of their network do not slow. */
const slowedNetworks = { '': 'sms', ':login': 'sms-login' } as const
const isSlowed = (share: string): share is keyof typeof slowedNetworks => share in slowedNetworks

const refusedByLimits = async (
  ctx: AppContext,
  merchant: Merchant,
  request: SmsRequest,
  ip: string,
): Promise<Failure | null> => {
  const asked = `${request.purpose}:${merchant.code}:${request.number}`
  const { share, slot } = slotOf(request)
  const askers = [`sms:device:${request.flow}:${asked}`, `sms:from:${addressKey(ip)}:${asked}`]
  const over = await overLimits(
    ctx,
    askers.map((key) => [key, limits.asker]),
  )
  if (over) return over
  const refused =
    (await overLimits(ctx, [[`sms:address:${addressKey(ip)}`, limits.address]])) ??
    (isSlowed(share) ? await overNetworkPace(ctx.db, ctx.clock, slowedNetworks[share], ip) : null) ??
    (await overLimits(ctx, [[`sms:merchant:${merchant.code}${share}`, limits.merchant]])) ??
    (request.slot !== null && request.slot !== 'device'
      ? await overAddressesOfMember(ctx, request.slot.memberId, 'sms', request.number)
      : null) ??
    (await overPace(ctx.db, ctx.clock, `sms:number:${asked}${slot}`, pauseOfNumber))
  // No message was sent, so the attempt does not count for the caller.
  if (refused) for (const key of askers) await giveBack(ctx, key)
  return refused
}

/** Many addresses request numbers of one block; few addresses do not count, however often they ask. */
const isBlockBusy = async (ctx: AppContext, merchant: Merchant, request: SmsRequest, ip: string): Promise<boolean> => {
  const block = `sms:block:${merchant.code}:${request.number.slice(0, 1 + request.dialingCode.length + blockDigits)}`
  const isFirst = await withinRate(ctx.db, ctx.clock, `${block}:${addressKey(ip)}`, { limit: 1, windowMs: hour })
  return isFirst
    ? !(await withinRate(ctx.db, ctx.clock, block, limits.block))
    : isBeyondRate(ctx.db, ctx.clock, block, limits.block)
}

const captchaProblem = async (
  ctx: AppContext,
  merchant: Merchant,
  ip: string,
  request: SmsRequest,
): Promise<Failure | null> => {
  if (request.captcha === null) return null
  const { answer, flow } = request.captcha
  if (answer !== '') return checkCaptcha(ctx, merchant.code, flow, answer, ip)
  const withoutCaptcha =
    (await withinRate(ctx.db, ctx.clock, `sms:unchecked:${addressKey(ip)}`, unchecked)) &&
    !(await isBlockBusy(ctx, merchant, request, ip))
  return withoutCaptcha ? null : fail('captcha.required')
}

/** Sends a one-time code. Known and unknown numbers get the same answer and use up the same limits. */
export const sendSmsCode = async (
  ctx: AppContext,
  merchant: Merchant,
  language: WireLanguage,
  ip: string,
  request: SmsRequest,
): Promise<Result<ValueOf<'smsNoLogin'>>> => {
  const sender = messageSender(ctx)
  if (!sender.available) return fail('function.not.available')
  const notShown = await captchaProblem(ctx, merchant, ip, request)
  if (notShown) return notShown
  const limited = await refusedByLimits(ctx, merchant, request, ip)
  if (limited) return limited
  // After the answer, whose time would reveal numbers with an account.
  if (request.hasRecipient)
    ctx.deferredTasks.run('a code by SMS', async () => {
      const { code } = await drawCode(ctx, {
        merchantCode: merchant.code,
        purpose: request.purpose,
        recipient: request.number,
        flow: request.flow,
      })
      await sender.send({
        merchantCode: merchant.code,
        channel: 'sms',
        to: request.number,
        text: messageText(language, 'code', { site: merchant.name, code, minutes: String(codeLifetimeMs / minute) }),
        code,
      })
    })
  return ok({
    expiredMinutes: codeLifetimeMs / minute,
    expirationTime: ctx.clock.now() + codeLifetimeMs,
    now: ctx.clock.now(),
  })
}
