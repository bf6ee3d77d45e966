import fc from 'fast-check'
import type { FieldRule } from '../schemas'
import { isFieldProblem, judgeField, longestBy, longestPattern, paymentPasswordRule } from './judge-field'

const rule = (parts: Partial<FieldRule>): FieldRule => ({
  enabled: true,
  required: false,
  regExp: '',
  maxLength: 0,
  ...parts,
})
const username = rule({ required: true, regExp: '^[a-z0-9]{4,16}$', maxLength: 16 })

test.each<[string, FieldRule, string, string[]]>([
  ['an empty required field is missing', username, '', ['required']],
  ['an empty optional field passes whatever its pattern says', rule({ regExp: '^\\d{11}$' }), '', []],
  ['a value that fits passes', username, 'player01', []],
  ['a value outside the pattern has a wrong format', username, 'Player 01', ['format']],
  ['too long and wrong are told together', username, 'a'.repeat(17), ['tooLong', 'format']],
  ['a rule without a pattern accepts every text', rule({ required: true }), 'ぷれいやー', []],
  ['a value of 65 characters is judged', rule({ regExp: '^a+$', maxLength: 128 }), 'b'.repeat(65), ['format']],
  ['a value of 128 characters is judged', rule({ regExp: '^a+$' }), 'b'.repeat(128), ['format']],
  ['no rule takes more than 128 characters', rule({ maxLength: 200 }), 'a'.repeat(129), ['tooLong']],
  ['the pattern counts characters, not halves of them', rule({ regExp: '^.{1,2}$' }), '👩🎲', []],
  ['a pattern that cannot be read is undecided', rule({ regExp: '[' }), 'ab', ['undecided']],
  ['a pattern of 200 characters is judged', rule({ regExp: '^b|'.padEnd(longestPattern, 'a') }), 'c', ['format']],
  ['a longer pattern is undecided', rule({ regExp: '^b|'.padEnd(longestPattern + 1, 'a') }), 'b', ['undecided']],
])('%s', (_title, fieldRule, value, expected) => {
  expect(judgeField(fieldRule, value)).toEqual(expected)
})

test('whatever rule and value come: a list of known problems', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 200 }), (regExp, value) =>
      judgeField(rule({ required: true, regExp, maxLength: 128 }), value).every(isFieldProblem),
    ),
  )
})

test('every empty value of an optional field passes', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.nat(200),
      (regExp, maxLength) => judgeField(rule({ regExp, maxLength }), '').length === 0,
    ),
  )
})

test.each([
  [undefined, '^\\d{6}$', 6],
  [rule({ regExp: '' }), '^\\d{6}$', 6],
  [rule({ regExp: '^\\d{4}$', maxLength: 4 }), '^\\d{4}$', 4],
])('a payment password by %j: %s', (served, regExp, longest) => {
  const found = paymentPasswordRule(served)
  expect([found.regExp, longestBy(found)]).toEqual([regExp, longest])
})
