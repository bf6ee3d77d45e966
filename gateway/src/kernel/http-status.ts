import type { ErrorCode } from '@mosaic/contracts'

/** HTTP status of every error code; the type makes a new code without a status a compile error. */
export const httpStatus: Readonly<Record<ErrorCode, number>> = {
  request_param_err: 400, request_body_required: 400, 'function.not.available': 404, 'unknown.error': 500, 'system.busy': 503, 'system.maintenance': 503,
  'region.restricted': 403, 'merchant.unknown': 400, 'rate.limited': 429, 'key.rotated': 409, 'encryption.required': 400, 'encryption.invalid': 400,
  'login.not.session': 401, 'login.wrong.credentials': 401, 'login.captcha.required': 422, 'login.locked': 429, 'login.user.disabled': 403,
  'login.non.member': 403, 'login.non.agent': 403, 'permission.missing': 403, 'captcha.required': 422, 'captcha.wrong': 422, 'register.username.exists': 409,
  'register.rule.violated': 422, 'register.agreement.required': 422, 'register.age.required': 422, 'invitation.code.incorrect': 422, 'verification.code.error': 422,
  'password.wrong.old': 422, 'modify.new.old.same': 422, 'password.confirm.mismatch': 422, free_reject: 403,
  'money.amount.invalid': 400, 'money.amount.below.minimum': 422, 'money.amount.above.maximum': 422, 'money.limit.reached': 422, 'money.insufficient': 422,
  'idempotency.mismatch': 422, 'idempotency.in.progress': 409, 'deposit.unknown': 404, 'deposit.provider.unavailable': 503,
  'game.not.found': 404, 'game.not.available': 409, 'game.provider.unavailable': 503, 'record.range.too.long': 422, 'not.found': 404,
}
