/** What follows from an error code. Its texts stand in the `errors` namespace under the same key. */
export type ErrorFacts = {
  /** HTTP status of the answer. */
  readonly status?: number
  /** Only support can explain it, so its reference is shown. */
  readonly support?: true
  /** The same request may be sent again: nothing was done, or nobody knows whether it was. */
  readonly repeat?: true
  /** The call never left the device. */
  readonly unsent?: true
  /** The whole site is closed to this visitor. */
  readonly closed?: true
}

/** Every code that the gateway answers in `errorCode`. */
export const gatewayErrors = {
  request_param_err: { status: 400 },
  request_body_required: { status: 400 },
  'function.not.available': { status: 404 },
  'unknown.error': { status: 500, support: true },
  'system.busy': { status: 503, support: true, repeat: true },
  'system.maintenance': { status: 503, closed: true },
  'region.restricted': { status: 403, closed: true },
  'merchant.unknown': { status: 400 },
  'rate.limited': { status: 429, repeat: true },
  'key.rotated': { status: 409 },
  'encryption.required': { status: 400 },
  'encryption.invalid': { status: 400 },
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
  'password.link.invalid': { status: 422 },
  'social.unavailable': { status: 503 },
  'social.flow.expired': { status: 422 },
  'social.proof.invalid': { status: 422 },
  'social.account.missing': { status: 404 },
  'social.other.person': { status: 422 },
  'last.way.in': { status: 409 },
  'password.wrong.old': { status: 422 },
  'password.missing': { status: 409 },
  'password.exists': { status: 409 },
  'modify.new.old.same': { status: 422 },
  'password.confirm.mismatch': { status: 422 },
  free_reject: { status: 403 },
  'password.wrong': { status: 422 },
  'payment.password.wrong': { status: 422 },
  'payment.password.exists': { status: 409 },
  'payment.password.simple': { status: 422 },
  'security.answers.wrong': { status: 422 },
  'confirmation.required': { status: 403 },
  'passkey.invalid': { status: 422 },
  'passkey.unknown': { status: 422 },
  'passkey.expired': { status: 422 },
  'passkey.copied': { status: 403 },
  'passkey.exists': { status: 409 },
  'passkey.most.reached': { status: 422 },
  'picture.invalid': { status: 422 },
  'play.self.excluded': { status: 403 },
  'play.cool.off': { status: 403 },
  'play.limit.reached': { status: 422 },
  'money.amount.invalid': { status: 400 },
  'money.amount.below.minimum': { status: 422 },
  'money.amount.above.maximum': { status: 422 },
  'money.limit.reached': { status: 422 },
  'money.insufficient': { status: 422 },
  'idempotency.mismatch': { status: 422 },
  'idempotency.in.progress': { status: 409, repeat: true },
  'deposit.unknown': { status: 404 },
  'deposit.provider.unavailable': { status: 503 },
  'game.not.found': { status: 404 },
  'game.not.available': { status: 409 },
  'game.provider.unavailable': { status: 503 },
  'record.range.too.long': { status: 422 },
  'agent.level.deepest': { status: 422 },
  'not.found': { status: 404 },
} as const satisfies Record<string, ErrorFacts & { readonly status: number }>
export type ErrorCode = keyof typeof gatewayErrors

/** Failures that never reached the gateway or whose answer could not be read. */
export const clientErrors = {
  offline: { repeat: true, unsent: true },
  timeout: { repeat: true },
  malformed: { support: true },
  'insecure.context': { unsent: true },
  'request.url.invalid': { unsent: true },
} as const satisfies Record<string, ErrorFacts>
export type ClientErrorCode = keyof typeof clientErrors

/**
 * Codes of the spec's catalogue (§8) that our gateway has no use for: other gateways of this family answer them, and
 * screens say some of them themselves.
 */
export const familyErrors = {
  in_email_incorrect: {},
  in_please_wait: {},
  in_been_out: {},
  copy_success: {},
  in_logged_login: {},
  in_vwrite_code: {},
  in_sms_send: {},
  same_password: {},
  'request.url.empty': {},
  'system.upgrading': {},
  'ip.restricted': {},
  'network.slow': {},
  'loading.failed': {},
  'referral.link.error': {},
  'agent.information.incorrect': {},
} as const satisfies Record<string, ErrorFacts>

const rows: Readonly<Record<string, ErrorFacts>> = { ...gatewayErrors, ...clientErrors, ...familyErrors }
const none: ErrorFacts = {}

/** The facts of a code, none for one that nobody knows. The build leaves what only a gateway reads out of the browser's scripts. */
export const errorFacts = (code: string): Omit<ErrorFacts, 'status'> =>
  (Object.hasOwn(rows, code) && rows[code]) || none
