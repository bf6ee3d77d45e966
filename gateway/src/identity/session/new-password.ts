import type { FieldRule } from '@mosaic/contracts'
import { fail, type Failure } from '../../platform/kernel/result'

/** No rule lets an empty password through, and none looks at more than its length allows. */
export const passwordProblem = (rule: FieldRule | undefined, newPassword: string): Failure | null =>
  newPassword === '' ||
  (rule && (newPassword.length > rule.maxLength || !new RegExp(rule.regExp, 'u').test(newPassword)))
    ? fail('register.rule.violated', undefined, { newPassword: 'format' })
    : null

type Wish = { readonly newPassword: string; readonly confirmNewPassword: string }

export const newPasswordProblem = (
  rule: FieldRule | undefined,
  { newPassword, confirmNewPassword }: Wish,
): Failure | null =>
  newPassword === confirmNewPassword ? passwordProblem(rule, newPassword) : fail('password.confirm.mismatch')
