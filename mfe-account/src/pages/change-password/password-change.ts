import { type FieldRule, isSameSecret } from '@mosaic/contracts'
import { confirmationProblems, type Problem, secretProblems } from '@mosaic/forms'

export type NewPassword = { readonly newPassword: string; readonly confirmNewPassword: string }
export type PasswordChange = NewPassword & { readonly oldPassword: string }
export type PasswordField = keyof PasswordChange

export const newPasswordFields: readonly (keyof NewPassword)[] = ['newPassword', 'confirmNewPassword']
export const passwordFields: readonly PasswordField[] = ['oldPassword', ...newPasswordFields]

const presence: FieldRule = { enabled: true, required: true, regExp: '', maxLength: 0 }

export const newPasswordProblems = (
  form: NewPassword,
  rule: FieldRule = presence,
): Record<keyof NewPassword, Problem[]> => ({
  newPassword: secretProblems({ ...rule, required: true }, form.newPassword),
  confirmNewPassword: confirmationProblems(form.confirmNewPassword, form.newPassword),
})

export const passwordProblems = (
  form: PasswordChange,
  rule: FieldRule = presence,
): Record<PasswordField, Problem[]> => ({
  oldPassword: secretProblems(presence, form.oldPassword),
  ...newPasswordProblems(form, rule),
})

/** The new password must differ from the old one; shown in a pop-up, not under a field (spec §5). */
export const reusesOldPassword = (form: PasswordChange): boolean =>
  form.newPassword !== '' && isSameSecret(form.newPassword, form.oldPassword)
