/** @jest-environment node */
import { digitsOf } from '@mosaic/contracts'
import fc from 'fast-check'
import { longestNumber, numberForPayload, splitInternational } from './phone-number'

test.each([
  ['11987654321', '11987654321'],
  ['011987654321', '11987654321'],
  ['(11) 98765-4321', '11987654321'],
  ['5511987650001', '11987650001'],
  ['005511987650001', '11987650001'],
  ['+55 11 98765-0001', '11987650001'],
  ['', ''],
  ['+65 9123 4567', '006591234567'],
  ['(+66) 91 234 5678', '0066912345678'],
  ['tel:00 65 9123 4567', '006591234567'],
])('%s travels to Brazil as %s', (typed, sent) => {
  expect(numberForPayload(typed, '55')).toBe(sent)
})

test('only digits travel, at most twenty', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('55', '66', '1', '999'), (typed, dialing) => {
      const sent = numberForPayload(typed, dialing)
      return /^\d*$/.test(sent) && sent.length <= longestNumber && (sent === '' || digitsOf(typed) !== '')
    }),
  )
})

const places = ['BR 55', 'TH 66', 'PT 351', 'AR 54', 'US 1', 'CA 1', 'BS 1242'].map((place) => ({
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
  ['0055 11 97142-7151', 'US', 'BR', '11 97142-7151'],
  ['＋５５ 11 97142-7151', 'US', 'BR', '11 97142-7151'],
  ['(+66) 91 234 5678', 'BR', 'TH', '91 234 5678'],
  ['tel:+66912345678', 'BR', 'TH', '912345678'],
  ['TEL +66 91 234 5678', 'BR', 'TH', '91 234 5678'],
  ['📞 +66 91 234 5678', 'BR', 'TH', '91 234 5678'],
  ['﹢66 91 234 5678', 'BR', 'TH', '91 234 5678'],
  ['(+351) 912 345 678', 'BR', 'PT', '912 345 678'],
  ['+351-912-345-678', 'BR', 'PT', '912-345-678'],
  ['+1 (242) 359-1234', 'US', 'BS', '359-1234'],
  ['(00 351) 912 345 678', 'BR', 'PT', '912 345 678'],
  ['+54 (0351) 15-234-5678', 'BR', 'AR', '(0351) 15-234-5678'],
])('%s with %s chosen is a number of %s, there %s', (typed, chosen, country, rest) => {
  expect(splitInternational(typed, places, place(chosen))).toEqual({ country: place(country), rest })
})

test.each([
  '11971427151',
  '55 11 97142-7151',
  '+55',
  '+55 11',
  '0055 11',
  '0011987654321',
  '+81 90 1234 5678',
  '+',
  '',
])('"%s" is left as it stands', (typed) => {
  expect(splitInternational(typed, places, place('BR'))).toBeNull()
})
