import { field } from '@mosaic/forms'
import { wordFields, type Words, wordState, writtenWords, wrongLanguages } from './word-fields'

const words = (written: Partial<Words>): Words => {
  const empty = Object.fromEntries(Object.entries(wordFields()).map(([name, { initial }]) => [name, initial]))
  return { ...(empty as unknown as Words), ...written }
}

test('existing texts are the initial values of the fields', () => {
  expect(wordFields({ JA: { title: 'お知らせ', content: '本文' } })['title.JA']).toEqual(field.text('お知らせ'))
})

test.each<[string, Partial<Words>, readonly string[]]>([
  ['no texts: English is missing', {}, ['EN']],
  ['English alone: complete', { 'title.EN': 'a', 'content.EN': 'b' }, []],
  ['a title without its text: incomplete', { 'title.EN': 'a', 'content.EN': 'b', 'title.JA': 'c' }, ['JA']],
  ['a title of blanks: incomplete', { 'title.EN': ' ', 'content.EN': 'b' }, ['EN']],
])('%s', (_rule, written, wrong) => {
  expect(wrongLanguages(words(written))).toEqual(wrong)
})

test('only complete languages are sent, trimmed', () => {
  const all = words({ 'title.EN': ' a ', 'content.EN': 'b', 'content.KO': 'c' })
  expect(writtenWords(all, (title, content) => title + content)).toEqual({ EN: 'ab' })
  expect(wordState(all, 'KO')).toBe('half')
})
