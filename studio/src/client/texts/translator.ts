import { createInstance } from 'i18next'
import type { Language } from './languages'

export type Translate<Key extends string> = (key: Key, values?: Readonly<Record<string, string | number>>) => string

/** i18next over texts that the server wrote into the page. */
export const translator = <Key extends string>(
  language: Language,
  texts: Readonly<Record<Key, string>>,
): Translate<Key> => {
  const instance = createInstance({
    lng: language,
    resources: { [language]: { translation: texts } },
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  void instance.init()
  const t = instance.getFixedT(language)
  return (key, values) => t(key, { ...values })
}
