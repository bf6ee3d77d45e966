import { formatExample } from './format-example'

test.each([
  ['^\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}$', '000.000.000-00'],
  ['^[A-Z]{2}\\d{6}$', 'AA000000'],
  ['^(?:MOS|AUR)-\\d{4,8}$', 'MOS-0000'],
  ['^\\+?\\d{6,}$', '000000'],
  ['^U[0-9a-f]{8}$', 'U00000000'],
  ['^\\S+@\\S+\\.com$', 'a@a.com'],
  ['^(\\d{5})(-\\d{3})?$', '00000'],
  ['^a|b$', 'a'],
  ['^(?=.*\\d)\\S{8,64}$', 'abcdefg1'],
  ['^(?=.*[A-Z])(?=.*\\d)\\S{8,64}$', 'abcdefA1'],
  ['^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)\\S{8,64}$', 'abcdefA1'],
  ['^(?=.*[!@#])[A-Za-z0-9!@#]{8,20}$', 'abcdefg!'],
  ['^(?!0)\\d{4}$', '1234'],
  ['^[1-9]{4}$', '1111'],
  ['^[^a]{2}$', 'A1'],
  ['^(\\d)\\1$', '11'],
  ['^\\d{3}$|^\\d{5}$', '123'],
  ['^[가-힣]{2,5}$', '가가'],
])('%s: for example %s', (regExp, example) => {
  expect(formatExample(regExp)).toBe(example)
  expect(example).toMatch(new RegExp(regExp))
})

test.each(['', '^\\p{L}{2}$', '^[a-z', '^.{60}$', '^(?=a)b$'])('%s has no plain example', (regExp) => {
  expect(formatExample(regExp)).toBeNull()
})
