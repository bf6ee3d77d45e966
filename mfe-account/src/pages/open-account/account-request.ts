import type { BodyOf, FieldRule } from '@mosaic/contracts'
import { confirmationProblems, type Problem, ruleProblems, secretProblems } from '@mosaic/forms'
import type { RegisterSettings } from '../register/registration-form'

/** In the order of the fields on the page. */
export const textFields = ['username', 'nickname', 'password', 'confirmPassword'] as const
type AccountField = (typeof textFields)[number]
type AccountRequest = Readonly<Record<AccountField | 'type', string>> & { readonly ageConfirmed: boolean }

const presence: FieldRule = { enabled: true, required: true, regExp: '', maxLength: 0 }
const ruleOf = (settings: RegisterSettings, field: 'username' | 'password' | 'nickname'): FieldRule =>
  settings.fields[field] ?? presence

/** Asked for where the merchant's registration has a nickname. */
export const isShown = (settings: RegisterSettings, field: AccountField): boolean =>
  field !== 'nickname' || settings.fields.nickname !== undefined

/** The account follows the same rules as a registration by its owner (spec §5). */
export const accountProblems = (
  request: AccountRequest,
  settings: RegisterSettings,
): Readonly<Record<AccountField | 'ageConfirmed', readonly Problem[]>> => ({
  username: ruleProblems({ ...ruleOf(settings, 'username'), required: true }, request.username),
  nickname: isShown(settings, 'nickname')
    ? ruleProblems({ ...ruleOf(settings, 'nickname'), required: false }, request.nickname)
    : [],
  password: secretProblems({ ...ruleOf(settings, 'password'), required: true }, request.password),
  confirmPassword: confirmationProblems(request.confirmPassword, request.password),
  ageConfirmed: settings.ageConfirmation && !request.ageConfirmed ? ['mustConfirmAge'] : [],
})

export const accountBody = (request: AccountRequest): BodyOf<'openAccount'> => ({
  username: request.username,
  password: request.password,
  confirmPassword: request.confirmPassword,
  nickname: request.nickname,
  type: request.type === '1' ? 1 : 0,
  ageConfirmed: request.ageConfirmed,
})
