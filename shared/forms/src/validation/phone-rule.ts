import { asciiDigits, digitsOf, type FieldRule } from '@mosaic/contracts'
import { longestNumber, numberForPayload } from '../phone/phone-number'
import { ruleProblems, type Problem } from './field-rule'

const presence: FieldRule = { enabled: true, required: true, regExp: '', maxLength: 0 }

/** The merchant's rule judges the wire form; non-digits and excess length are reported first. */
export const numberProblems = (
  rule: FieldRule = presence,
  typed: string,
  { dialingCode = '', unfit = false }: { readonly dialingCode?: string; readonly unfit?: boolean } = {},
): Problem[] => {
  const digits = digitsOf(typed)
  if (digits === '') return typed === '' ? (rule.required ? ['required'] : []) : ['phone']
  if (digits.length > longestNumber) return ['tooLong']
  if (unfit || ruleProblems({ ...rule, required: true }, numberForPayload(typed, dialingCode)).length > 0)
    return ['phone']
  return []
}

const longestCode = 10

/** SMS code: at most ten digits (spec §5), and the merchant's rule. */
export const codeProblems = (rule: FieldRule = presence, typed: string): Problem[] => {
  const value = asciiDigits(typed)
  if (value === '') return ['codeMissing']
  if (!/^\d+$/.test(value)) return ['digitsOnly']
  return value.length > longestCode ? ['tooLong'] : ruleProblems({ ...rule, required: true, maxLength: 0 }, value)
}
