import type { Language } from './languages'
import { en } from './en'
import { es } from './es'
import { ja } from './ja'
import { ko } from './ko'
import { pt } from './pt'
import type { Texts } from './text-keys'
import { th } from './th'

/** The server writes the texts of one language into the page; the browser never loads the other five. */
const all: Record<Language, Texts> = { en, pt, ja, ko, es, th }

export const textsOf = (language: Language): Texts => all[language]

/** `{name}` in a text stands for a value. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
