/** @jest-environment node */
import fc from 'fast-check'
import {
  digitsOf,
  judgeNumber,
  longestNumber,
  numberForPayload,
  splitInternational,
  withoutTrunkZero,
} from './phone-number'

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

test('digits only, at most twenty, without one leading 0', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const digits = digitsOf(typed)
      const sent = numberForPayload(typed)
      return (
        /^\d*$/.test(sent) &&
        sent.length <= longestNumber &&
        (digits.startsWith(sent) || digits.slice(1).startsWith(sent))
      )
    }),
  )
})

test('stripping again changes nothing when there was one 0', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[1-9]\d{0,15}$/),
      (digits) => withoutTrunkZero(withoutTrunkZero(`0${digits}`)) === digits,
    ),
  )
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

const places = ['BR 55', 'US 1', 'CA 1', 'BS 1242'].map((place) => ({
  code: place.slice(0, 2),
  dialingCode: place.slice(3),
}))
const place = (code: string) => places.find((one) => one.code === code) ?? null

test.each([
  ['+55 11 97142-7151', 'US', 'BR', '11 97142-7151'],
  ['+5511971427151', 'BR', 'BR', '11971427151'],
  [' +55 (011) 97142-7151', 'US', 'BR', '(011) 97142-7151'],
  ['+1 416 555 0100', 'CA', 'CA', '416 555 0100'],
  ['+1 416 555 0100', 'BR', 'US', '416 555 0100'],
  ['+1242 359 1234', 'US', 'BS', '359 1234'],
])('%s with %s chosen is a number of %s, there %s', (typed, chosen, country, rest) => {
  expect(splitInternational(typed, places, place(chosen))).toEqual({ country: place(country), rest })
})

test.each(['11971427151', '55 11 97142-7151', '+55', '+55 11', '+81 90 1234 5678', '+', ''])(
  '"%s" is unchanged',
  (typed) => {
    expect(splitInternational(typed, places, place('BR'))).toBeNull()
  },
)
