import type { FieldRule } from '@mosaic/contracts'
import fc from 'fast-check'
import { captchaProblems, confirmationProblems, ruleProblems } from './field-rule'

const rule = (parts: Partial<FieldRule>): FieldRule => ({
  enabled: true,
  required: false,
  regExp: '',
  maxLength: 0,
  ...parts,
})
const username = rule({ required: true, regExp: '^[a-z0-9]{4,16}$', maxLength: 16 })

describe('ruleProblems', () => {
  test.each<[string, FieldRule, string, string[]]>([
    ['an empty required field is missing', username, '', ['required']],
    ['an empty optional field passes whatever its pattern says', rule({ regExp: '^\\d{11}$' }), '', []],
    ['a value that fits passes', username, 'player01', []],
    ['a value outside the pattern has a wrong format', username, 'Player 01', ['format']],
    ['too long and wrong are told together', username, 'a'.repeat(17), ['tooLong', 'format']],
    ['a rule without a pattern accepts every text', rule({ required: true }), 'ぷれいやー', []],
    ['a pattern that cannot be read is left to the gateway', rule({ regExp: '([' }), 'abc', []],
    [
      'a value longer than what is tested is judged by its length alone',
      rule({ regExp: '^a+$', maxLength: 128 }),
      'b'.repeat(65),
      [],
    ],
  ])('%s', (_title, fieldRule, value, expected) => {
    expect(ruleProblems(fieldRule, value)).toEqual(expected)
  })

  it('never throws and never hangs, whatever rule and value come', () => {
    const evil = fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom('^(a+)+$', '(x+x+)+y', '^(\\w+\\s?)*$'))
    fc.assert(
      fc.property(evil, fc.string({ maxLength: 200 }), (regExp, value) => {
        const started = performance.now()
        ruleProblems(rule({ required: true, regExp, maxLength: 64 }), value)
        return performance.now() - started < 1000
      }),
    )
  })

  it('lets every empty value of an optional field pass', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.nat(200),
        (regExp, maxLength) => ruleProblems(rule({ regExp, maxLength }), '').length === 0,
      ),
    )
  })
})

describe('confirmationProblems', () => {
  test.each([
    ['', 'secret', ['required']],
    ['secret', 'secret', []],
    ['Secret', 'secret', ['mismatch']],
  ])('"%s" for "%s": %j', (value, original, expected) => {
    expect(confirmationProblems(value, original)).toEqual(expected)
  })
})

describe('captchaProblems', () => {
  test.each([
    ['', ['required']],
    ['4821', []],
    ['482103', []],
    ['48a1', ['digitsOnly']],
    ['4821034', ['tooLong']],
    ['wrong-answer', ['digitsOnly', 'tooLong']],
  ])('"%s": %j', (value, expected) => {
    expect(captchaProblems(value)).toEqual(expected)
  })
})
