import type { BodyOf, FieldRule, RegistrationField, ValueOf } from '@mosaic/contracts'
import { captchaProblems, confirmationProblems, ruleProblems, type Problem } from '../../validation/field-rule'
import type { RegisterMethod } from './register-method'

/** Fields of the form in the order of the page; `verificationCode` belongs to registration by mobile number. */
export const textFields = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'email',
  'nickname',
  'payeeName',
  'idNumber',
  'paymentPassword',
  'recommenderId',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'affiliateCode',
  'captcha',
] as const
export type TextField = (typeof textFields)[number]
export type FormField = TextField | 'agreement' | 'ageConfirmed'

export type RegistrationForm = Readonly<Record<TextField, string>> & { readonly agreement: boolean; readonly ageConfirmed: boolean }
export type RegisterSettings = ValueOf<'registerSettings'>

/** What decides about the fields besides the merchant's settings. */
export type FormView = { readonly settings: RegisterSettings; readonly invitationShown: boolean }

export const emptyForm = (agreement: boolean): RegistrationForm => {
  const texts = Object.fromEntries(textFields.map((field) => [field, ''])) as Record<TextField, string>
  return { ...texts, agreement, ageConfirmed: false }
}

const absent: FieldRule = { enabled: false, required: false, regExp: '', maxLength: 0 }
/** Without these two there is no account, whatever the settings say. */
const always: readonly TextField[] = ['username', 'password']

export const ruleOf = (settings: RegisterSettings, field: RegistrationField): FieldRule => settings.fields[field] ?? absent

const isRuled = (field: TextField): field is Exclude<TextField, 'confirmPassword' | 'captcha'> => field !== 'confirmPassword' && field !== 'captcha'

export const isShown = (field: TextField, { settings, invitationShown }: FormView): boolean => {
  if (field === 'captcha') return settings.captcha
  if (field === 'affiliateCode') return invitationShown
  if (!isRuled(field)) return true
  return always.includes(field) || ruleOf(settings, field).enabled
}

export const isRequired = (field: TextField, { settings }: FormView): boolean => !isRuled(field) || always.includes(field) || ruleOf(settings, field).required

const fieldProblems = (field: TextField, form: RegistrationForm, view: FormView): Problem[] => {
  if (!isShown(field, view)) return []
  if (field === 'confirmPassword') return confirmationProblems(form.confirmPassword, form.password)
  if (field === 'captcha') return captchaProblems(form.captcha)
  return ruleProblems({ ...ruleOf(view.settings, field), required: isRequired(field, view) }, form[field])
}

export type FormProblems = Readonly<Record<FormField, readonly Problem[]>>

export const registrationProblems = (form: RegistrationForm, view: FormView): FormProblems => {
  const texts = Object.fromEntries(textFields.map((field) => [field, fieldProblems(field, form, view)])) as Record<TextField, Problem[]>
  return {
    ...texts,
    agreement: form.agreement ? [] : ['mustAgree'],
    ageConfirmed: view.settings.ageConfirmation && !form.ageConfirmed ? ['mustConfirmAge'] : [],
  }
}

const formFields: readonly FormField[] = [...textFields, 'ageConfirmed', 'agreement']

export const firstInvalid = (problems: FormProblems): FormField | null => formFields.find((field) => problems[field].length > 0) ?? null

export type RegistrationContext = {
  readonly linkCode: string
  readonly captchaFlow: string
  readonly registerMethod: RegisterMethod
  readonly loginDeviceId: string
  readonly registerUrl: string
  readonly domain: string
}

/** The payload of spec §3: every text field is there, and what was not asked travels as ''. */
export const registrationBody = (form: RegistrationForm, view: FormView, context: RegistrationContext): BodyOf<'register'> => {
  const given = Object.fromEntries(textFields.map((field) => [field, isShown(field, view) ? form[field] : ''])) as Record<TextField, string>
  return {
    ...given,
    affiliateCode: view.invitationShown ? form.affiliateCode.trim() : context.linkCode,
    countryDialingCode: '',
    verificationCode: '',
    birthday: '',
    type: 0,
    captchaFlow: view.settings.captcha ? context.captchaFlow : '',
    domain: context.domain,
    registerUrl: context.registerUrl.slice(0, 1024),
    registerMethod: context.registerMethod,
    loginDeviceId: context.loginDeviceId,
    ageConfirmed: form.ageConfirmed,
    agreement: form.agreement,
  }
}
