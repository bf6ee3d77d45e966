import type { ValueOf, WireLanguage } from '@mosaic/contracts'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import {
  addressKey,
  giveBack,
  isBeyondRate,
  overPace,
  overRate,
  type RateRule,
  withinRate,
} from '../../platform/guard/rate-limit'
import { fail, ok, type Failure, type Result } from '../../platform/http/result'
import { checkCaptcha } from '../captcha'
import type { CodePurpose } from './code-place'
import { codeLifetimeMs, drawCode } from './codes'
import { messageSender, messageText } from './messages'

const minute = 60_000
const hour = 60 * minute

/** Between two codes to one number; the countdown of the form is longer, because it shows how long the code itself lives. */
export const resendAfterMs = minute
/** Who asks too often is stopped themselves. The number that they ask for is only slowed down: its owner is somebody else. */
const pauseOfNumber = { firstMs: resendAfterMs, longestMs: 15 * minute }
/** What an attacker would have others pay for is counted where it cannot be changed: caller, number, block of numbers, whole site (security research G6). */
const limits: Readonly<Record<'asker' | 'address' | 'block' | 'merchant', RateRule>> = {
  asker: { limit: 5, windowMs: 24 * hour },
  address: { limit: 20, windowMs: hour },
  /** Of addresses, not of messages. */
  block: { limit: 60, windowMs: hour },
  merchant: { limit: 5000, windowMs: hour },
}
/** So many an hour go without a captcha; then the caller has to show that he is a person. */
const unchecked: RateRule = { limit: 3, windowMs: hour }

/** Digits behind the dialing code that make a block: one operator's range, which is what pumping fraud hires. */
const blockDigits = 4

export type SmsRequest = {
  readonly purpose: CodePurpose
  readonly number: string
  readonly dialingCode: string
  readonly flow: string
  /** Null where a member writes to his own number: who he is is known, and nobody else's number is written to. */
  readonly captcha: { readonly answer: string; readonly flow: string } | null
  /** False: the answer is the same, but there is nobody the message would be for. */
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

const refusedByLimits = async (
  ctx: AppContext,
  merchant: Merchant,
  request: SmsRequest,
  ip: string,
): Promise<Failure | null> => {
  const asked = `${request.purpose}:${merchant.code}:${request.number}`
  const askers = [`sms:device:${request.flow}:${asked}`, `sms:from:${addressKey(ip)}:${asked}`]
  const over = await overLimits(
    ctx,
    askers.map((key) => [key, limits.asker]),
  )
  if (over) return over
  const refused =
    (await overLimits(ctx, [
      [`sms:address:${addressKey(ip)}`, limits.address],
      [`sms:merchant:${merchant.code}`, limits.merchant],
    ])) ?? (await overPace(ctx.db, ctx.clock, `sms:number:${asked}`, pauseOfNumber))
  // Others made them wait, and no message went out: it is none of theirs of the day.
  if (refused) for (const key of askers) await giveBack(ctx, key)
  return refused
}

/** Many addresses ask for numbers of one block. Few of them do not make it so, however much they ask for. */
const isBlockBusy = async (ctx: AppContext, merchant: Merchant, request: SmsRequest, ip: string): Promise<boolean> => {
  const block = `sms:block:${merchant.code}:${request.number.slice(0, 1 + request.dialingCode.length + blockDigits)}`
  const isFirst = await withinRate(ctx.db, ctx.clock, `${block}:${addressKey(ip)}`, { limit: 1, windowMs: hour })
  return isFirst
    ? !(await withinRate(ctx.db, ctx.clock, block, limits.block))
    : isBeyondRate(ctx.db, ctx.clock, block, limits.block)
}

const personProblem = async (
  ctx: AppContext,
  merchant: Merchant,
  ip: string,
  request: SmsRequest,
): Promise<Failure | null> => {
  if (request.captcha === null) return null
  const { answer, flow } = request.captcha
  if (answer !== '') return checkCaptcha(ctx, merchant.code, flow, answer, ip)
  const mayGoUnchecked =
    (await withinRate(ctx.db, ctx.clock, `sms:unchecked:${addressKey(ip)}`, unchecked)) &&
    !(await isBlockBusy(ctx, merchant, request, ip))
  return mayGoUnchecked ? null : fail('captcha.required')
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
  const notShown = await personProblem(ctx, merchant, ip, request)
  if (notShown) return notShown
  const limited = await refusedByLimits(ctx, merchant, request, ip)
  if (limited) return limited
  // After the answer: the time that a code and the message service take would tell which numbers have an account.
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
