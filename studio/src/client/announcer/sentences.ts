import type { Language } from '../texts/languages'

const ends: Readonly<Record<Language, string>> = { en: '. ', pt: '. ', es: '. ', ko: '. ', ja: '。', th: ' ' }

/** Parts as sentences of one message; empty ones are left out. */
export const sentences = (lang: Language, parts: readonly (string | null)[]): string =>
  parts.flatMap((part) => (part ? [part] : [])).join(ends[lang])

const listed = (lang: Language, items: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  // Safari before 14.1 lacks it.
  'ListFormat' in Intl ? new Intl.ListFormat(lang, { type }).format(items) : items.join(', ')

export const listOf = (lang: Language, items: readonly string[]): string => listed(lang, items, 'conjunction')
export const choiceOf = (lang: Language, items: readonly string[]): string => listed(lang, items, 'disjunction')
