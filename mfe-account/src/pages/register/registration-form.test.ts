import { schemas, type FieldRule } from '@mosaic/contracts'
import { optionalFields } from '@mosaic/contracts/testing'
import fc from 'fast-check'
import {
  initialMethod,
  isShown,
  trimFields,
  registrationBody,
  registrationProblems,
  textFields,
  type FormField,
  type FormProblems,
  type FormView,
  type RegisterSettings,
  type RegistrationForm,
  type TextField,
} from './registration-form'

const emptyTexts = Object.fromEntries(textFields.map((name) => [name, ''])) as Record<TextField, string>
const inOrder: readonly FormField[] = [...textFields, 'ageConfirmed', 'agreement']
const firstInvalid = (problems: FormProblems): FormField | null =>
  inOrder.find((name) => problems[name].length > 0) ?? null

const rule = (parts: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: false,
  regExp: '',
  maxLength: 64,
  ...parts,
})
const loginRules = {
  loginUsername: rule(),
  loginPassword: rule(),
  loginMobileNum: rule(),
  verificationCode: rule(),
  email: rule(),
}

const settings = (parts: Partial<RegisterSettings> = {}): RegisterSettings => ({
  methods: ['username'],
  fields: {
    username: rule({ required: true, regExp: '^[a-z0-9]{4,16}$' }),
    password: rule({ required: true, regExp: '^.{8,20}$' }),
    email: rule({ regExp: '^\\S+@\\S+$' }),
  },
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
const view = (parts: Partial<RegisterSettings> = {}, invitationShown = false): FormView => ({
  settings: settings(parts),
  method: 'username',
  invitationShown,
  today: '2026-06-15',
})
const filled = (parts: Partial<RegistrationForm> = {}): RegistrationForm => ({
  ...emptyTexts,
  agreement: true,
  ageConfirmed: false,
  username: 'marina',
  password: 'Longenough1',
  confirmPassword: 'Longenough1',
  captcha: '4821',
  ...parts,
})
const context = {
  linkCode: '',
  dialingCode: '55',
  captchaFlow: 'flow-1',
  registerMethod: 'H5',
  loginDeviceId: 'device-1',
  registerUrl: 'https://site.example/m/register',
  domain: 'site.example',
} as const

describe('the registration form', () => {
  it('is meant without spaces at the ends of its texts, and with every character of its secrets', () => {
    const secrets = { password: ' Longenough1 ', confirmPassword: ' Longenough1 ', paymentPassword: ' 258036' }
    const typed = filled({
      ...secrets,
      username: ' marina ',
      email: 'marina@mail.example ',
      payeeName: ' Marina  Reis ',
    })
    expect(trimFields(typed)).toEqual({
      ...typed,
      username: 'marina',
      email: 'marina@mail.example',
      payeeName: 'Marina  Reis',
    })
  })

  it('accepts a form whose shown fields keep the rules', () => {
    expect(firstInvalid(registrationProblems(filled(), view()))).toBeNull()
  })

  test.each<[string, Partial<RegistrationForm>, FormView, string]>([
    [
      'user name and password are required even where the rules forget them',
      { username: '' },
      view({ fields: {} }),
      'username',
    ],
    ['the confirmation must equal the password', { confirmPassword: 'Longenough2' }, view(), 'confirmPassword'],
    ['a changed password makes the confirmation wrong again', { password: 'Otherpass1' }, view(), 'confirmPassword'],
    ['an optional field is judged once it is filled', { email: 'nobody' }, view(), 'email'],
    ['a captcha that is shown must be answered', { captcha: '' }, view(), 'captcha'],
    [
      'a required invitation code must be given',
      { affiliateCode: '' },
      view({ fields: { affiliateCode: rule({ required: true }) } }, true),
      'affiliateCode',
    ],
    ['the age is confirmed where the merchant asks for it', {}, view({ ageConfirmation: true }), 'ageConfirmed'],
    ['the terms must be agreed to', { agreement: false }, view(), 'agreement'],
    ['the first invalid field is the topmost one', { username: '', captcha: '', agreement: false }, view(), 'username'],
  ])('%s', (_title, parts, formView, field) => {
    expect(firstInvalid(registrationProblems(filled(parts), formView))).toBe(field)
  })

  const mobile = (parts: Partial<RegisterSettings> = {}): FormView => ({
    ...view({
      methods: ['username', 'mobile'],
      fields: {
        ...settings().fields,
        mobileNum: rule({ enabled: false, regExp: '^\\d{6,15}$' }),
        verificationCode: rule({ enabled: false, regExp: '^\\d{6}$' }),
      },
      ...parts,
    }),
    method: 'mobile',
  })
  const byNumber = filled({ username: '', captcha: '', mobileNum: '011 98765-4321', verificationCode: '123456' })

  test.each<[string, Partial<RegistrationForm>, FormView, string | null]>([
    ['by mobile number a number, its code and a password are enough', {}, mobile(), null],
    ['the number is needed', { mobileNum: '' }, mobile(), 'mobileNum'],
    ['and must be one', { mobileNum: '12' }, mobile(), 'mobileNum'],
    ['of the chosen country', {}, { ...mobile(), numberUnfit: true }, 'mobileNum'],
    ['the code is needed', { verificationCode: '' }, mobile(), 'verificationCode'],
    ['in digits', { verificationCode: '12345x' }, mobile(), 'verificationCode'],
    ['a password is needed where the merchant wants one', { password: '' }, mobile(), 'password'],
    [
      'and not where the code is enough',
      { password: '', confirmPassword: '' },
      mobile({ mobilePassword: false }),
      null,
    ],
    [
      'by user name with a proven number both are needed',
      { username: '' },
      { ...mobile({ mobileVerified: true }), method: 'username' },
      'username',
    ],
    [
      'and the number as well',
      { username: 'marina', mobileNum: '' },
      { ...mobile({ mobileVerified: true }), method: 'username' },
      'mobileNum',
    ],
    ['the date of birth is needed where the merchant asks for it', {}, mobile({ birthday: true }), 'birthday'],
    ['and must give the age', { birthday: '2008-06-16' }, mobile({ birthday: true }), 'birthday'],
    ['which it does on the very day', { birthday: '2008-06-15' }, mobile({ birthday: true }), null],
  ])('%s', (_title, parts, formView, field) => {
    expect(firstInvalid(registrationProblems({ ...byNumber, ...parts }, formView))).toBe(field)
  })

  test.each([
    [['username'], false, 'username'],
    [['mobile'], false, 'mobile'],
    [['username', 'mobile'], false, 'username'],
    [['username', 'mobile'], true, 'mobile'],
    [['username'], true, 'username'],
    [[], true, 'username'],
  ] as const)('methods %j, code pending %s: the form starts with %s', (methods, codeUnderWay, method) => {
    expect(initialMethod(methods, codeUnderWay)).toBe(method)
  })

  it('sends the number without its leading 0 and with the dialing code, and no name', () => {
    expect(registrationBody(byNumber, mobile(), context)).toMatchObject({
      mobileNum: '11987654321',
      countryDialingCode: '55',
      verificationCode: '123456',
      username: '',
      captcha: '',
      captchaFlow: '',
    })
    expect(registrationBody(filled({ mobileNum: '11987654321' }), view(), context)).toMatchObject({
      mobileNum: '',
      countryDialingCode: '',
    })
  })

  /** Spec §5: every field of the form, each judged by the rule that the server sends for it. */
  const ruled = ['username', 'password', ...optionalFields] as const
  test.each(ruled)('%s follows its rule: required, optional, format, length, switched off', (field) => {
    const judge = (value: string, parts: Partial<FieldRule>) => {
      const formView = view({
        fields: { ...settings().fields, [field]: rule({ regExp: '^[a-z]{4,8}$', maxLength: 8, ...parts }) },
      })
      return registrationProblems(
        filled({ [field]: value, ...(field === 'password' ? { confirmPassword: value } : {}) }),
        formView,
      )[field]
    }
    expect(judge('', { required: true })).toEqual(['required'])
    expect(judge('abcd', { required: true })).toEqual([])
    expect(judge('AB12', { required: true })).toEqual(['format'])
    expect(judge('abcdefghij', { required: true })).toEqual(['tooLong', 'format'])
    const always = field === 'username' || field === 'password'
    expect(judge('', { required: false })).toEqual(always ? ['required'] : [])
    expect(judge('AB12', { required: false })).toEqual(['format'])
    // Without a user name the gateway makes one; without a password the member could not log in again.
    expect(judge('AB12', { enabled: false })).toEqual(field === 'password' ? ['format'] : [])
  })

  it('hidden fields have no rules', () => {
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
    expect(body).toMatchObject({
      username: 'marina',
      type: 0,
      captcha: '4821',
      captchaFlow: 'flow-1',
      registerMethod: 'H5',
      domain: 'site.example',
      agreement: true,
    })
  })

  it('carries the code of a good link without showing it, and the typed one where the field is shown', () => {
    expect(
      registrationBody(filled({ affiliateCode: 'typed' }), view(), { ...context, linkCode: 'LINK' }).affiliateCode,
    ).toBe('LINK')
    expect(
      registrationBody(filled({ affiliateCode: 'typed' }), view({}, true), { ...context, linkCode: 'LINK' })
        .affiliateCode,
    ).toBe('typed')
  })

  it('focuses only fields that are on the page', () => {
    const anyRule = fc.record({
      enabled: fc.boolean(),
      required: fc.boolean(),
      regExp: fc.constantFrom('', '^\\d+$', '^(a+)+$'),
      maxLength: fc.nat(80),
    })
    const anySettings = fc.dictionary(fc.constantFrom(...textFields), anyRule).map((fields) => settings({ fields }))
    fc.assert(
      fc.property(
        anySettings,
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        fc.string(),
        (some, captcha, invitationShown, mobile, text) => {
          const formView: FormView = {
            settings: { ...some, captcha },
            method: mobile ? 'mobile' : 'username',
            invitationShown,
            today: '2026-06-15',
          }
          const first = firstInvalid(
            registrationProblems({ ...filled(), email: text, affiliateCode: text, username: text }, formView),
          )
          return first === null || first === 'agreement' || first === 'ageConfirmed' || isShown(first, formView)
        },
      ),
    )
  })
})
