import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Texts = { readonly [key: string]: string | Texts }

const pathsOf = (texts: Texts, above = ''): (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, value]) => (typeof value === 'string' ? [[above + key, value] as const] : pathsOf(value, `${above}${key}.`)))

const read = (tag: string) => new Map(pathsOf(JSON.parse(readFileSync(join(__dirname, `${tag}.json`), 'utf8'))))
/** Plural forms differ between languages; what is said must not. */
const base = (key: string) => key.replace(/_(one|other)$/, '')
const holes = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map((match) => match[1]).sort()

describe.each(['pt', 'ja', 'ko', 'es', 'th'])('texts in %s', (tag) => {
  const english = read('en')
  const own = read(tag)

  test('say everything that the English ones say, and nothing more', () => {
    expect(new Set([...own.keys()].map(base))).toEqual(new Set([...english.keys()].map(base)))
    expect([...own.values()].filter((text) => text.trim() === '')).toEqual([])
  })

  test('have the same places for values', () => {
    for (const [key, text] of own) expect([key, holes(text)]).toEqual([key, holes(english.get(key) ?? english.get(`${base(key)}_other`) ?? '')])
  })
})
