import { judgeField, type FieldRule } from '@mosaic/contracts'
import { isSolvedChallenge } from '../captcha/solved-challenge'

/** What is wrong with one field; the texts stand under `problem.*`. Codes of the gateway travel as they are. */
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

/** What the merchant's rule says against a value (spec §5); what cannot be decided here is left to the gateway. */
export const ruleProblems = (rule: FieldRule, value: string): Problem[] =>
  judgeField(rule, value).filter((problem) => problem !== 'undecided')

export const confirmationProblems = (value: string, original: string): Problem[] =>
  value === '' ? ['required'] : value === original ? [] : ['mismatch']

export const captchaLength = 6

/** A captcha that is shown must be answered, in digits, at most six (spec §5), or by a solved challenge. */
export const captchaProblems = (value: string): Problem[] => {
  if (value === '') return ['required']
  if (isSolvedChallenge(value)) return []
  const problems: Problem[] = []
  if (!/^\d+$/.test(value)) problems.push('digitsOnly')
  if (value.length > captchaLength) problems.push('tooLong')
  return problems
}
