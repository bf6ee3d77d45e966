/** The six languages with complete texts. `TY` is Thai on the wire; in ISO 639-1 `ty` would be Tahitian (domain §8.1). */
export const wireLanguages = ['EN', 'PT', 'JA', 'KO', 'ES', 'TY'] as const
export type WireLanguage = (typeof wireLanguages)[number]

export const languageTags = { EN: 'en', PT: 'pt', JA: 'ja', KO: 'ko', ES: 'es', TY: 'th' } as const
/** BCP 47 tag, also the name of a remote's text file. */
export type LanguageTag = (typeof languageTags)[WireLanguage]

export const defaultLanguage: WireLanguage = 'PT'

export const isWireLanguage = (code: string): code is WireLanguage =>
  (wireLanguages as readonly string[]).includes(code)

/** A text in the reader's language, or in English where it is not translated. */
export const inLanguage = (texts: Readonly<Partial<Record<WireLanguage, string>>>, language: WireLanguage): string =>
  texts[language] ?? texts.EN ?? ''

export const languageTag = (code: WireLanguage): LanguageTag => languageTags[code]

export const wireLanguageOf = (tag: string): WireLanguage | null =>
  wireLanguages.find((code) => languageTags[code] === tag.toLowerCase().split('-')[0]) ?? null
