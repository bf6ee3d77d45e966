import { writeCookie } from '@mosaic/browser'
import type { WireLanguage } from '@mosaic/contracts'

/** The edge reads this cookie to paint the first document in the visitor's language. */
export const languageCookie = 'mosaic.lang'

export const rememberLanguage = (language: WireLanguage): void => writeCookie(languageCookie, language)
