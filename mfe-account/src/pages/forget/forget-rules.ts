import type { FieldRule, ValueOf } from '@mosaic/contracts'
import { codeProblems, numberProblems, type Problem, ruleProblems, secretProblems, ruleShape } from '@mosaic/forms'

type Rules = ValueOf<'registerSettings'>
const presence: FieldRule = { enabled: true, required: true, regExp: '', maxLength: 0 }

type EmailForm = { readonly username: string; readonly email: string }
type PhoneForm = { readonly mobileNum: string; readonly verificationCode: string; readonly newPassword: string }

/** Both are trimmed; the address follows the default rule, which a merchant may replace (spec §5, domain §8.24). */
export const emailProblems = (form: EmailForm, rules: Rules | undefined): Record<keyof EmailForm, Problem[]> => {
  const address = ruleProblems({ ...(rules?.login.email ?? presence), required: true }, form.email.trim())
  return {
    username: ruleProblems({ ...(rules?.login.loginUsername ?? presence), required: true }, form.username.trim()),
    email: address.includes('format') || address.includes('tooLong') ? ['email'] : address,
  }
}

export const phoneProblems = (
  form: PhoneForm,
  rules: Rules | undefined,
  country: { readonly dialingCode: string; readonly unfit: boolean },
): Record<keyof PhoneForm, Problem[]> => ({
  mobileNum: numberProblems(rules?.login.loginMobileNum, form.mobileNum, country),
  verificationCode: codeProblems(rules?.login.verificationCode, form.verificationCode),
  newPassword: secretProblems({ ...(rules?.fields.password ?? presence), required: true }, form.newPassword),
})

/** Message for a rule without a number. */
const defaultFewest = 6

/** Fewest digits that the rule for numbers takes, for the message (spec §5: "with minimum length"). */
export const fewestDigits = (rule: FieldRule | undefined): number => ruleShape(rule?.regExp ?? '')?.min ?? defaultFewest
