import {
  defaultLanguage,
  isWireLanguage,
  languageTag,
  wireLanguageOf,
  type LanguageTag,
  type WireLanguage,
} from '@mosaic/contracts'
import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { rememberLanguage } from './language-cookie'

export type Texts = { readonly [key: string]: string | Texts }

/** Fetches the texts of one namespace in one language; the host knows their addresses. */
export type TextSource = (namespace: string, tag: LanguageTag) => Promise<Texts>

const pluralForms = ['one', 'two', 'few', 'many'] as const
const general = '_other'

/** A plural form that the texts lack is `_other` of the same language (`many`: 1,000,000 in Portuguese and Spanish). */
const withPluralForms = (texts: Texts): Texts => {
  const missing = Object.entries(texts).flatMap(([key, text]) => {
    if (!key.endsWith(general)) return []
    const stem = key.slice(0, -general.length)
    return pluralForms.map((form) => [`${stem}_${form}`, text] as const)
  })
  const own = Object.entries(texts).map(
    ([key, text]) => [key, typeof text === 'string' ? text : withPluralForms(text)] as const,
  )
  return Object.fromEntries([...missing, ...own])
}

let source: TextSource = () => Promise.resolve({})
const pending = new Map<string, Promise<void>>()
const wanted = new Set<string>()
/** `tag/namespace` of fallback texts for a file that failed to load; the next request loads it again. */
const borrowed = new Set<string>()
/** Namespaces that something on the page has asked for. */
export const namespacesInUse: ReadonlySet<string> = wanted

export const i18nInstance: i18n = i18next.createInstance()

/**
 * Starts the one i18next instance.
 * @param preloaded texts by namespace that came with the document, in its language.
 */
export const startI18n = async (options: {
  language: string
  source: TextSource
  preloaded: Readonly<Record<string, Texts>>
}): Promise<void> => {
  source = options.source
  const tag = languageTag(isWireLanguage(options.language) ? options.language : defaultLanguage)
  for (const namespace of Object.keys(options.preloaded)) wanted.add(namespace)
  await i18nInstance.use(initReactI18next).init({
    lng: tag,
    fallbackLng: 'en',
    ns: [...wanted],
    resources: {
      [tag]: Object.fromEntries(
        Object.entries(options.preloaded).map(([namespace, texts]) => [namespace, withPluralForms(texts)]),
      ),
    },
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    // A page that is open shows texts as soon as they have arrived.
    react: { useSuspense: false, bindI18nStore: 'added' },
    // A text that the language lacks is shown in English as soon as that has arrived, and never by its name.
    saveMissing: true,
    missingKeyHandler: (_languages, namespace) => void load(namespace, 'en').catch(() => undefined),
    parseMissingKeyHandler: () => '',
    keySeparator: '.',
    nsSeparator: false,
    returnNull: false,
  })
}

const load = (namespace: string, tag: LanguageTag): Promise<void> => {
  const key = `${tag}/${namespace}`
  if (i18nInstance.hasResourceBundle(tag, namespace) && !borrowed.has(key)) return Promise.resolve()
  const running = pending.get(key)
  if (running) return running
  const loading = source(namespace, tag)
    .then((texts) => {
      i18nInstance.addResourceBundle(tag, namespace, withPluralForms(texts), false, true)
      borrowed.delete(key)
    })
    .finally(() => pending.delete(key))
  pending.set(key, loading)
  return loading
}

export const currentTag = (): LanguageTag => (i18nInstance.language ?? 'pt') as LanguageTag
export const currentLanguage = (): WireLanguage => wireLanguageOf(currentTag()) ?? defaultLanguage

/** Makes sure that a namespace is there in the current language, before the module that uses it renders. */
export const ensureTexts = (namespace: string): Promise<void> => {
  wanted.add(namespace)
  return load(namespace, currentTag())
}

/** Adds texts directly, for stand-alone start and tests. */
export const addTexts = (namespace: string, tag: LanguageTag, texts: Texts): void => {
  wanted.add(namespace)
  i18nInstance.addResourceBundle(tag, namespace, withPluralForms(texts))
}

/** Texts that fail to load: the previous language stays in use for this namespace. */
const borrow = (namespace: string, from: LanguageTag, to: LanguageTag): void => {
  const known: unknown = i18nInstance.getResourceBundle(from, namespace)
  if (!known) return
  i18nInstance.addResourceBundle(to, namespace, known, false, true)
  borrowed.add(`${to}/${namespace}`)
}

/**
 * Switches after the namespaces in use have loaded, so that no key is ever shown, and stores the choice. A namespace
 * that fails stays in the old language; if all fail, the promise rejects.
 */
export const setLanguage = async (language: WireLanguage): Promise<void> => {
  const tag = languageTag(language)
  const previous = currentTag()
  const namespaces = [...wanted]
  const results = await Promise.allSettled(namespaces.map((namespace) => load(namespace, tag)))
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  if (failures.length > 0 && failures.length === namespaces.length) throw failures[0]
  namespaces.forEach((namespace, index) => {
    if (results[index]?.status === 'rejected') borrow(namespace, previous, tag)
  })
  await i18nInstance.changeLanguage(tag)
  document.documentElement.lang = tag
  rememberLanguage(language)
}

/** Calls the listener after every switch; returns the way to stop. */
export const onLanguageChanged = (listener: (language: WireLanguage) => void): (() => void) => {
  const onChanged = () => listener(currentLanguage())
  i18nInstance.on('languageChanged', onChanged)
  return () => i18nInstance.off('languageChanged', onChanged)
}
