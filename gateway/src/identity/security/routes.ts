import type { FastifyInstance } from 'fastify'
import { securityQuestionCount, securityQuestionIds } from '@mosaic/contracts'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { ok } from '../../platform/http/result'
import { bind } from '../../platform/http/route'
import { setRefreshCookie } from '../session'
import { confirmContact, type ContactRules, sendCode } from './contact'
import { confirmBySms, sendConfirmCode } from './confirm-by-sms'
import { devicesOf, loginsOf, revoke } from './devices'
import { setFirstPassword } from './first-password'
import { changePaymentPassword, setPaymentPassword } from './payment-password'
import { resetPaymentPassword, setQuestions } from './questions'
import { overview } from './overview'
import { securityOf } from './security.sql'

const rulesOf = ({ registration }: Merchant): ContactRules => ({
  email: registration.login.email,
  countries: registration.countries,
})

export const securityRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bind(app, ctx, 'securityOverview', async ({ member }) => ok(await overview(ctx, member)))
  bind(app, ctx, 'hasWithdrawalPassword', async ({ member }) =>
    ok({ hasWithdrawalPassword: (await securityOf(ctx.db, member.id)).paymentPasswordHash !== null }),
  )
  bind(app, ctx, 'setPaymentPassword', ({ merchant, member, body }) => setPaymentPassword(ctx, merchant, member, body))
  bind(app, ctx, 'changePaymentPassword', ({ merchant, member, body }) =>
    changePaymentPassword(ctx, merchant, member, body),
  )
  bind(app, ctx, 'securityQuestions', () => ok({ list: [...securityQuestionIds], count: securityQuestionCount }))
  bind(app, ctx, 'customerSecurityQuestions', async ({ member }) => {
    const { questions } = await securityOf(ctx.db, member.id)
    return ok({ list: securityQuestionIds.filter((id) => questions.includes(id)) })
  })
  bind(app, ctx, 'setSecurityQuestions', ({ member, body }) => setQuestions(ctx, member, body))
  bind(app, ctx, 'answerSecurityQuestions', ({ merchant, member, body }) =>
    resetPaymentPassword(ctx, merchant, member, body),
  )
  bind(app, ctx, 'sendContactCode', async ({ merchant, member, language, request, body }) => {
    return sendCode(ctx, { merchant, member, ip: request.ip, language, rules: rulesOf(merchant) }, body)
  })
  bind(app, ctx, 'confirmContact', async ({ merchant, member, body }) => {
    const confirmed = await confirmContact(ctx, member, rulesOf(merchant), body)
    return confirmed.ok ? ok(await overview(ctx, member)) : confirmed
  })
  bind(app, ctx, 'sendConfirmCode', ({ merchant, member, language, request }) =>
    sendConfirmCode(ctx, merchant, member, language, request.ip),
  )
  bind(app, ctx, 'confirmBySms', ({ member, body }) => confirmBySms(ctx, member, body))
  bind(app, ctx, 'setFirstPassword', async ({ body, member, merchant, request, refreshCookie }) => {
    const rule = merchant.registration.fields.password
    return setRefreshCookie(refreshCookie, await setFirstPassword(ctx, merchant, member, request, rule, body))
  })
  bind(app, ctx, 'devices', async ({ member }) => ok(await devicesOf(ctx, member)))
  bind(app, ctx, 'revokeDevices', ({ member, body }) => revoke(ctx, member, body))
  bind(app, ctx, 'loginHistory', async ({ member, query }) => ok(await loginsOf(ctx, member, query)))
}
