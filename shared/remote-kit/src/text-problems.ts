import { gatewayErrors } from '@mosaic/contracts'
import { deskErrors } from '@mosaic/contracts/desk'

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
  [...new Set([...text.matchAll(/{{-?\s*([\w.]+)[^}]*}}/g)].map((match) => match[1]))].sort().join(',')

/** Code does both: the browser's i18next has neither (`trim-i18next.cjs`). */
const nestsOrFormats = /\$t\(|{{[^}]*,/

/** Keys without their plural tail: languages differ in the forms they need. */
const baseKeys = (texts: Map<string, string>): Set<string> =>
  new Set([...texts.keys()].map((key) => key.replace(pluralTail, '')))

/** The keys that code may ask a namespace for. */
export const textKeys = (texts: Texts): ReadonlySet<string> => baseKeys(flatten(texts))

/** Texts of the errors of a remote's own calls are asked for by the code that the gateway answers. */
const errorKeys = (): readonly string[] =>
  Object.keys({ ...gatewayErrors, ...deskErrors }).map((code) => `errors.${code.replaceAll('.', '_')}`)

/** A key is used when it is an error code, is in the code, or starts with the fixed head of a template. */
const unusedKeys = (keys: Iterable<string>, source: string): string[] => {
  const ofErrors = new Set(errorKeys())
  const heads = [...source.matchAll(/[`']([A-Za-z][\w.]*\.)(?:\$\{|'\s*\+)/g)].map((match) => match[1] ?? '')
  return [...keys].filter(
    (key) =>
      !ofErrors.has(key.replace(/_wait$/, '')) &&
      !source.includes(`'${key}'`) &&
      !source.includes(`:${key}'`) &&
      !source.includes(`"${key}"`) &&
      !source.includes(`\`${key}\``) &&
      !heads.some((head) => key.startsWith(head)),
  )
}

const words = (text: string): number => text.replace(/{{[^}]*}}/g, ' ').match(/[A-Za-z]{2,}/g)?.length ?? 0

/** A sentence equal to the English one is untranslated; a single word may be a name. */
const isLeftInEnglish = (original: string, text: string): boolean => original === text && words(text) >= 3

/** Forms that a count needs in a language; `many` is for millions, which nothing here counts. */
const formsOf = (tag: string): string[] =>
  new Intl.PluralRules(tag).resolvedOptions().pluralCategories.filter((form) => form !== 'many')

export type SixTexts = Readonly<Record<(typeof tags)[number], Texts>>

/** Missing and surplus texts of one namespace by language. */
export const incompleteTexts = (name: string, texts: SixTexts): string[] => {
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
      if (nestsOrFormats.test(text)) problems.push(`${name}/${tag}: ${key} nests a text or formats a value`)
      if (text.trim() === '') problems.push(`${name}/${tag}: ${key} is empty`)
      if (tag !== 'en' && original !== undefined && isLeftInEnglish(original, text))
        problems.push(`${name}/${tag}: ${key} is still in English`)
      if (pluralTail.test(key))
        for (const form of formsOf(tag))
          if (!own.has(`${base}_${form}`)) problems.push(`${name}/${tag}: ${base}_${form} is missing`)
    }
  }
  return [...new Set(problems)]
}

/** As above, with unused keys; `source` is all code that may use them, null where that is checked elsewhere. */
export const problemsIn = (name: string, texts: SixTexts, source: string | null): string[] => [
  ...incompleteTexts(name, texts),
  ...(source === null ? [] : unusedKeys(textKeys(texts.en), source).map((key) => `${name}: ${key} is used nowhere`)),
]
