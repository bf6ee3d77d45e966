import { get, post, put, remove } from './endpoint'
import type { ErrorRows } from './error-row'

export const identityEndpoints = {
  sessionKeys: get('/wps/session/keys', 'COMM3', 'public', {
    anyToken: true,
    openWhenClosed: true,
    merchantByHost: true,
  }),
  login: post('/wps/session/login', 'COMM3', 'public', { encrypted: true, anyToken: true }),
  socialStart: post('/wps/session/social', 'COMM3', 'public', { decided: true, anyToken: true }),
  linkSocial: post('/wps/session/social/link', 'COMM3', 'public', { encrypted: true, decided: true, anyToken: true }),
  /** The refresh token travels as an HttpOnly cookie, never in a body or a script's reach. */
  refreshSession: post('/wps/session/refresh', 'COMM3', 'public', {
    decided: true,
    anyToken: true,
    selfContained: true,
  }),
  /** Also works with the cookie alone, after the access token has expired. */
  logout: remove('/wps/session/logout', 'COMM3', 'public', { anyToken: true, selfContained: true }),
  register: put('/wps/member/register', 'REG3', 'public', { encrypted: true, anyToken: true, flags: ['USERNAMEREG3'] }),
  registerMobile: put('/wps/member/register/mobile', 'REG3', 'public', {
    encrypted: true,
    anyToken: true,
    flags: ['MOBILENUMREG3'],
  }),
  /** By user name, save that the gateway makes it. */
  registerAutoUsername: put('/wps/member/register/autoUsername', 'COMM3', 'public', {
    encrypted: true,
    anyToken: true,
    flags: ['USERNAMEREG3'],
  }),
  registerSocial: put('/wps/member/register/social', 'REG3', 'public', {
    encrypted: true,
    decided: true,
    anyToken: true,
  }),
  freePlay: post('/wps/session/login/freeplay', 'FREEPLAY3', 'public', { anyToken: true }),
  /** A GET changes no session: any page can make a browser send one. */
  trialAccount: get('/wps/member/trialAccount', 'FREEPLAY3', 'public', { anyToken: true, gatewayOnly: true }),
  smsNoLogin: post('/wps/verification/sms/noLogin', 'VERIFICATION3', 'public', {
    anyToken: true,
    flags: ['VERIFICATION3', 'CHNGPASSVERIF3'],
  }),
  smsRegister: post('/wps/verification/sms/register', 'REGMOBVERF3', 'public', {
    anyToken: true,
    otherModules: ['MOBILENUMREG3'],
    flags: ['REGMOBVERF3', 'MOBILENUMREG3'],
  }),
  forgotByEmail: post('/wps/member/password/email', 'COMM3', 'public', { form: true, anyToken: true }),
  /** The link of that e-mail leads to a page that sends this. */
  resetByEmail: post('/wps/member/password/email/new', 'COMM3', 'public', {
    encrypted: true,
    decided: true,
    anyToken: true,
  }),
  resetByPhone: post('/wps/member/password/verification', 'CHNGPASSVERIF3', 'public', {
    encrypted: true,
    anyToken: true,
  }),
  registerSettings: get('/wps/system/setting/register', 'REG3', 'public', { anyToken: true, openWhenClosed: true }),
  captcha: get('/wps/captcha', 'CAPTCHA3', 'public', { anyToken: true }),
  captchaChallenge: get('/wps/captcha/challenge', 'CAPTCHA3', 'public', { decided: true, anyToken: true }),
  /** A form asks once for each name that is typed. */
  checkUsername: get('/wps/check/username', 'COMM3', 'public', {
    anyToken: true,
    limit: { per: 'address', calls: 10, minutes: 1 },
  }),
  checkEmail: get('/wps/check/email', 'COMM3', 'public', {
    decided: true,
    anyToken: true,
    limit: { per: 'address', calls: 10, minutes: 1 },
  }),
  /** With a code: whether it exists. Without: the caller's own code. */
  affiliate: get('/wps/agent/affiliate', 'AFFMAN3', 'public', {
    anyToken: true,
    limit: { per: 'address', calls: 60, minutes: 1 },
  }),
}

export const identityErrors = {
  'login.not.session': { status: 401 },
  'login.wrong.credentials': { status: 401 },
  'login.captcha.required': { status: 422 },
  'login.locked': { status: 429 },
  'login.user.disabled': { status: 403 },
  'login.user.missing': { status: 404 },
  'login.non.member': { status: 403 },
  'login.non.agent': { status: 403 },
  'permission.missing': { status: 403 },
  'captcha.required': { status: 422 },
  'captcha.wrong': { status: 422 },
  'register.username.exists': { status: 409 },
  'register.rule.violated': { status: 422 },
  'register.agreement.required': { status: 422 },
  'register.age.required': { status: 422 },
  'invitation.code.incorrect': { status: 422 },
  'verification.code.error': { status: 422 },
  'phone.number.invalid': { status: 422 },
  'register.mobile.exists': { status: 409 },
  'social.unavailable': { status: 503 },
  'social.flow.expired': { status: 422 },
  'social.proof.invalid': { status: 422 },
  'social.account.missing': { status: 404 },
  'social.other.person': { status: 422 },
  'last.way.in': { status: 409 },
  'passkey.invalid': { status: 422 },
  'passkey.unknown': { status: 422 },
  'passkey.expired': { status: 422 },
  'passkey.copied': { status: 403 },
  'passkey.exists': { status: 409 },
  'passkey.most.reached': { status: 422 },
} as const satisfies ErrorRows
