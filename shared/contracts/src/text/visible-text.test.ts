import fc from 'fast-check'
import { visibleString, visibleText } from './visible-text'

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

test('a text with a letter never becomes empty', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => visibleText(`${text}a`) !== ''))
})
