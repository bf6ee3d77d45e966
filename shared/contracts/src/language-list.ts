import { isWireLanguage, languageTags, type WireLanguage } from './language'

export type ListedLanguage = { readonly code: string; readonly tag: string; readonly name: string }

/** All languages of these sites by their own names; six of them have texts (domain §8.2). */
export const languageList: readonly ListedLanguage[] = [
  { code: 'EN', tag: languageTags.EN, name: 'English' },
  { code: 'PT', tag: languageTags.PT, name: 'Português' },
  { code: 'JA', tag: languageTags.JA, name: '日本語' },
  { code: 'KO', tag: languageTags.KO, name: '한국어' },
  { code: 'ES', tag: languageTags.ES, name: 'Español' },
  { code: 'TY', tag: languageTags.TY, name: 'ไทย' },
  { code: 'CN', tag: 'zh-Hans', name: '简体中文' },
  { code: 'TW', tag: 'zh-Hant', name: '繁體中文' },
  { code: 'VI', tag: 'vi', name: 'Tiếng Việt' },
  { code: 'ID', tag: 'id', name: 'Bahasa Indonesia' },
  { code: 'MS', tag: 'ms', name: 'Bahasa Melayu' },
  { code: 'TL', tag: 'fil', name: 'Filipino' },
  { code: 'KM', tag: 'km', name: 'ខ្មែរ' },
  { code: 'LO', tag: 'lo', name: 'ລາວ' },
  { code: 'MY', tag: 'my', name: 'မြန်မာ' },
  { code: 'HI', tag: 'hi', name: 'हिन्दी' },
  { code: 'BN', tag: 'bn', name: 'বাংলা' },
  { code: 'TA', tag: 'ta', name: 'தமிழ்' },
  { code: 'TE', tag: 'te', name: 'తెలుగు' },
  { code: 'MR', tag: 'mr', name: 'मराठी' },
  { code: 'UR', tag: 'ur', name: 'اردو' },
  { code: 'FA', tag: 'fa', name: 'فارسی' },
  { code: 'AR', tag: 'ar', name: 'العربية' },
  { code: 'HE', tag: 'he', name: 'עברית' },
  { code: 'TR', tag: 'tr', name: 'Türkçe' },
  { code: 'RU', tag: 'ru', name: 'Русский' },
  { code: 'UK', tag: 'uk', name: 'Українська' },
  { code: 'KK', tag: 'kk', name: 'Қазақша' },
  { code: 'FR', tag: 'fr', name: 'Français' },
  { code: 'DE', tag: 'de', name: 'Deutsch' },
  { code: 'IT', tag: 'it', name: 'Italiano' },
  { code: 'NL', tag: 'nl', name: 'Nederlands' },
  { code: 'PL', tag: 'pl', name: 'Polski' },
  { code: 'CS', tag: 'cs', name: 'Čeština' },
  { code: 'HU', tag: 'hu', name: 'Magyar' },
  { code: 'RO', tag: 'ro', name: 'Română' },
  { code: 'BG', tag: 'bg', name: 'Български' },
  { code: 'EL', tag: 'el', name: 'Ελληνικά' },
  { code: 'SV', tag: 'sv', name: 'Svenska' },
  { code: 'NO', tag: 'no', name: 'Norsk' },
  { code: 'DA', tag: 'da', name: 'Dansk' },
  { code: 'FI', tag: 'fi', name: 'Suomi' },
]

/** `TH` is what a person would write for the wire's `TY`. */
const aliases: Readonly<Record<string, WireLanguage>> = { TH: 'TY' }

/** The wire code that an address or a cookie means: `TY`, `th`, `pt-BR`; null for a language without texts. */
export const wireLanguageFor = (asked: string): WireLanguage | null => {
  const code = asked.toUpperCase().split(/[-_]/)[0] ?? ''
  return aliases[code] ?? (isWireLanguage(code) ? code : null)
}

export type LanguageChoice = {
  readonly language: WireLanguage /** The language that was wanted and is not there. */
  readonly missing: ListedLanguage | null
}

/**
 * Resolves a choice among a merchant's languages: itself; English for a listed language without texts, or the first
 * language without English; null for an unknown language.
 */
export const languageChoice = (asked: string, offered: readonly string[]): LanguageChoice | null => {
  const wire = wireLanguageFor(asked)
  if (wire && offered.includes(wire)) return { language: wire, missing: null }
  const listed = languageList.find(
    ({ code, tag }) => code === (wire ?? asked.toUpperCase()) || tag.toLowerCase() === asked.toLowerCase(),
  )
  if (!listed) return null
  const language = offered.includes('EN') ? 'EN' : offered.find(isWireLanguage)
  return language ? { language, missing: listed } : null
}
