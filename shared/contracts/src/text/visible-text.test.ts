import fc from 'fast-check'
import { visibleLength, visibleString, visibleText } from './visible-text'

test.each([
  '',
  ' ',
  '\u200b',
  '\u200d\u2060',
  '\ufeff',
  '\u3164',
  '\u115f',
  '\u2800',
  '\u00ad',
  '\u202e',
  '\ufe0f',
  '\u{e0041}',
  '\u2065',
  '\ufff0',
  '\u{e0000}',
  '\u{e0fff}',
  '\u{1d159}',
  '\u{1d173}',
  '\u{16fe4}',
  '\u{1bca0}',
])('only invisible characters (%j): empty', (text) => {
  expect(visibleText(text)).toBe('')
  expect(visibleText(` ${text}${text}\n`)).toBe('')
  expect(visibleString().min(1).safeParse(text).success).toBe(false)
})

test.each([
  [' Ana ', 'Ana'],
  ['❤\ufe0f', '❤\ufe0f'],
  ['👩\u200d👧', '👩\u200d👧'],
  ['허준', '허준'],
])('%j stays visible: %j', (text, shown) => expect(visibleText(text)).toBe(shown))

test.each([
  ['a\u200b', 1],
  [' a b ', 2],
  ['\u2065\u3164', 0],
  ['허준', 2],
])('%j: %i visible characters', (text, length) => expect(visibleLength(text)).toBe(length))

test('a text with a letter never becomes empty', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => visibleText(`${text}a`) !== ''))
})
