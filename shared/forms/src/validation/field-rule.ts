import { asciiDigits, isSameSecret, judgeField, opaqueSecret, type FieldRule } from '@mosaic/contracts'
import { isSolvedChallenge } from '../captcha/solved-challenge'

/** Problem of one field; its texts are under `problem.*`. Codes of the gateway pass through unchanged. */
export type Problem =
  | 'required'
  | 'codeMissing'
  | 'tooLong'
  | 'format'
  | 'common'
  | 'digitsOnly'
  | 'mismatch'
  | 'phone'
  | 'email'
  | 'mustAgree'
  | 'mustConfirmAge'
  | 'ambiguous'

/** Violation of the merchant's rule (spec §5); undecidable rules are left to the gateway. */
export const ruleProblems = (rule: FieldRule, value: string): Problem[] =>
  judgeField(rule, value).filter((problem) => problem !== 'undecided')

/** As `ruleProblems`, for a password: its one form is judged. */
export const secretProblems = (rule: FieldRule, typed: string): Problem[] => ruleProblems(rule, opaqueSecret(typed))

export const confirmationProblems = (value: string, original: string): Problem[] =>
  value === '' ? ['required'] : isSameSecret(value, original) ? [] : ['mismatch']

export const captchaLength = 6

/** A captcha that is shown must be answered, in digits, at most six (spec §5), or by a solved challenge. */
export const captchaProblems = (value: string): Problem[] => {
  if (value === '') return ['required']
  if (isSolvedChallenge(value)) return []
  const problems: Problem[] = []
  if (!/^\d+$/.test(asciiDigits(value))) problems.push('digitsOnly')
  if (value.length > captchaLength) problems.push('tooLong')
  return problems
}
