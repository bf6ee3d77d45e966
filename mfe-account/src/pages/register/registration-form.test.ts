import { schemas, type FieldRule } from '@mosaic/contracts'
import fc from 'fast-check'
import {
  emptyForm,
  firstInvalid,
  isShown,
  registrationBody,
  registrationProblems,
  textFields,
  type FormView,
  type RegisterSettings,
  type RegistrationForm,
} from './registration-form'

const rule = (parts: Partial<FieldRule> = {}): FieldRule => ({ enabled: true, required: false, regExp: '', maxLength: 64, ...parts })
const loginRules = { loginUsername: rule(), loginPassword: rule(), loginMobileNum: rule(), verificationCode: rule(), email: rule() }

const settings = (parts: Partial<RegisterSettings> = {}): RegisterSettings => ({
  methods: ['username'],
  fields: { username: rule({ required: true, regExp: '^[a-z0-9]{4,16}$' }), password: rule({ required: true, regExp: '^.{8,20}$' }), email: rule({ regExp: '^\\S+@\\S+$' }) },
  login: loginRules,
  captcha: true,
  agreementDefault: true,
  minAge: 18,
  ageConfirmation: false,
  birthday: false,
  mobileVerified: false,
  mobilePassword: true,
  countries: [],
  ...parts,
})
const view = (parts: Partial<RegisterSettings> = {}, invitationShown = false): FormView => ({ settings: settings(parts), invitationShown })
const filled = (parts: Partial<RegistrationForm> = {}): RegistrationForm => ({
  ...emptyForm(true),
  username: 'marina',
  password: 'Longenough1',
  confirmPassword: 'Longenough1',
  captcha: '4821',
  ...parts,
})
const context = {
  linkCode: '',
  captchaFlow: 'flow-1',
  registerMethod: 'H5',
  loginDeviceId: 'device-1',
  registerUrl: 'https://site.example/m/register',
  domain: 'site.example',
} as const

describe('the registration form', () => {
  it('accepts a form whose shown fields keep the rules', () => {
    expect(firstInvalid(registrationProblems(filled(), view()))).toBeNull()
  })

  test.each<[string, Partial<RegistrationForm>, FormView, string]>([
    ['user name and password are required even where the rules forget them', { username: '' }, view({ fields: {} }), 'username'],
    ['the confirmation must equal the password', { confirmPassword: 'Longenough2' }, view(), 'confirmPassword'],
    ['a changed password makes the confirmation wrong again', { password: 'Otherpass1' }, view(), 'confirmPassword'],
    ['an optional field is judged once it is filled', { email: 'nobody' }, view(), 'email'],
    ['a captcha that is shown must be answered', { captcha: '' }, view(), 'captcha'],
    ['a required invitation code must be given', { affiliateCode: '' }, view({ fields: { affiliateCode: rule({ required: true }) } }, true), 'affiliateCode'],
    ['the age is confirmed where the merchant asks for it', {}, view({ ageConfirmation: true }), 'ageConfirmed'],
    ['the terms must be agreed to', { agreement: false }, view(), 'agreement'],
    ['the first invalid field is the topmost one', { username: '', captcha: '', agreement: false }, view(), 'username'],
  ])('%s', (_title, parts, formView, field) => {
    expect(firstInvalid(registrationProblems(filled(parts), formView))).toBe(field)
  })

  it('asks nothing of fields that are not shown', () => {
    const hidden = view({ captcha: false, fields: { email: rule({ enabled: false, required: true }) } })
    expect(firstInvalid(registrationProblems(filled({ captcha: '' }), hidden))).toBeNull()
    expect(isShown('captcha', hidden)).toBe(false)
  })

  it('sends every text field, and what is empty or hidden as an empty text', () => {
    const body = registrationBody(filled({ email: '', nickname: 'typed before the rules changed' }), view(), context)
    const asked = ['username', 'password', 'confirmPassword', 'captcha']
    const unfilled = textFields.filter((field) => !asked.includes(field))
    expect(unfilled.map((field) => body[field])).toEqual(unfilled.map(() => ''))
    expect(Object.keys(body).sort()).toEqual(Object.keys(schemas.register.body.shape).sort())
    expect(schemas.register.body.safeParse(body).success).toBe(true)
    expect(body).toMatchObject({ username: 'marina', type: 0, captcha: '4821', captchaFlow: 'flow-1', registerMethod: 'H5', domain: 'site.example', agreement: true })
  })

  it('carries the code of a good link without showing it, and the typed one where the field is shown', () => {
    expect(registrationBody(filled({ affiliateCode: 'typed' }), view(), { ...context, linkCode: 'LINK' }).affiliateCode).toBe('LINK')
    expect(registrationBody(filled({ affiliateCode: ' typed ' }), view({}, true), { ...context, linkCode: 'LINK' }).affiliateCode).toBe('typed')
  })

  it('focuses only fields that are on the page', () => {
    const anyRule = fc.record({ enabled: fc.boolean(), required: fc.boolean(), regExp: fc.constantFrom('', '^\\d+$', '^(a+)+$'), maxLength: fc.nat(80) })
    const anySettings = fc.dictionary(fc.constantFrom(...textFields), anyRule).map((fields) => settings({ fields }))
    fc.assert(
      fc.property(anySettings, fc.boolean(), fc.boolean(), fc.string(), (some, captcha, invitationShown, text) => {
        const formView = { settings: { ...some, captcha }, invitationShown }
        const first = firstInvalid(registrationProblems({ ...filled(), email: text, affiliateCode: text, username: text }, formView))
        return first === null || first === 'agreement' || first === 'ageConfirmed' || isShown(first, formView)
      }),
    )
  })
})
