import { securityQuestionCount, securityQuestionIds, type ValueOf } from '@mosaic/contracts'
import type { AppContext, Member, Merchant } from '../../platform/kernel/app-context'
import { defineModule } from '../../platform/kernel/module'
import { ok } from '../../platform/kernel/result'
import { bind } from '../../platform/kernel/route'
import { enter } from '../session'
import { confirmContact, type ContactRules, sendCode } from './contact'
import { confirmBySms, sendConfirmCode } from './confirm-by-sms'
import { devicesOf, loginsOf, revoke } from './devices'
import { setFirstPassword } from './first-password'
import { maskEmail, maskPhone } from './mask'
import { changePaymentPassword, setPaymentPassword } from './payment-password'
import { resetPaymentPassword, setQuestions } from './questions'
import { securityOf } from './store'

export { maskPhone } from './mask'
export { isSimplePin, pinForm } from './simple-pin'
export { keepFirstPaymentPassword } from './store'
export { confirmMember, paymentPasswordProblem } from './payment-password'

const overview = async (ctx: AppContext, member: Member): Promise<ValueOf<'securityOverview'>> => {
  const { hasPassword, paymentPasswordHash, questions, email, mobile } = await securityOf(ctx.db, member.id)
  const { list } = await devicesOf(ctx, member)
  return {
    hasPassword,
    hasPaymentPassword: paymentPasswordHash !== null,
    email: email === null ? null : maskEmail(email),
    mobileNum: mobile === null ? null : maskPhone(mobile),
    hasSecurityQuestions: questions.length > 0,
    deviceCount: list.length,
  }
}

const rulesOf = ({ registration }: Merchant): ContactRules => ({
  email: registration.login.email,
  countries: registration.countries,
})

/** What the security centre shows and changes. Every secret is asked for again, and all of them share one counter of guesses. */
export const securityModule = defineModule({
  name: 'security',
  routes: (app, ctx) => {
    bind(app, ctx, 'securityOverview', async ({ member }) => ok(await overview(ctx, member)))
    bind(app, ctx, 'hasWithdrawalPassword', async ({ member }) =>
      ok({ hasWithdrawalPassword: (await securityOf(ctx.db, member.id)).paymentPasswordHash !== null }),
    )
    bind(app, ctx, 'setPaymentPassword', ({ member, body }) => setPaymentPassword(ctx, member, body))
    bind(app, ctx, 'changePaymentPassword', ({ member, body }) => changePaymentPassword(ctx, member, body))
    bind(app, ctx, 'securityQuestions', () => ok({ list: [...securityQuestionIds], count: securityQuestionCount }))
    bind(app, ctx, 'customerSecurityQuestions', async ({ member }) => {
      const { questions } = await securityOf(ctx.db, member.id)
      return ok({ list: securityQuestionIds.filter((id) => questions.includes(id)) })
    })
    bind(app, ctx, 'setSecurityQuestions', ({ member, body }) => setQuestions(ctx, member, body))
    bind(app, ctx, 'answerSecurityQuestions', ({ member, body }) => resetPaymentPassword(ctx, member, body))
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
      return enter(refreshCookie, await setFirstPassword(ctx, member, request, rule, body))
    })
    bind(app, ctx, 'devices', async ({ member }) => ok(await devicesOf(ctx, member)))
    bind(app, ctx, 'revokeDevices', ({ member, body }) => revoke(ctx, member, body))
    bind(app, ctx, 'loginHistory', async ({ member, query }) => ok(await loginsOf(ctx, member, query)))
  },
})
