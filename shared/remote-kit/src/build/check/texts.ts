import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageTags, type LanguageTag } from '@mosaic/contracts'
import type { SixTexts, Texts } from '../../text-problems'

export type TextsByTag = Partial<Record<LanguageTag, Texts>>

export const tags: readonly LanguageTag[] = Object.values(languageTags)

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((entry) => typeof entry === 'string' || isTexts(entry))

export const readTexts = (folder: string): { texts: TextsByTag; errors: string[] } => {
  const texts: TextsByTag = {}
  const errors: string[] = []
  for (const tag of tags) {
    const file = join(folder, `${tag}.json`)
    if (!existsSync(file)) {
      errors.push(`texts: ${tag}.json is missing`)
      continue
    }
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (isTexts(parsed)) texts[tag] = parsed
    else errors.push(`texts: ${tag}.json must hold nothing but strings and groups of strings`)
  }
  return { texts, errors }
}

/** Null while a language is missing, which `readTexts` reports. */
export const inSixLanguages = ({ en, pt, ja, ko, es, th }: TextsByTag): SixTexts | null =>
  en && pt && ja && ko && es && th ? { en, pt, ja, ko, es, th } : null

/** 'menu.depositRecord', or with the remote's own namespace in front 'wallet:menu.depositRecord'. */
export const lookUp = (texts: Texts | undefined, key: string, namespace: string): string | undefined => {
  const path = key.startsWith(`${namespace}:`) ? key.slice(namespace.length + 1) : key
  let place: string | Texts | undefined = texts
  for (const part of path.split('.')) place = typeof place === 'object' ? place[part] : undefined
  return typeof place === 'string' ? place : undefined
}

/** Namespaces that shared packages bring (`shared/i18n/src/texts/<namespace>/<tag>.json`); they travel in the host's files. */
export const sharedNamespaces = (sharedTexts: string): Record<string, TextsByTag> =>
  existsSync(sharedTexts)
    ? Object.fromEntries(
        readdirSync(sharedTexts, { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map((entry) => [entry.name, readTexts(join(sharedTexts, entry.name)).texts]),
      )
    : {}
