import { isSameSecret, judgeSecret, type FieldProblem, type FieldRule } from '@mosaic/contracts'
import { fail, type Failure } from '../../platform/http/result'
import { isCommonPassword } from './common-passwords'

const defaultRule: FieldRule = { enabled: true, required: true, regExp: '', maxLength: 0 }

const commonProblem = (password: string): FieldProblem[] => (isCommonPassword(password) ? ['common'] : [])

/** No rule lets an empty password through. */
export const passwordProblem = (rule: FieldRule = defaultRule, newPassword: string): Failure | null => {
  const [problem] = [...judgeSecret({ ...rule, required: true }, newPassword), ...commonProblem(newPassword)]
  return problem ? fail('register.rule.violated', undefined, { newPassword: problem }) : null
}

type NewPassword = { readonly newPassword: string; readonly confirmNewPassword: string }

export const newPasswordProblem = (
  rule: FieldRule | undefined,
  { newPassword, confirmNewPassword }: NewPassword,
): Failure | null =>
  isSameSecret(newPassword, confirmNewPassword) ? passwordProblem(rule, newPassword) : fail('password.confirm.mismatch')
