import type { FieldRule } from '@mosaic/contracts'
import { digitsOf, longestNumber, numberForPayload } from '../phone/phone-number'
import { ruleProblems, type Problem } from './field-rule'

const presence: FieldRule = { enabled: true, required: true, regExp: '', maxLength: 0 }

/** The number as it will travel is what the merchant's rule judges; what is no digit, or too much, is told before. */
export const numberProblems = (rule: FieldRule = presence, typed: string, unfit = false): Problem[] => {
  const digits = digitsOf(typed)
  if (digits === '') return typed === '' ? (rule.required ? ['required'] : []) : ['phone']
  if (digits.length > longestNumber) return ['tooLong']
  if (unfit || ruleProblems({ ...rule, required: true }, numberForPayload(typed)).length > 0) return ['phone']
  return []
}

const longestCode = 10

/** SMS code: digits, at most ten (spec §5), and what the merchant's rule says beyond. */
export const codeProblems = (rule: FieldRule = presence, value: string): Problem[] => {
  if (value === '') return ['codeMissing']
  if (!/^\d+$/.test(value)) return ['digitsOnly']
  return value.length > longestCode ? ['tooLong'] : ruleProblems({ ...rule, required: true, maxLength: 0 }, value)
}
