import type { BodyOf, FieldRule } from '@mosaic/contracts'
import { confirmationProblems, type Problem, ruleProblems } from '@mosaic/forms'
import type { RegisterSettings } from '../register/registration-form'

/** Top to bottom, as the fields stand on the page. */
export const textFields = ['username', 'nickname', 'password', 'confirmPassword'] as const
export type WishField = (typeof textFields)[number]
export type AccountWish = Readonly<Record<WishField | 'type', string>> & { readonly ageConfirmed: boolean }

const presence: FieldRule = { enabled: true, required: true, regExp: '', maxLength: 0 }
const ruleOf = (settings: RegisterSettings, field: 'username' | 'password' | 'nickname'): FieldRule =>
  settings.fields[field] ?? presence

/** A nickname is asked for where the merchant's registration knows it. */
export const isShown = (settings: RegisterSettings, field: WishField): boolean =>
  field !== 'nickname' || settings.fields.nickname !== undefined

/** The account follows the same rules as one that its owner would register himself (spec §5). */
export const wishProblems = (
  wish: AccountWish,
  settings: RegisterSettings,
): Readonly<Record<WishField | 'ageConfirmed', readonly Problem[]>> => ({
  username: ruleProblems({ ...ruleOf(settings, 'username'), required: true }, wish.username),
  nickname: isShown(settings, 'nickname')
    ? ruleProblems({ ...ruleOf(settings, 'nickname'), required: false }, wish.nickname)
    : [],
  password: ruleProblems({ ...ruleOf(settings, 'password'), required: true }, wish.password),
  confirmPassword: confirmationProblems(wish.confirmPassword, wish.password),
  ageConfirmed: settings.ageConfirmation && !wish.ageConfirmed ? ['mustConfirmAge'] : [],
})

export const wishBody = (wish: AccountWish): BodyOf<'openAccount'> => ({
  username: wish.username,
  password: wish.password,
  confirmPassword: wish.confirmPassword,
  nickname: wish.nickname,
  type: wish.type === '1' ? 1 : 0,
  ageConfirmed: wish.ageConfirmed,
})
