import { parseCookie, stringifySetCookie } from 'cookie'

export const languageCookie = 'mosaic.lang'

export const cookieOf = (header: string | undefined, name: string): string | undefined =>
  parseCookie(header ?? '')[name]

const oneYearS = 31_536_000

/** A `Set-Cookie` value that lasts a year and that scripts of the page may read. */
export const lastingCookie = (name: string, value: string): string =>
  stringifySetCookie({ name, value, path: '/', maxAge: oneYearS, sameSite: 'lax' })

/** A `Set-Cookie` value that ends with the browser's session and that neither scripts nor other sites can use. */
export const sessionCookie = (name: string, value: string, { secure = false, maxAge }: SessionCookieOptions = {}) =>
  stringifySetCookie({ name, value, path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge })

type SessionCookieOptions = { readonly secure?: boolean; readonly maxAge?: number }
