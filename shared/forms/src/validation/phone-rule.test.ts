import type { FieldRule } from '@mosaic/contracts'
import { codeProblems, numberProblems } from './phone-rule'

const rule = (regExp: string, parts: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  regExp,
  maxLength: 20,
  ...parts,
})
const number = rule('^\\d{6,15}$')
const code = rule('^\\d{6}$', { maxLength: 10 })

test.each([
  ['', ['required']],
  ['11987654321', []],
  ['0 11 98765-4321', []],
  ['12345', ['phone']],
  ['abc', ['phone']],
  ['1234567890123456', ['phone']],
  ['123456789012345678901', ['tooLong']],
])('the mobile number "%s": %j', (typed, problems) => {
  expect(numberProblems(number, typed)).toEqual(problems)
})

test('a number that its country does not have is wrong, whatever the rule says', () => {
  expect(numberProblems(number, '11987654321', { unfit: true })).toEqual(['phone'])
})

test('an optional number may stay empty', () => {
  expect(numberProblems(rule('^\\d{6,15}$', { required: false }), '')).toEqual([])
})

test.each([
  ['', ['codeMissing']],
  ['123456', []],
  ['12345', ['format']],
  ['12345a', ['digitsOnly']],
  ['12345678901', ['tooLong']],
])('the SMS code "%s": %j', (value, problems) => {
  expect(codeProblems(code, value)).toEqual(problems)
})
