import { languageTags, type LanguageTag, type WireLanguage } from '@mosaic/contracts'
import type { Sound } from './sound'

/** Ten digits as µ-law bytes; `gateway/spoken-digits/write-spoken-digits.mjs` writes them. */
const written: Readonly<Record<LanguageTag, () => Promise<{ default: readonly string[] }>>> = {
  en: () => import('./spoken/en.json'),
  pt: () => import('./spoken/pt.json'),
  ja: () => import('./spoken/ja.json'),
  ko: () => import('./spoken/ko.json'),
  es: () => import('./spoken/es.json'),
  th: () => import('./spoken/th.json'),
}

const sampleOf = (byte: number): number => ((byte & 128 ? -1 : 1) * (256 ** ((byte & 127) / 127) - 1)) / 255

const loaded = new Map<WireLanguage, Promise<readonly Sound[]>>()

/** The digits from zero to nine, spoken without noise. */
export const spokenDigits = (language: WireLanguage): Promise<readonly Sound[]> => {
  const known =
    loaded.get(language) ??
    written[languageTags[language]]().then(({ default: digits }) =>
      digits.map((digit) => Float32Array.from(Buffer.from(digit, 'base64'), sampleOf)),
    )
  loaded.set(language, known)
  return known
}
