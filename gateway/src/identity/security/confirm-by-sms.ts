import type { BodyOf, ValueOf, WireLanguage } from '@mosaic/contracts'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import { memberById } from '../members'
import { tooManySecretAttempts } from '../password'
import { markConfirmed } from '../session'
import { dialingCodeOf, type CodePlace, sendSmsCode, takeCode } from '../verification'

/** Only to the number of the account, and only for members without a password, the stronger proof. */
const numberFor = async (ctx: AppContext, member: Member): Promise<Result<string>> => {
  const row = await memberById(ctx.db, member.id)
  if (!row?.mobile) return fail('function.not.available')
  return row.passwordHash === null ? ok(row.mobile) : fail('password.exists')
}

const placeOf = (member: Member, number: string): CodePlace => ({
  merchantCode: member.merchantCode,
  purpose: 'confirm',
  recipient: number,
  flow: member.sessionId,
})

export const sendConfirmCode = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  language: WireLanguage,
  ip: string,
): Promise<Result<ValueOf<'sendConfirmCode'>>> => {
  const number = await numberFor(ctx, member)
  if (!number.ok) return number
  const { purpose, flow, recipient } = placeOf(member, number.value)
  return sendSmsCode(ctx, merchant, language, ip, {
    purpose,
    flow,
    number: recipient,
    dialingCode: dialingCodeOf(recipient),
    captcha: null,
    slot: { memberId: member.id },
    hasRecipient: true,
  })
}

export const confirmBySms = async (
  ctx: AppContext,
  member: Member,
  { code }: BodyOf<'confirmBySms'>,
): Promise<Result<ValueOf<'confirmBySms'>>> => {
  const number = await numberFor(ctx, member)
  if (!number.ok) return number
  const limited = await tooManySecretAttempts(ctx, member.id)
  if (limited) return limited
  if (!(await takeCode(ctx.db, placeOf(member, number.value), code, ctx.clock.now())))
    return fail('verification.code.error')
  return ok({ until: await markConfirmed(ctx, member.sessionId) })
}
