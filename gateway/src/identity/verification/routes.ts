import type { FastifyInstance } from 'fastify'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { fail, ok } from '../../platform/http/result'
import { bind } from '../../platform/http/route'
import { memberByMobile } from '../members'
import { completeLogin, knowsDevice } from '../session'
import { countriesOf } from './countries'
import { forgotByEmail, resetByEmail, resetByPhone } from './forgotten-password'
import { internationalNumber } from './mobile-number'
import { isOffered, provesNumbers } from './offered'
import { sendSmsCode } from './send-sms'

/** `null`: not a number, or of a country that the merchant does not accept. */
const numberOf = (merchant: Merchant, body: { mobileNum: string; countryDialingCode: string }) => {
  const number = internationalNumber(body.countryDialingCode, body.mobileNum)
  const taken = countriesOf(merchant.registration.countries, 'EN').some(
    ({ dialingCode }) => dialingCode === body.countryDialingCode.replace(/^\+/, ''),
  )
  return taken ? number : null
}

export const verificationRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bind(app, ctx, 'countries', ({ merchant, language }) =>
    ok({ list: countriesOf(merchant.registration.countries, language) }),
  )

  bind(app, ctx, 'smsNoLogin', async ({ body, merchant, language, request }) => {
    if (!isOffered(merchant, body.purpose)) return fail('function.not.available')
    const number = numberOf(merchant, body)
    if (number === null) return fail('phone.number.invalid')
    const recipient = await memberByMobile(ctx.db, merchant.code, number)
    const isKnown = await knowsDevice(ctx.db, recipient?.id ?? '', body.loginDeviceId)
    return sendSmsCode(ctx, merchant, language, request.ip, {
      purpose: body.purpose,
      number,
      dialingCode: body.countryDialingCode,
      flow: body.loginDeviceId,
      captcha: { answer: body.captcha, flow: body.captchaFlow },
      slot: isKnown ? 'device' : null,
      hasRecipient: recipient !== null,
    })
  })
  bind(app, ctx, 'smsRegister', async ({ body, merchant, language, request }) => {
    if (!provesNumbers(merchant)) return fail('function.not.available')
    const number = numberOf(merchant, body)
    if (number === null) return fail('phone.number.invalid')
    return sendSmsCode(ctx, merchant, language, request.ip, {
      purpose: 'register',
      number,
      dialingCode: body.countryDialingCode,
      flow: body.loginDeviceId,
      captcha: { answer: body.captcha, flow: body.captchaFlow },
      slot: null,
      hasRecipient: true,
    })
  })

  bind(app, ctx, 'forgotByEmail', ({ body, merchant, language, request }) =>
    forgotByEmail(ctx, merchant, language, request.ip, body),
  )
  bind(app, ctx, 'resetByEmail', async (call) => {
    const { body, merchant, request } = call
    return completeLogin(
      ctx,
      call,
      await resetByEmail(ctx, merchant, request, merchant.registration.fields.password, body),
    )
  })
  bind(app, ctx, 'resetByPhone', async (call) => {
    const { body, merchant, request } = call
    return completeLogin(
      ctx,
      call,
      await resetByPhone(ctx, merchant, request, merchant.registration.fields.password, body),
    )
  })
}
