import type { FieldRule } from '@mosaic/contracts'
import { confirmationProblems, ruleProblems, type Problem } from '../../validation/field-rule'

export type PasswordChange = { readonly oldPassword: string; readonly newPassword: string; readonly confirmNewPassword: string }
export type PasswordField = keyof PasswordChange

export const passwordFields: readonly PasswordField[] = ['oldPassword', 'newPassword', 'confirmNewPassword']

const presence: FieldRule = { enabled: true, required: true, regExp: '', maxLength: 0 }

export const passwordProblems = (form: PasswordChange, rule: FieldRule = presence): Record<PasswordField, Problem[]> => ({
  oldPassword: ruleProblems(presence, form.oldPassword),
  newPassword: ruleProblems({ ...rule, required: true }, form.newPassword),
  confirmNewPassword: confirmationProblems(form.confirmNewPassword, form.newPassword),
})

/** The new password must differ from the old one; told in a pop-up, not under a field (spec §5). */
export const keepsOldPassword = (form: PasswordChange): boolean => form.newPassword !== '' && form.newPassword === form.oldPassword
