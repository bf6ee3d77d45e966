import {
  paymentPasswordRule,
  type BodyOf,
  type FieldRule,
  type RegistrationField,
  type ValueOf,
  type VisitKind,
} from '@mosaic/contracts'
import {
  captchaProblems,
  codeProblems,
  confirmationProblems,
  field,
  type FieldDeclarations,
  numberForPayload,
  numberProblems,
  type Problem,
  ruleProblems,
  secretProblems,
} from '@mosaic/forms'

/** Fields of the form in the order of the page. */
export const textFields = [
  'mobileNum',
  'verificationCode',
  'username',
  'password',
  'confirmPassword',
  'birthday',
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

export type RegistrationForm = Readonly<Record<TextField, string>> & {
  readonly agreement: boolean
  readonly ageConfirmed: boolean
}
export type RegisterSettings = ValueOf<'registerSettings'>

/** `social`: a provider has vouched for the visitor, so neither a name nor a password is asked for. */
export type RegistrationMethod = RegisterSettings['methods'][number] | 'social'

/**
 * By user name, unless only mobile is offered (spec §4) or a code is pending: phones drop a page while its visitor
 * reads messages.
 */
export const initialMethod = (
  methods: Readonly<RegisterSettings['methods']>,
  codeUnderWay: boolean,
): RegistrationMethod =>
  methods.includes('mobile') && (codeUnderWay || !methods.includes('username')) ? 'mobile' : 'username'

/** Inputs besides the merchant's settings that decide about the fields. */
export type FormView = {
  readonly settings: RegisterSettings
  readonly method: RegistrationMethod
  readonly invitationShown: boolean
  /** The country does not have numbers like the typed one. */
  readonly numberUnfit?: boolean
  readonly dialingCode?: string
  /** The merchant's day, `YYYY-MM-DD`: by it the gateway judges the age. */
  readonly today: string
}

const absent: FieldRule = { enabled: false, required: false, regExp: '', maxLength: 0 }

export const ruleOf = (settings: RegisterSettings, field: RegistrationField): FieldRule =>
  (field === 'paymentPassword' && settings.fields.paymentPassword
    ? paymentPasswordRule(settings.fields.paymentPassword)
    : settings.fields[field]) ?? absent

type Unruled = 'confirmPassword' | 'captcha' | 'birthday'
const isRuled = (field: TextField): field is Exclude<TextField, Unruled> =>
  !['confirmPassword', 'captcha', 'birthday'].includes(field)

const asksPassword = ({ settings, method }: FormView): boolean =>
  method === 'username' || (method === 'mobile' && settings.mobilePassword)
const provesNumber = ({ settings, method }: FormView): boolean => method === 'mobile' || settings.mobileVerified

/** Fields that a registration method always needs: name and password, or number and code. */
const isNeeded = (field: TextField, view: FormView): boolean | null => {
  switch (field) {
    case 'username':
      // Switched off, the gateway makes the name; forgotten, it is asked for.
      return view.method === 'username' && view.settings.fields.username?.enabled !== false
    case 'password':
    case 'confirmPassword':
      return asksPassword(view)
    case 'verificationCode':
      return provesNumber(view)
    case 'mobileNum':
      return provesNumber(view) || null
    case 'birthday':
      return view.settings.birthday
    case 'captcha':
      // An SMS code or a provider already proves a person.
      return view.settings.captcha && !provesNumber(view) && view.method !== 'social'
    default:
      return null
  }
}

export const isShown = (field: TextField, view: FormView): boolean => {
  if (field === 'affiliateCode') return view.invitationShown
  return isNeeded(field, view) ?? (isRuled(field) && ruleOf(view.settings, field).enabled)
}

export const isRequired = (field: TextField, view: FormView): boolean =>
  isNeeded(field, view) ?? (isRuled(field) && ruleOf(view.settings, field).required)

/** Whole years from a day of birth to another day. */
const yearsBetween = (birthday: string, today: string): number =>
  Number(today.slice(0, 4)) - Number(birthday.slice(0, 4)) - (today.slice(5) < birthday.slice(5) ? 1 : 0)

const birthdayProblems = (birthday: string, { settings, today }: FormView): RegistrationProblem[] => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthday)) return ['required']
  return yearsBetween(birthday, today) >= settings.minAge ? [] : ['tooYoung']
}

const fieldProblems = (field: Exclude<TextField, 'birthday'>, form: RegistrationForm, view: FormView): Problem[] => {
  if (!isShown(field, view)) return []
  switch (field) {
    case 'confirmPassword':
      return confirmationProblems(form.confirmPassword, form.password)
    case 'captcha':
      return captchaProblems(form.captcha)
    case 'verificationCode':
      return codeProblems(ruleOf(view.settings, field), form.verificationCode)
    case 'mobileNum':
      return numberProblems({ ...ruleOf(view.settings, field), required: isRequired(field, view) }, form.mobileNum, {
        dialingCode: view.dialingCode,
        unfit: view.numberUnfit,
      })
    case 'password':
    case 'paymentPassword':
      return secretProblems({ ...ruleOf(view.settings, field), required: isRequired(field, view) }, form[field])
    default:
      return ruleProblems({ ...ruleOf(view.settings, field), required: isRequired(field, view) }, form[field])
  }
}

/** The message of the last one contains the merchant's age. */
export type RegistrationProblem = Problem | 'tooYoung'
export type FormProblems = Readonly<Record<Exclude<FormField, 'birthday'>, readonly Problem[]>> & {
  readonly birthday: readonly RegistrationProblem[]
}

const isNotBirthday = (name: TextField): name is Exclude<TextField, 'birthday'> => name !== 'birthday'

export const registrationProblems = (form: RegistrationForm, view: FormView): FormProblems => {
  const texts = Object.fromEntries(
    textFields.filter(isNotBirthday).map((name) => [name, fieldProblems(name, form, view)]),
  ) as Record<Exclude<TextField, 'birthday'>, Problem[]>
  return {
    ...texts,
    birthday: isShown('birthday', view) ? birthdayProblems(form.birthday, view) : [],
    agreement: form.agreement ? [] : ['mustAgree'],
    ageConfirmed: view.settings.ageConfirmation && !form.ageConfirmed ? ['mustConfirmAge'] : [],
  }
}

const passwords: readonly TextField[] = ['password', 'confirmPassword', 'paymentPassword']
const secrets: readonly TextField[] = [...passwords, 'verificationCode', 'captcha']

export const registrationFields = (
  agreement: boolean,
  known: Readonly<Partial<Record<TextField, string>>> = {},
): FieldDeclarations<RegistrationForm> => ({
  ...(Object.fromEntries(
    textFields.map((name) => [name, secrets.includes(name) ? field.secret() : field.text(known[name])]),
  ) as Record<TextField, ReturnType<typeof field.text>>),
  ageConfirmed: field.consent(),
  agreement: field.consent(agreement),
})

/** The form as its visitor means it: spaces at the ends come from a keyboard's suggestion or a paste. Passwords count as they are typed. */
export const trimFields = (form: RegistrationForm): RegistrationForm => ({
  ...form,
  ...Object.fromEntries(
    textFields.filter((name) => !passwords.includes(name)).map((name) => [name, form[name].trim()]),
  ),
})

type RegistrationContext = {
  readonly linkCode: string
  readonly dialingCode: string
  readonly captchaFlow: string
  readonly registerMethod: VisitKind
  readonly loginDeviceId: string
  readonly registerUrl: string
  readonly domain: string
}

/** The payload of spec §3: every text field is there, and what was not asked travels as ''. */
export const registrationBody = (
  form: RegistrationForm,
  view: FormView,
  context: RegistrationContext,
): BodyOf<'register'> => {
  const given = Object.fromEntries(
    textFields.map((field) => [field, isShown(field, view) ? form[field] : '']),
  ) as Record<TextField, string>
  return {
    ...given,
    affiliateCode: view.invitationShown ? form.affiliateCode : context.linkCode,
    mobileNum: numberForPayload(given.mobileNum, context.dialingCode),
    countryDialingCode: given.mobileNum === '' ? '' : context.dialingCode,
    firebaseIdToken: '',
    type: 0,
    captchaFlow: isShown('captcha', view) ? context.captchaFlow : '',
    domain: context.domain,
    registerUrl: context.registerUrl.slice(0, 1024),
    registerMethod: context.registerMethod,
    loginDeviceId: context.loginDeviceId,
    ageConfirmed: form.ageConfirmed,
    agreement: form.agreement,
  }
}
