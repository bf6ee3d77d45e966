import type { FieldRule } from '@mosaic/contracts'
import { testPattern } from './linear-pattern'

/** What is wrong with one field; the texts stand under `problem.*`. Codes of the gateway travel as they are. */
export type Problem =
  | 'required'
  | 'tooLong'
  | 'format'
  | 'digitsOnly'
  | 'mismatch'
  | 'phone'
  | 'email'
  | 'mustAgree'
  | 'mustConfirmAge'
  | 'ambiguous'

/** No rule of a form needs to look at more; a longer value is judged by its length here and by the gateway there. */
export const longestTested = 64

/** Judges a value by the merchant's rule (spec §5): an empty optional field always passes, several problems may hold at once. */
export const ruleProblems = (rule: FieldRule, value: string): Problem[] => {
  if (value === '') return rule.required ? ['required'] : []
  const problems: Problem[] = []
  if (rule.maxLength > 0 && value.length > rule.maxLength) problems.push('tooLong')
  if (rule.regExp !== '' && value.length <= longestTested && testPattern(rule.regExp, value) === 'fails')
    problems.push('format')
  return problems
}

export const confirmationProblems = (value: string, original: string): Problem[] =>
  value === '' ? ['required'] : value === original ? [] : ['mismatch']

export const captchaLength = 6

/** A captcha that is shown must be answered, in digits, at most six (spec §5). */
export const captchaProblems = (value: string): Problem[] => {
  if (value === '') return ['required']
  const problems: Problem[] = []
  if (!/^\d+$/.test(value)) problems.push('digitsOnly')
  if (value.length > captchaLength) problems.push('tooLong')
  return problems
}
