import type { WireLanguage } from '@mosaic/contracts'

/** The edge reads this cookie to paint the first document in the visitor's language. */
export const languageCookie = 'mosaic.lang'

const oneYear = 31_536_000

export const rememberLanguage = (language: WireLanguage): void => {
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${oneYear}; SameSite=Lax`
}
