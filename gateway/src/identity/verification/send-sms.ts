import type { ValueOf, WireLanguage } from '@mosaic/contracts'
import type { AppContext, Merchant } from '../../platform/kernel/app-context'
import { addressKey, overRate, type RateRule, withinRate } from '../../platform/kernel/rate-limit'
import { fail, ok, type Failure, type Result } from '../../platform/kernel/result'
import { checkCaptcha } from '../session'
import { codeLifetimeMs, drawCode, type CodePurpose } from './codes'
import { messageSender, messageText } from './messages'

const minute = 60_000
const hour = 60 * minute

/** Between two codes to one number; the countdown of the form is longer, because it shows how long the code itself lives. */
export const resendAfterMs = minute
/** What an attacker would have others pay for is counted where he cannot change it: number, caller, block of numbers, whole site (security research G6). */
const limits: Readonly<Record<'number' | 'numberDay' | 'address' | 'prefix' | 'merchant', RateRule>> = {
  number: { limit: 1, windowMs: resendAfterMs },
  numberDay: { limit: 5, windowMs: 24 * hour },
  address: { limit: 20, windowMs: hour },
  prefix: { limit: 60, windowMs: hour },
  merchant: { limit: 5000, windowMs: hour },
}
/** So many an hour go without a captcha; then the caller has to show that he is a person. */
const unchecked: RateRule = { limit: 3, windowMs: hour }

/** Digits behind the dialing code that make a block: one operator's range, which is what pumping fraud hires. */
const blockDigits = 4

export type SmsWish = {
  readonly purpose: CodePurpose
  readonly number: string
  readonly dialingCode: string
  readonly flow: string
  /** Null where a member writes to his own number: who he is is known, and nobody else's number is written to. */
  readonly captcha: { readonly answer: string; readonly flow: string } | null
  /** False: the answer is the same, but there is nobody the message would be for. */
  readonly wanted: boolean
}

const refusedByLimits = async (
  ctx: AppContext,
  merchant: Merchant,
  number: string,
  dialingCode: string,
  ip: string,
): Promise<Failure | null> => {
  const block = number.slice(0, 1 + dialingCode.length + blockDigits)
  const counted: readonly (readonly [string, RateRule])[] = [
    [`sms:number:${merchant.code}:${number}`, limits.number],
    [`sms:day:${merchant.code}:${number}`, limits.numberDay],
    [`sms:address:${addressKey(ip)}`, limits.address],
    [`sms:prefix:${merchant.code}:${block}`, limits.prefix],
    [`sms:merchant:${merchant.code}`, limits.merchant],
  ]
  for (const [key, rule] of counted) {
    const limited = await overRate(ctx.db, ctx.clock, key, rule)
    if (limited) return limited
  }
  return null
}

const personProblem = async (
  ctx: AppContext,
  merchant: Merchant,
  ip: string,
  { answer, flow }: NonNullable<SmsWish['captcha']>,
): Promise<Failure | null> => {
  if (answer !== '') return checkCaptcha(ctx, merchant.code, flow, answer)
  return (await withinRate(ctx.db, ctx.clock, `sms:unchecked:${addressKey(ip)}`, unchecked))
    ? null
    : fail('captcha.required')
}

/** Sends a one-time code. Known and unknown numbers get the same answer and use up the same limits. */
export const sendSmsCode = async (
  ctx: AppContext,
  merchant: Merchant,
  language: WireLanguage,
  ip: string,
  wish: SmsWish,
): Promise<Result<ValueOf<'smsNoLogin'>>> => {
  const sender = messageSender(ctx)
  if (!sender.available) return fail('function.not.available')
  const notShown = wish.captcha && (await personProblem(ctx, merchant, ip, wish.captcha))
  if (notShown) return notShown
  const limited = await refusedByLimits(ctx, merchant, wish.number, wish.dialingCode, ip)
  if (limited) return limited
  // After the answer: the time that a code and the message service take would tell which numbers have an account.
  if (wish.wanted)
    ctx.afterAnswer.run('a code by SMS', async () => {
      const { code } = await drawCode(ctx, {
        merchantCode: merchant.code,
        purpose: wish.purpose,
        recipient: wish.number,
        flow: wish.flow,
      })
      await sender.send({
        merchantCode: merchant.code,
        channel: 'sms',
        to: wish.number,
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
