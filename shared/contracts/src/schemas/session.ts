import { z } from 'zod'
import { asciiDigits, pinDigits } from '../text/ascii-digits'
import { longestTested } from '../field-rule'
import { socialProviders } from '../social'
import { visitKinds } from '../visit-kind'
import { captchaAnswer } from './captcha-answer'
import { fieldRule } from './field-rule'
import { done } from './primitives'
import { secretText } from './secret-text'
import { sessionInfo } from './session-info'

const text = (max: number) => z.string().max(max)
/** Limited by the merchant's rule, which names the field; a schema limit would not. */
const ruled = text(longestTested)

export const sessionKeys = {
  value: z.object({
    keys: z.array(
      z.object({
        kid: z.string(),
        kty: z.literal('EC'),
        crv: z.literal('P-256'),
        x: z.string(),
        y: z.string(),
        use: z.literal('enc'),
        exp: z.number(),
      }),
    ),
    /** Gateway clock in milliseconds, for the offset of `iat` and countdowns. */
    now: z.number(),
  }),
}

export const login = {
  body: z.object({
    /**
     * `sms`: user name is the mobile number, password the code. `firebase`: with Firebase's token. `social`: with the
     * code of a provider's redirect.
     */
    type: z.enum(['username', 'sms', 'firebase', 'social']),
    username: ruled.default(''),
    password: secretText().default(''),
    countryDialingCode: text(8).default(''),
    ...captchaAnswer,
    firebaseChannel: z.enum(['', 'sms', ...socialProviders]).default(''),
    firebaseIdToken: text(4096).default(''),
    /** The number that Firebase has proven, as it was typed; with `countryDialingCode`. */
    firebaseMobileNo: text(20).default(''),
    socialState: text(64).default(''),
    socialCode: text(512).default(''),
    loginDeviceId: text(64).default(''),
    /** The device stays logged in for thirty days instead of until the visit ends. */
    remember: z.boolean().default(false),
  }),
  value: sessionInfo,
}

/** The provider's login page. Its redirect works once, on the device that asked. */
export const socialStart = {
  body: z.object({ provider: z.enum(socialProviders), loginDeviceId: text(64) }),
  value: z.object({ authorizeUrl: z.url({ protocol: /^https?$/ }) }),
}
/**
 * A provider identity without an account (`social.account.missing`): the ticket's holder may connect it with an
 * account by that account's password.
 */
export const linkSocial = {
  body: z.object({
    socialTicket: text(64),
    username: ruled,
    password: secretText(),
    ...captchaAnswer,
    loginDeviceId: text(64),
    remember: z.boolean().default(false),
  }),
  value: sessionInfo,
}

export const refreshSession = {
  /** The refresh token is bound to the device that logged in. */
  body: z.object({ loginDeviceId: text(64).default('') }),
  value: sessionInfo,
}

export const logout = { value: done }

const smsRequest = {
  mobileNum: text(20).min(1),
  countryDialingCode: text(8).min(1),
  /** Asked for once a caller has had several codes. */
  ...captchaAnswer,
  loginDeviceId: text(64).default(''),
}
/** Countdown of the form (spec §4): whole minutes, and the exact moment by the gateway's clock with that clock beside it. */
const smsSent = z.object({
  expiredMinutes: z.number().optional(),
  expirationTime: z.number().optional(),
  now: z.number().optional(),
})

export const smsNoLogin = {
  body: z.object({ ...smsRequest, purpose: z.enum(['login', 'reset']).default('login') }),
  value: smsSent,
}
export const smsRegister = { body: z.object(smsRequest), value: smsSent }

export const countries = {
  value: z.object({ list: z.array(z.object({ code: z.string(), dialingCode: z.string(), name: z.string() })) }),
}

const trial = z.object({ token: z.string(), userName: z.string(), customerType: z.literal(4) })
export const freePlay = { body: z.object({ loginDeviceId: text(64).default('') }), value: trial }
export const trialAccount = { query: z.object({ loginDeviceId: text(64).default('') }), value: trial }

export const forgotByEmail = {
  body: z.object({
    username: ruled,
    email: ruled,
    ...captchaAnswer,
  }),
  value: done,
}
export const resetByEmail = {
  body: z.object({ token: text(64), newPassword: secretText(), loginDeviceId: text(64).default('') }),
  value: sessionInfo,
}
export const resetByPhone = {
  body: z.object({
    newPassword: secretText(),
    mobileNum: text(20),
    /** Absent: the merchant's first country. */
    countryDialingCode: text(8).default(''),
    verificationCode: text(10).overwrite(asciiDigits),
    loginDeviceId: text(64).default(''),
  }),
  value: sessionInfo,
}

export const captcha = {
  /** Flow of a captcha: a UUID that the client makes when it opens the form; without one the gateway uses a cookie. */
  query: z.object({ flow: z.string().min(8).max(64).optional() }),
  /** A PNG in base64. */
  value: z.base64(),
}

/** A proof of work (ALTCHA v2) for a visitor who cannot see the picture. It replaces the picture of the flow. */
export const captchaChallenge = {
  query: captcha.query,
  value: z.object({
    parameters: z.object({
      algorithm: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      nonce: z.string(),
      salt: z.string(),
    }),
    signature: z.string(),
  }),
}

/** The fields of the registration form that a merchant's rules may switch (spec §5). */
export type RegistrationField =
  | 'mobileNum'
  | 'verificationCode'
  | 'username'
  | 'password'
  | 'paymentPassword'
  | 'idNumber'
  | 'qqNum'
  | 'facebook'
  | 'wechat'
  | 'line'
  | 'whatsapp'
  | 'zalo'
  | 'email'
  | 'nickname'
  | 'payeeName'
  | 'recommenderId'
  | 'affiliateCode'

export const registerSettings = {
  value: z.object({
    methods: z.array(z.enum(['username', 'mobile'])).default(['username']),
    fields: z.record(z.string(), fieldRule),
    login: z.object({
      loginUsername: fieldRule,
      loginPassword: fieldRule,
      loginMobileNum: fieldRule,
      verificationCode: fieldRule,
      email: fieldRule,
    }),
    captcha: z.boolean().default(false),
    agreementDefault: z.boolean().default(false),
    minAge: z.number().int().default(18),
    ageConfirmation: z.boolean().default(false),
    /** The date of birth is asked for and must give `minAge`. */
    birthday: z.boolean().default(false),
    /** Registration by user name proves its mobile number by a code (REGMOBVERF3). */
    mobileVerified: z.boolean().default(false),
    /** Registration by mobile number asks for a password too (MOBILENUMPASSREG3). */
    mobilePassword: z.boolean().default(true),
    /** ISO 3166 codes of the countries whose mobile numbers are taken. */
    countries: z.array(z.string()).default([]),
  }),
}

const registerBody = z.object({
  username: ruled.default(''),
  password: secretText().default(''),
  confirmPassword: secretText().default(''),
  affiliateCode: ruled.default(''),
  paymentPassword: secretText().overwrite(pinDigits).default(''),
  recommenderId: ruled.overwrite(asciiDigits).default(''),
  nickname: ruled.default(''),
  payeeName: ruled.default(''),
  email: ruled.default(''),
  mobileNum: ruled.default(''),
  countryDialingCode: text(8).default(''),
  idNumber: ruled.overwrite(asciiDigits).default(''),
  qqNum: ruled.overwrite(asciiDigits).default(''),
  facebook: ruled.default(''),
  wechat: ruled.default(''),
  line: ruled.default(''),
  whatsapp: ruled.overwrite(asciiDigits).default(''),
  zalo: ruled.default(''),
  ...captchaAnswer,
  /** Always 0 from the site (spec §3); the gateway refuses anything else. */
  type: z.literal(0),
  domain: text(256).default(''),
  verificationCode: ruled.overwrite(asciiDigits).default(''),
  /** With Firebase: its token for the number after a correct code. */
  firebaseIdToken: text(4096).default(''),
  registerUrl: text(1024).default(''),
  registerMethod: z.enum(visitKinds),
  loginDeviceId: text(64).default(''),
  ageConfirmed: z.boolean().default(false),
  /** Clients that have no box for it ask on the page before. */
  agreement: z.boolean().default(true),
  /** `YYYY-MM-DD`, where the merchant asks for it. */
  birthday: z
    .string()
    .regex(/^(\d{4}-\d{2}-\d{2})?$/)
    .default(''),
})

export const register = { body: registerBody, value: sessionInfo }
/** By mobile number: the account name is made by the gateway. */
export const registerMobile = { body: registerBody, value: sessionInfo }
export const registerAutoUsername = { body: registerBody, value: sessionInfo }
/** With a provider: the gateway makes the account name, and there is no password yet. */
export const registerSocial = { body: registerBody.extend({ socialTicket: text(64) }), value: sessionInfo }

export const checkUsername = {
  query: z.object({ username: ruled.min(1) }),
  value: z.object({ available: z.boolean() }),
}
export const checkEmail = {
  query: z.object({ email: ruled.min(1) }),
  /** Whether an address may be given; never whether an account has it. */
  value: z.object({ available: z.boolean() }),
}
export const affiliate = {
  query: z.object({ code: text(64).default(''), domain: text(256).optional() }),
  /** The queried code, or the caller's own; '' without one. An unknown code fails the call. */
  value: z.object({ code: z.string() }),
}

export const changePassword = {
  body: z.object({ oldPassword: secretText(), newPassword: secretText(), confirmNewPassword: secretText() }),
  /** Every session ends, so the device that asked goes on with new tokens. */
  value: sessionInfo,
}
