import { isWireLanguage } from '@mosaic/contracts'
import { languageNames } from '@mosaic/i18n'

/** Name of a language in that language; an unknown code stays a code. */
export const useLanguageName = (): ((code: string) => string) => (code) =>
  isWireLanguage(code) ? languageNames[code] : code || '–'
