import {
  judgeField,
  judgeSecret,
  paymentPasswordRule,
  type FieldProblem,
  type FieldRule,
  type RegistrationField,
} from '@mosaic/contracts'
import type { RegistrationProfile } from '../../platform'
import { isCommonPassword } from '../password'

/** `auto`: the gateway makes the user name. `social`: a provider vouches, so neither name nor password is required. */
export type RegistrationMethod = 'username' | 'auto' | 'mobile' | 'social'
type Violations = Record<string, FieldProblem>
type Filled = Readonly<Partial<Record<RegistrationField, string>>>

const secrets: readonly string[] = ['password', 'paymentPassword']
const byNumber: readonly string[] = ['mobileNum', 'verificationCode']

/** Fields that are required whatever the merchant's rules say. */
const requiredFields = (profile: RegistrationProfile, method: RegistrationMethod): readonly string[] => {
  if (method === 'mobile') return [...byNumber, ...(profile.mobilePassword ? ['password'] : [])]
  return [
    ...(method === 'username' ? ['username'] : []),
    ...(method === 'social' ? [] : ['password']),
    ...(profile.mobileVerified ? byNumber : []),
  ]
}
const unknownFields = (profile: RegistrationProfile, method: RegistrationMethod): readonly string[] => {
  if (method === 'mobile') return ['username', ...(profile.mobilePassword ? [] : ['password'])]
  return [
    ...(method === 'username' ? [] : ['username']),
    ...(method === 'social' ? ['password'] : []),
    ...(profile.mobileVerified ? [] : ['verificationCode']),
  ]
}

/** The rules of a registration method, with its required fields enabled and its unknown fields disabled. */
export const rulesOf = (
  profile: RegistrationProfile,
  method: RegistrationMethod,
): readonly (readonly [string, FieldRule])[] => {
  const needed = requiredFields(profile, method)
  const unknown = unknownFields(profile, method)
  return Object.entries(profile.fields)
    .filter(([name]) => !unknown.includes(name))
    .map(([name, rule]) => [name, name === 'paymentPassword' ? paymentPasswordRule(rule) : rule] as const)
    .map(([name, rule]) => [name, needed.includes(name) ? { ...rule, enabled: true, required: true } : rule] as const)
    .filter(([, rule]) => rule.enabled)
}

/** Fields that the merchant does not use are ignored. */
export const ruleViolations = (profile: RegistrationProfile, method: RegistrationMethod, form: Filled): Violations =>
  violationsOf(rulesOf(profile, method), form)

export const violationsOf = (rules: readonly (readonly [string, FieldRule])[], form: Filled): Violations => {
  const violations: Violations = {}
  for (const [name, rule] of rules) {
    const value = form[name as RegistrationField] ?? ''
    const [problem] = secrets.includes(name) ? judgeSecret(rule, value) : judgeField(rule, value)
    if (problem) violations[name] = problem
    else if (name === 'password' && isCommonPassword(value)) violations[name] = 'common'
  }
  return violations
}

const notContact: readonly string[] = [
  'username',
  'password',
  'paymentPassword',
  'nickname',
  'affiliateCode',
  'verificationCode',
  'email',
]

/** Answers without a column of their own. */
export const contactOf = (
  profile: RegistrationProfile,
  method: RegistrationMethod,
  form: Filled,
): Record<string, string> =>
  Object.fromEntries(
    rulesOf(profile, method)
      .filter(([name]) => !notContact.includes(name))
      .map(([name]) => [name, form[name as RegistrationField] ?? ''] as const)
      .filter(([, value]) => value !== ''),
  )
