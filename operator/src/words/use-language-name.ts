import { isWireLanguage } from '@mosaic/contracts'
import { languageNames } from '@mosaic/i18n'

/** A language in its own words; a code that is none stays as it is. */
export const useLanguageName = (): ((code: string) => string) => (code) =>
  isWireLanguage(code) ? languageNames[code] : code || '–'
