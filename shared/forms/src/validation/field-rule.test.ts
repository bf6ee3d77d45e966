import { challengeAnswer } from '../captcha/solved-challenge'
import { captchaProblems, confirmationProblems, ruleProblems } from './field-rule'

test('a rule that only the gateway can follow is left to it', () =>
  expect(ruleProblems({ enabled: true, required: true, regExp: '(?<=', maxLength: 8 }, 'ab')).toEqual([]))

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
    [challengeAnswer({ signature: 'a' }, { counter: 1 }), []],
    ['４８２１', []],
    ['๔๘๒๑', []],
    ['48a1', ['digitsOnly']],
    ['4821034', ['tooLong']],
    ['wrong-answer', ['digitsOnly', 'tooLong']],
  ])('"%s": %j', (value, expected) => {
    expect(captchaProblems(value)).toEqual(expected)
  })
})
