import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'

export type Texts = { readonly [key: string]: string | Texts }

const tags = ['en', 'pt', 'ja', 'ko', 'es', 'th'] as const
const pluralTail = /_(zero|one|two|few|many|other)$/

const flatten = (texts: Texts, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  )

const placeholders = (text: string): string =>
  [...new Set([...text.matchAll(/{{\s*(\w+)[^}]*}}/g)].map((match) => match[1]))].sort().join(',')

/** Keys without their plural tail: languages differ in the forms they need. */
const baseKeys = (texts: Map<string, string>): Set<string> =>
  new Set([...texts.keys()].map((key) => key.replace(pluralTail, '')))

type Namespace = { readonly name: string; readonly folder: string; readonly sources: readonly string[] | null }

const namespaces = (): Namespace[] => [
  ...readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => ({ name, folder: join(root, name, 'src/texts'), sources: [join(root, name)] })),
  { name: 'shell', folder: join(root, 'host-shell/src/texts'), sources: [join(root, 'host-shell')] },
  { name: 'staff', folder: join(root, 'host-shell/src/staff/texts'), sources: [join(root, 'host-shell/src/staff')] },
  {
    name: 'catalogue',
    folder: join(root, 'host-shell/src/catalogue/texts'),
    sources: [join(root, 'host-shell/src/catalogue')],
  },
  {
    name: 'common',
    folder: join(root, 'shared/i18n/src/texts/common'),
    sources: ['host-shell', 'shared', ...readdirSync(root).filter((name) => name.startsWith('mfe-'))].map((name) =>
      join(root, name),
    ),
  },
  { name: 'forms', folder: join(root, 'shared/forms/src/texts'), sources: [join(root, 'shared/forms')] },
  // Their keys are codes of the contract; a test of shared/i18n holds the two lists together.
  { name: 'errors', folder: join(root, 'shared/i18n/src/texts/errors'), sources: null },
]

const sourceText = (folder: string): string => {
  if (!existsSync(folder)) return ''
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist', 'texts'].includes(entry.name))
    .map((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return sourceText(path)
      return /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name) && statSync(path).size < 200_000
        ? readFileSync(path, 'utf8')
        : ''
    })
    .join('\n')
}

/** A key counts as used when it stands in the code, or when the code builds it from a template whose fixed head it begins with. */
const unusedKeys = (keys: Iterable<string>, source: string): string[] => {
  const heads = [...source.matchAll(/[`']([A-Za-z][\w.]*\.)(?:\$\{|'\s*\+)/g)].map((match) => match[1] ?? '')
  return [...keys].filter(
    (key) =>
      !source.includes(`'${key}'`) &&
      !source.includes(`:${key}'`) &&
      !source.includes(`"${key}"`) &&
      !source.includes(`\`${key}\``) &&
      !heads.some((head) => key.startsWith(head)),
  )
}

const words = (text: string): number => text.replace(/{{[^}]*}}/g, ' ').match(/[A-Za-z]{2,}/g)?.length ?? 0

/** A sentence that reads the same as in English was forgotten; a single word may be a name or the same word. */
const isLeftInEnglish = (original: string, text: string): boolean => original === text && words(text) >= 3

/** Forms that a count needs in a language; `many` is for millions, which nothing here counts. */
const formsOf = (tag: string): string[] =>
  new Intl.PluralRules(tag).resolvedOptions().pluralCategories.filter((form) => form !== 'many')

export type SixTexts = Readonly<Record<(typeof tags)[number], Texts>>

/** What is wrong with the texts of one namespace; `source` is all code that may use them, null where that is checked elsewhere. */
export const problemsIn = (name: string, texts: SixTexts, source: string | null): string[] => {
  const english = flatten(texts.en)
  const expected = baseKeys(english)
  const problems: string[] = []
  for (const tag of tags) {
    const own = flatten(texts[tag])
    const keys = baseKeys(own)
    for (const key of expected) if (!keys.has(key)) problems.push(`${name}/${tag}: ${key} is missing`)
    for (const key of keys) if (!expected.has(key)) problems.push(`${name}/${tag}: ${key} is not in en.json`)
    for (const [key, text] of own) {
      const base = key.replace(pluralTail, '')
      const original = english.get(key) ?? english.get(`${base}_other`) ?? english.get(base)
      if (original !== undefined && placeholders(original) !== placeholders(text))
        problems.push(`${name}/${tag}: ${key} has other placeholders than en.json`)
      if (text.trim() === '') problems.push(`${name}/${tag}: ${key} is empty`)
      if (tag !== 'en' && original !== undefined && isLeftInEnglish(original, text))
        problems.push(`${name}/${tag}: ${key} is still in English`)
      if (pluralTail.test(key))
        for (const form of formsOf(tag))
          if (!own.has(`${base}_${form}`)) problems.push(`${name}/${tag}: ${base}_${form} is missing`)
    }
  }
  if (source !== null) for (const key of unusedKeys(expected, source)) problems.push(`${name}: ${key} is used nowhere`)
  return [...new Set(problems)]
}

const problemsOf = ({ name, folder, sources }: Namespace): string[] => {
  const read = (tag: string): Texts => JSON.parse(readFileSync(join(folder, `${tag}.json`), 'utf8'))
  const texts = { en: read('en'), pt: read('pt'), ja: read('ja'), ko: read('ko'), es: read('es'), th: read('th') }
  return problemsIn(name, texts, sources ? sources.map(sourceText).join('\n') : null)
}

/** Missing, surplus, empty, unused and untranslated keys, differing placeholders and missing plural forms, over all namespaces or in one. */
export const textProblems = (namespace?: string): string[] =>
  namespaces()
    .filter(({ name }) => namespace === undefined || name === namespace)
    .filter(({ folder }) => existsSync(join(folder, 'en.json')))
    .flatMap(problemsOf)
