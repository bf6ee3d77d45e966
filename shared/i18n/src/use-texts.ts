import { wireLanguageOf, defaultLanguage, type LanguageTag, type WireLanguage } from '@mosaic/contracts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type common from './texts/common/en.json'
import type errors from './texts/errors/en.json'
import { i18nInstance, setLanguage } from './i18n'

/** Dotted paths of every text in a namespace's English file. */
export type TextKey<T> = T extends string ? never : { [K in keyof T & string]: T[K] extends string ? K : `${K}.${TextKey<T[K]>}` }[keyof T & string]

type PluralBase<K> = K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : K
export type Translate<T> = (key: PluralBase<TextKey<T>>, values?: Readonly<Record<string, string | number>>) => string

export type TextHook<T> = () => { t: Translate<T>; tag: LanguageTag }

/**
 * The typed text hook of one namespace: `const useTexts = remoteTexts<typeof en>('wallet')` with a type-only import
 * of the English file.
 */
export const remoteTexts =
  <T>(namespace: string): TextHook<T> =>
  () => {
    const { t, i18n } = useTranslation(namespace, { i18n: i18nInstance })
    return useMemo(() => ({ t: t as Translate<T>, tag: i18n.language as LanguageTag }), [t, i18n.language])
  }

export const useCommonTexts: TextHook<typeof common> = remoteTexts<typeof common>('common')

const useErrors = remoteTexts<typeof errors>('errors')

/** Text for an error code; codes without a text of their own are the unknown error. */
export const useErrorText = (): ((code: string) => string) => {
  const { t } = useErrors()
  return useMemo(() => {
    const known = t as (key: string, values?: Readonly<Record<string, string>>) => string
    return (code: string) => {
      const key = code.replace(/\./g, '_')
      return i18nInstance.exists(key, { ns: 'errors' }) ? known(key) : known('unknown_error')
    }
  }, [t])
}

export const useLanguage = (): { language: WireLanguage; tag: LanguageTag; setLanguage: (language: WireLanguage) => Promise<void> } => {
  const { i18n } = useTranslation('common', { i18n: i18nInstance })
  const tag = i18n.language as LanguageTag
  return useMemo(() => ({ language: wireLanguageOf(tag) ?? defaultLanguage, tag, setLanguage }), [tag])
}
