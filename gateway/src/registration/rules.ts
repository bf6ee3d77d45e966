import type { RegistrationField } from '@mosaic/contracts'
import type { RegistrationProfile } from '../merchants'

type Violations = Record<string, 'required' | 'format'>
type Filled = Readonly<Partial<Record<RegistrationField, string>>>

/** What the merchant's rules say against a form. Fields that the merchant does not use are not looked at and not kept. */
export const ruleViolations = (profile: RegistrationProfile, form: Filled): Violations => {
  const violations: Violations = {}
  for (const [name, rule] of Object.entries(profile.fields)) {
    const value = form[name as RegistrationField] ?? ''
    if (!rule.enabled) continue
    if (value === '') {
      if (rule.required) violations[name] = 'required'
    } else if (value.length > rule.maxLength || !new RegExp(rule.regExp, 'u').test(value)) violations[name] = 'format'
  }
  return violations
}

const notContact: readonly string[] = ['username', 'password', 'paymentPassword', 'nickname', 'affiliateCode', 'verificationCode']

/** The optional answers worth keeping. */
export const contactOf = (profile: RegistrationProfile, form: Filled): Record<string, string> =>
  Object.fromEntries(
    Object.entries(profile.fields)
      .filter(([name, rule]) => rule.enabled && !notContact.includes(name))
      .map(([name]) => [name, form[name as RegistrationField] ?? ''] as const)
      .filter(([, value]) => value !== ''),
  )
