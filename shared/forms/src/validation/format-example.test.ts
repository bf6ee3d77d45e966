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
])('%s: for example %s', (regExp, example) => {
  expect(formatExample(regExp)).toBe(example)
  expect(example).toMatch(new RegExp(regExp))
})

test.each(['', '^(?=.*\\d)\\S{8,64}$', '^(?!0)\\d{4}$', '^[^a]{2}$', '^\\p{L}{2}$', '^(\\d)\\1$', '^[a-z', '^.{60}$'])(
  '%s has no plain example',
  (regExp) => {
    expect(formatExample(regExp)).toBeNull()
  },
)
