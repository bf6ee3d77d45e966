import { wireLanguageOf, defaultLanguage, type LanguageTag, type WireLanguage } from '@mosaic/contracts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type common from './texts/common/en.json'
import type errors from './texts/errors/en.json'
import { i18nInstance, namespacesInUse, setLanguage } from './i18n'

/** Dotted paths of every text in a namespace's English file. */
export type TextKey<T> = T extends string
  ? never
  : { [K in keyof T & string]: T[K] extends string ? K : `${K}.${TextKey<T[K]>}` }[keyof T & string]

type PluralBase<K> = K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : K
export type Translate<T> = (key: PluralBase<TextKey<T>>, values?: Readonly<Record<string, string | number>>) => string

type Texts<T> = { t: Translate<T>; tag: LanguageTag }
export type TextHook<T> = () => Texts<T>

// react-i18next copies each own property of the instance for every place that shows a text: this one has none, and inherits all.
const inherited: typeof i18nInstance = Object.create(i18nInstance)
// Stable across renders, as the hook's effect depends on it.
const options = { i18n: inherited }

/** A form asks for the same words with every letter. A text that is missing may come, and is asked for again. */
const remembering = <T>(t: Translate<T>): Translate<T> => {
  const known = new Map<string, string>()
  return (key, values) => {
    if (values) return t(key, values)
    const text = known.get(key) || t(key)
    known.set(key, text)
    return text
  }
}

/**
 * The typed text hook of one namespace: `const useTexts = remoteTexts<typeof en>('wallet')` with a type-only import
 * of the English file.
 */
export const remoteTexts =
  <T>(namespace: string): TextHook<T> =>
  () => {
    const { t, i18n } = useTranslation(namespace, options)
    return useMemo(() => ({ t: remembering(t as Translate<T>), tag: i18n.language as LanguageTag }), [t, i18n.language])
  }

export const useCommonTexts: TextHook<typeof common> = remoteTexts<typeof common>('common')

const useErrors = remoteTexts<typeof errors>('errors')

/** The parts of a failure that its text needs: code and fields. */
export type SaidFailure = { readonly code: string; readonly fields?: Readonly<Record<string, string>> }

const errorKey = (code: string): string => code.replace(/\./g, '_')

/** A code's text is in the shared catalogue, or under `errors` in the texts of the remote that calls. */
const placeOf = (code: string) => {
  const key = errorKey(code)
  return [
    { key, ns: ['errors'] },
    { key: `errors.${key}`, ns: [...namespacesInUse] },
  ].find((place) => i18nInstance.exists(place.key, place))
}

/** Whether a code has a text of its own; any other is the unknown error. */
export const isKnownError = (code: string): boolean => placeOf(code) !== undefined

/** The wait in seconds is rounded up, so that no retry comes too early. */
const minutesToWait = (fields: SaidFailure['fields']): number | null => {
  const seconds = Number(fields?.retryAfter)
  return seconds > 0 ? Math.ceil(seconds / 60) : null
}

/** Text for an error code or a failure; codes without a text of their own are the unknown error. */
export const useErrorText = (): ((failure: string | SaidFailure) => string) => {
  const { t } = useErrors()
  return useMemo(() => {
    const known = t as (key: string, values?: { readonly ns: readonly string[]; readonly count?: number }) => string
    return (failure) => {
      const { code, fields } = typeof failure === 'string' ? { code: failure, fields: undefined } : failure
      const place = placeOf(code)
      if (!place) return known('unknown_error')
      const { ns, key } = place
      const count = minutesToWait(fields)
      const waiting = `${key}_wait`
      return count !== null && i18nInstance.exists(waiting, { ns, count })
        ? known(waiting, { ns, count })
        : known(key, { ns })
    }
  }, [t])
}

export const useLanguage = (): {
  language: WireLanguage
  tag: LanguageTag
  setLanguage: (language: WireLanguage) => Promise<void>
} => {
  const { tag } = useCommonTexts()
  return useMemo(() => ({ language: wireLanguageOf(tag) ?? defaultLanguage, tag, setLanguage }), [tag])
}
