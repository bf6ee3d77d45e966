import type { Language } from './languages'
import en from './en.json'
import es from './es.json'
import ja from './ja.json'
import ko from './ko.json'
import pt from './pt.json'
import th from './th.json'

export type StageTexts<Key extends string = string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>

export type TextKey = keyof typeof en
/** The server writes the texts of one language into the page; the browser never loads the other five. */
export type Texts = Readonly<Record<TextKey, string>>

const all: StageTexts<TextKey> = { en, pt, ja, ko, es, th }

export const textsOf = (language: Language): Texts => all[language]
