/** Every code the gateway answers in `errorCode`, and the client's own. Texts live in the `errors` namespace under the same keys. */
export const errorCodes = [
  'request_param_err',
  'request_body_required',
  'function.not.available',
  'unknown.error',
  'system.busy',
  'system.maintenance',
  'region.restricted',
  'merchant.unknown',
  'rate.limited',
  'key.rotated',
  'encryption.required',
  'encryption.invalid',
  'login.not.session',
  'login.wrong.credentials',
  'login.captcha.required',
  'login.locked',
  'login.user.disabled',
  'login.non.member',
  'login.non.agent',
  'permission.missing',
  'captcha.required',
  'captcha.wrong',
  'register.username.exists',
  'register.rule.violated',
  'register.agreement.required',
  'register.age.required',
  'invitation.code.incorrect',
  'verification.code.error',
  'password.wrong.old',
  'modify.new.old.same',
  'password.confirm.mismatch',
  'free_reject',
  'play.self.excluded',
  'play.cool.off',
  'play.limit.reached',
  'money.amount.invalid',
  'money.amount.below.minimum',
  'money.amount.above.maximum',
  'money.limit.reached',
  'money.insufficient',
  'idempotency.mismatch',
  'idempotency.in.progress',
  'deposit.unknown',
  'deposit.provider.unavailable',
  'game.not.found',
  'game.not.available',
  'game.provider.unavailable',
  'record.range.too.long',
  'not.found',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** Failures that never reached the gateway or whose answer could not be read. */
export const clientErrorCodes = ['offline', 'timeout', 'malformed', 'insecure.context', 'request.url.invalid'] as const
export type ClientErrorCode = (typeof clientErrorCodes)[number]

/**
 * Codes of the spec's catalogue (§8) that our gateway has no use for: other gateways of this family answer them, and
 * screens say some of them themselves.
 */
export const familyCodes = [
  'in_email_incorrect',
  'in_please_wait',
  'in_been_out',
  'copy_success',
  'in_logged_login',
  'in_vwrite_code',
  'in_sms_send',
  'same_password',
  'request.url.empty',
  'system.upgrading',
  'ip.restricted',
  'network.slow',
  'loading.failed',
  'login.user.missing',
  'referral.link.error',
  'agent.information.incorrect',
] as const
export type FamilyCode = (typeof familyCodes)[number]
