import { ruleShape } from './rule-shape'

test.each([
  ['^[a-zA-Z0-9]{6,16}$', { kind: 'lettersDigits', min: 6, max: 16 }],
  ['^\\w{4,20}$', { kind: 'lettersDigitsUnderscore', min: 4, max: 20 }],
  ['^[a-z0-9]{4,12}$', { kind: 'lowercaseDigits', min: 4, max: 12 }],
  ['^[A-Za-z]\\w{3,15}$', { kind: 'letterFirst', min: 4, max: 16 }],
  ['^\\S{8,64}$', { kind: 'characters', min: 8, max: 64 }],
  ['^\\d{4,6}$', { kind: 'digits', min: 4, max: 6 }],
  ['^\\d{6}$', { kind: 'digits', min: 6, max: 6 }],
  ['^.{8,20}$', { kind: 'characters', min: 8, max: 20 }],
  ['^(?=.*[A-Za-z])(?=.*\\d).{8,64}$', { kind: 'mixed', min: 8, max: 64 }],
  ['^(?=.*\\d)(?=.*[a-zA-Z])[^\\s]{8,64}$', { kind: 'mixed', min: 8, max: 64 }],
  ['^(?=.*\\d)(?=.*[a-z])[^\\s]{8,64}$', null],
  ['^(?=.*\\d)\\S{8,64}$', null],
  ['^(?=.*[A-Z])(?=.*\\d)\\S{8,64}$', null],
  ['^(?=.*[!@#])[A-Za-z0-9!@#]{8,20}$', null],
  ['^(?=.*[A-Za-z])(?=.*\\d)(?=.*[!@#])\\S{8,20}$', null],
  ['^[A-Z]{5}$', null],
  ['^[A-Z]{4,9}$', null],
  ['^[1-9]{4,6}$', null],
  ['^\\S{8}$', null],
  ['^[\\w.@-]{2,32}$', { kind: 'listed', min: 2, max: 32, signs: { letters: true, digits: true, others: '_.@-' } }],
  ['^[0-9-]{4,9}$', { kind: 'listed', min: 4, max: 9, signs: { letters: false, digits: true, others: '-' } }],
  ['^[A-Za-z ]{2,9}$', null],
  ['^[а-я]{2,9}$', null],
  ['^\\S+@\\S+$', null],
  ['', null],
])('%s: shape %j', (regExp, shape) => {
  expect(ruleShape(regExp)).toEqual(shape)
})
