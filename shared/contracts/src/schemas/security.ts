import { z } from 'zod'
import { securityQuestionCount, securityQuestionIds } from '../security-questions'
import { captchaAnswer } from './captcha-answer'
import { done, id, instant, note, off, paged, pageQuery } from './primitives'
import { secretText } from './secret-text'
import { smsNoLogin } from './session'
import { pinDigits } from '../text/ascii-digits'

const secret = secretText()
const pin = secret.overwrite(pinDigits)

/** Contacts are masked, so that a bystander learns nothing for a password reset. */
export const securityOverview = {
  value: z.object({
    /** Without one the account was made by a number or a provider, and nothing that asks for it can be used. */
    hasPassword: z.boolean().default(true),
    hasPaymentPassword: off,
    email: z.string().nullable(),
    mobileNum: z.string().nullable(),
    hasSecurityQuestions: off,
    deviceCount: z.number().int().default(1),
  }),
}
export const hasWithdrawalPassword = { value: z.object({ hasWithdrawalPassword: z.boolean() }) }

const newPaymentPassword = { newPaymentPassword: pin, confirmPaymentPassword: pin }
/** The first one is set with the login password, a later one with the one before. */
export const setPaymentPassword = { body: z.object({ password: secret, ...newPaymentPassword }), value: done }
export const changePaymentPassword = {
  body: z.object({ oldPaymentPassword: pin, ...newPaymentPassword }),
  value: done,
}

const question = z.enum(securityQuestionIds)
const answers = z.array(z.object({ question, answer: secretText(64) })).length(securityQuestionCount)

export const securityQuestions = { value: z.object({ list: z.array(question), count: z.number().int() }) }
export const customerSecurityQuestions = { value: z.object({ list: z.array(question) }) }
/** Beside the login password: the payment password, or the answers before; a member with neither needs none. */
export const setSecurityQuestions = {
  body: z.object({ password: secret, answers, paymentPassword: secret.optional(), oldAnswers: answers.optional() }),
  value: done,
}
/** Resets a forgotten payment password by the security answers. */
export const answerSecurityQuestions = { body: z.object({ answers, ...newPaymentPassword }), value: done }

/** An e-mail address, or a number with the dialing code of its country. */
const contact = {
  channel: z.enum(['email', 'sms']),
  address: z.string().min(3).max(128),
  countryDialingCode: z.string().max(8).default(''),
}
export const sendContactCode = {
  body: z.object({
    ...contact,
    ...captchaAnswer,
  }),
  value: smsNoLogin.value,
}
export const confirmContact = {
  body: z.object({ ...contact, code: z.string().max(10), password: secret }),
  value: securityOverview.value,
}

const device = z.object({
  id,
  userAgent: note,
  ip: note,
  createdAt: instant,
  lastSeenAt: instant,
  current: off,
})
export const devices = { value: z.object({ list: z.array(device) }) }
export const revokeDevices = {
  /** One of the list, or every one but the device that asks. */
  body: z.object({ session: z.union([z.uuid(), z.literal('others')]) }),
  value: devices.value,
}
export const loginHistory = {
  query: z.object(pageQuery),
  value: paged(z.object({ id, at: instant, ip: note, userAgent: note })),
}
