/** @jest-environment node */
import fc from 'fast-check'
import { digitsOf, judgeNumber, longestNumber, numberForPayload, withoutTrunkZero } from './phone-number'

test.each([
  ['11987654321', '11987654321'],
  ['011987654321', '11987654321'],
  ['0011987654321', '011987654321'],
  ['(11) 98765-4321', '11987654321'],
  ['０８１ ２３４ ５６７８', '812345678'],
  ['', ''],
])('%s travels as %s', (typed, sent) => {
  expect(numberForPayload(typed)).toBe(sent)
})

test('only digits travel, at most twenty, and at most one leading 0 is gone', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const digits = digitsOf(typed)
      const sent = numberForPayload(typed)
      return /^\d*$/.test(sent) && sent.length <= longestNumber && (digits.startsWith(sent) || digits.slice(1).startsWith(sent))
    }),
  )
})

test('stripping again changes nothing when there was one 0', () => {
  fc.assert(fc.property(fc.stringMatching(/^[1-9]\d{0,15}$/), (digits) => withoutTrunkZero(withoutTrunkZero(`0${digits}`)) === digits))
})

test.each([
  ['BR', '11987654321', 'fits'],
  ['BR', '119', 'fails'],
  ['TH', '0812345678', 'fits'],
  ['TH', '', 'fails'],
  ['XX', '0812345678', 'undecided'],
] as const)('%s %s: %s', async (country, typed, verdict) => {
  expect(await judgeNumber(country, typed)).toBe(verdict)
})
