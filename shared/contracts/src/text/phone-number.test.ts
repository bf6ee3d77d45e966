import fc from 'fast-check'
import parse, { getCountryCallingCode, getExampleNumber, type CountryCode } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/examples.mobile.json'
import { isInternational, nationalNumber, typedNationalNumber } from './phone-number'

const countries =
  'AR AU BO BR CA CL CO CR DE DO EC ES FR GB GT HK HN ID IN IT JP KH KR LA MM MO MX MY NI NZ PA PE PH PT PY SG SV TH TW US UY VE VN'.split(
    ' ',
  ) as CountryCode[]

describe.each(countries)('%s', (country) => {
  const dialing = getCountryCallingCode(country)
  const example = getExampleNumber(country, examples)
  const national = example?.nationalNumber ?? ''

  test('national, international and home spelling are one number, which libphonenumber knows', () => {
    for (const typed of [
      national,
      `${dialing}${national}`,
      `00${dialing}${national}`,
      `+${dialing} ${national}`,
      example?.formatNational() ?? '',
      example?.formatInternational() ?? '',
    ])
      expect([typed, typedNationalNumber(dialing, typed)]).toEqual([typed, national])
    expect(parse(`+${dialing}${national}`)?.isValid()).toBe(true)
  })

  test('the gateway refuses it with its country code in front', () => {
    expect(nationalNumber(dialing, national)).toBe(national)
    expect(nationalNumber(dialing, `${dialing}${national}`)).toBeNull()
  })
})

test.each([
  ['55', '55987650001', '55987650001'],
  ['55', '5555987650001', '55987650001'],
  ['55', '11 8765-0001', '11987650001'],
  ['55', '551187650001', '11987650001'],
  ['55', '0 15 11 98765-0001', '11987650001'],
  ['55', '+55 (0)11 98765-0001', '11987650001'],
  ['55', '119876500012', null],
  ['55', '119876500', null],
  ['66', '66812345678', '812345678'],
  ['66', '๐๘๑ ๒๓๔ ๕๖๗๘', '812345678'],
  ['66', '０８１ ２３４ ５６７８', '812345678'],
  ['1', '1 415 555 0100', '4155550100'],
  ['1', '011 1 415 555 0100', '4155550100'],
  ['1', '115 555 0100', null],
  ['52', '1 55 1234 5678', '5512345678'],
  ['52', '+52 1 55 1234 5678', '5512345678'],
  ['52', '044 55 1234 5678', '5512345678'],
  ['54', '011 15-2345-6789', '91123456789'],
  ['54', '+54 9 11 2345-6789', '91123456789'],
  ['54', '0351 15 234-5678', '93512345678'],
  ['54', '02954 15 23-4567', '92954234567'],
  ['56', '8765 4321', '987654321'],
  ['84', '0168 234 5678', '382345678'],
  ['55', '+66 812345678', null],
  ['999', '12345', '12345'],
  ['0', '11987654321', null],
] as const)('+%s, typed %s: %s', (dialing, typed, national) => {
  expect(typedNationalNumber(dialing, typed)).toBe(national)
})

test.each([
  '+',
  '＋',
  '﹢',
  '⁺',
  '₊',
  '➕',
  '﬩',
  '(+',
  'tel:+',
  'TEL +',
  '📞 +',
  'Mobile: (+',
  '\u202a+',
  '00',
  '(00) ',
  '0 0 ',
])('%s in front: the number of another country is not read as one of the chosen one', (front) => {
  for (const [dialing, typed, own] of [
    ['55', '66 91 234 5678', '66'],
    ['55', '65 9123 4567', '65'],
    ['1', '34 612 345 678', '34'],
  ] as const) {
    expect(isInternational(`${front}${typed}`)).toBe(true)
    expect(typedNationalNumber(dialing, `${front}${typed}`)).toBeNull()
    expect(nationalNumber(dialing, `${front}${typed}`)).toBeNull()
    expect(typedNationalNumber(own, `${front}${typed}`)).toBe(typed.slice(3).replace(/ /g, ''))
  }
})

test.each(['11 98765-0001', '(011) 98765-0001', '0 11 98765-0001', '98765+0001', ''])('%s: national', (typed) =>
  expect(isInternational(typed)).toBe(false),
)

test('a canonical number stays as it is, in both functions', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...countries.map((country) => String(getCountryCallingCode(country)))),
      fc.stringMatching(/^[0-9]{7,15}$/),
      (dialing, digits) => {
        const national = typedNationalNumber(dialing, digits)
        if (national === null) return
        expect(nationalNumber(dialing, national)).toBe(national)
        expect(typedNationalNumber(dialing, national)).toBe(national)
        expect(typedNationalNumber(dialing, `+${dialing}${national}`)).toBe(national)
      },
    ),
    { numRuns: 2000 },
  )
})
