import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The flows find elements by their text, taken from the text files of the site. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..')

export const wireCodes = { en: 'EN', pt: 'PT', ja: 'JA', ko: 'KO', es: 'ES', th: 'TY' } as const
export type Tag = keyof typeof wireCodes
export type WireCode = (typeof wireCodes)[Tag]

const tags = Object.fromEntries(Object.entries(wireCodes).map(([tag, code]) => [code, tag])) as Record<WireCode, Tag>
export const tagOf = (code: WireCode): Tag => tags[code]

const folders: Record<string, string> = {
  host: 'host-shell/src/texts',
  common: 'shared/i18n/src/texts/common',
  errors: 'shared/i18n/src/texts/errors',
  forms: 'shared/forms/src/texts',
  records: 'shared/records/src/texts',
  operator: 'operator/src/texts',
}
const loaded = new Map<string, unknown>()

const fileOf = (namespace: string, tag: Tag): unknown => {
  const path = join(root, folders[namespace] ?? `mfe-${namespace}/src/texts`, `${tag}.json`)
  if (!loaded.has(path)) loaded.set(path, JSON.parse(readFileSync(path, 'utf8')))
  return loaded.get(path)
}

/** `textsOf('ja')('account:login.submit')`; placeholders are filled by `values`. */
export const textsOf =
  (tag: Tag) =>
  (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const [namespace = '', path = ''] = key.split(':')
    let place = fileOf(namespace, tag)
    for (const part of path.split('.'))
      place = typeof place === 'object' && place !== null ? (place as Record<string, unknown>)[part] : undefined
    if (typeof place !== 'string') throw new Error(`There is no text ${key} in ${tag}`)
    return place.replace(/{{\s*(\w+)[^}]*}}/g, (_whole, name: string) => String(values[name] ?? ''))
  }

export type TextOf = ReturnType<typeof textsOf>
