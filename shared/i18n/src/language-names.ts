import type { WireLanguage } from '@mosaic/contracts'

/** Endonyms: a language is offered in its own words. */
export const languageNames: Record<WireLanguage, string> = {
  EN: 'English',
  PT: 'Português',
  JA: '日本語',
  KO: '한국어',
  ES: 'Español',
  TY: 'ไทย',
}
