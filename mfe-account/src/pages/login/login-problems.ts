import type { ApiFailure } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'
import { captchaProblems, captchaWanted, type Problem, ruleProblems, secretProblems } from '@mosaic/forms'

export type LoginForm = { readonly username: string; readonly password: string; readonly captcha: string }
type LoginField = keyof LoginForm

type LoginRules = ValueOf<'registerSettings'>['login']

/** Until the merchant's rules are there, or when they fail to come, a login needs only that nothing is empty. */
const presence = { enabled: true, required: true, regExp: '', maxLength: 0 }

export const loginProblems = (
  form: LoginForm,
  rules: LoginRules | undefined,
  captchaShown: boolean,
): Record<LoginField, Problem[]> => ({
  username: ruleProblems({ ...(rules?.loginUsername ?? presence), required: true }, form.username),
  password: secretProblems({ ...(rules?.loginPassword ?? presence), required: true }, form.password),
  captcha: captchaShown ? captchaProblems(form.captcha) : [],
})

const isAboutCaptcha = (code: string): boolean => code === 'login.captcha.required' || captchaWanted(code)

/** The captcha stays hidden until the gateway asks for it (spec §4): by its code, or beside another refusal for the next attempt. */
export const asksForCaptcha = ({ code, fields }: Pick<ApiFailure, 'code' | 'fields'>): boolean =>
  isAboutCaptcha(code) || fields.captcha === 'required'

/** Next step after a refusal. */
export const fieldAfterRefusal = (code: string): LoginField => (isAboutCaptcha(code) ? 'captcha' : 'password')
