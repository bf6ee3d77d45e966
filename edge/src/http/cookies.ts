export const languageCookie = 'mosaic.lang'

/** Value of one cookie of a request, or undefined. */
export const cookieOf = (header: string | undefined, name: string): string | undefined => {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}

const oneYear = 31_536_000

export const lastingCookie = (name: string, value: string): string =>
  `${name}=${value}; Path=/; Max-Age=${oneYear}; SameSite=Lax`
