import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'

type Texts = { readonly [key: string]: string | Texts }

const tags = ['en', 'pt', 'ja', 'ko', 'es', 'th'] as const
const pluralTail = /_(zero|one|two|few|many|other)$/

const flatten = (texts: Texts, prefix = ''): Map<string, string> =>
  new Map(Object.entries(texts).flatMap(([key, value]) => (typeof value === 'string' ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)])))

const placeholders = (text: string): string => [...new Set([...text.matchAll(/{{\s*(\w+)[^}]*}}/g)].map((match) => match[1]))].sort().join(',')

/** Keys without their plural tail: languages differ in the forms they need. */
const baseKeys = (texts: Map<string, string>): Set<string> => new Set([...texts.keys()].map((key) => key.replace(pluralTail, '')))

type Namespace = { readonly name: string; readonly folder: string; readonly sources: readonly string[] }

const namespaces = (): Namespace[] => [
  ...readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => ({ name, folder: join(root, name, 'src/texts'), sources: [join(root, name)] })),
  { name: 'shell', folder: join(root, 'host-shell/src/texts'), sources: [join(root, 'host-shell')] },
  {
    name: 'common',
    folder: join(root, 'shared/i18n/src/texts/common'),
    sources: ['host-shell', 'shared', ...readdirSync(root).filter((name) => name.startsWith('mfe-'))].map((name) => join(root, name)),
  },
]

const sourceText = (folder: string): string => {
  if (!existsSync(folder)) return ''
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist', 'texts'].includes(entry.name))
    .map((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return sourceText(path)
      return /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name) && statSync(path).size < 200_000 ? readFileSync(path, 'utf8') : ''
    })
    .join('\n')
}

/** A key counts as used when it stands in the code, or when the code builds it from a template whose fixed head it begins with. */
const unusedKeys = (keys: Iterable<string>, source: string): string[] => {
  const heads = [...source.matchAll(/[`']([A-Za-z][\w.]*\.)(?:\$\{|'\s*\+)/g)].map((match) => match[1] ?? '')
  return [...keys].filter(
    (key) =>
      !source.includes(`'${key}'`) && !source.includes(`:${key}'`) && !source.includes(`"${key}"`) && !source.includes(`\`${key}\``) && !heads.some((head) => key.startsWith(head)),
  )
}

const problemsOf = ({ name, folder, sources }: Namespace): string[] => {
  const read = (tag: string) => flatten(JSON.parse(readFileSync(join(folder, `${tag}.json`), 'utf8')) as Texts)
  const english = read('en')
  const expected = baseKeys(english)
  const problems: string[] = []
  for (const tag of tags) {
    const texts = read(tag)
    const keys = baseKeys(texts)
    for (const key of expected) if (!keys.has(key)) problems.push(`${name}/${tag}: ${key} is missing`)
    for (const key of keys) if (!expected.has(key)) problems.push(`${name}/${tag}: ${key} is not in en.json`)
    for (const [key, text] of texts) {
      const original = english.get(key) ?? english.get(`${key.replace(pluralTail, '')}_other`) ?? english.get(key.replace(pluralTail, ''))
      if (original !== undefined && placeholders(original) !== placeholders(text) && !pluralTail.test(key))
        problems.push(`${name}/${tag}: ${key} has other placeholders than en.json`)
      if (text.trim() === '') problems.push(`${name}/${tag}: ${key} is empty`)
    }
  }
  const source = sources.map(sourceText).join('\n')
  for (const key of unusedKeys(expected, source)) problems.push(`${name}: ${key} is used nowhere`)
  return problems
}

/** Missing, surplus, empty, unused keys and differing placeholders, over all namespaces. */
export const textProblems = (): string[] =>
  namespaces()
    .filter(({ folder }) => existsSync(join(folder, 'en.json')))
    .flatMap(problemsOf)
