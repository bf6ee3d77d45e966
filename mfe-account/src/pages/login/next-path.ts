export const homePath = '/m/home'

const base = 'https://site.invalid'

/**
 * Target after login: `next` of the address, only a page of this site under /m, never login or registration, never
 * another origin. The URL parser decides, so that spelling tricks fail.
 */
export const nextPath = (requested: string | null): string => {
  if (!requested?.startsWith('/')) return homePath
  try {
    const url = new URL(requested, base)
    const isOwnPage = url.origin === base && /^\/m(\/|$)/.test(url.pathname)
    const isLoginPage = /^\/m\/(login|register(\.html)?)\/?$/.test(url.pathname)
    return isOwnPage && !isLoginPage ? url.pathname + url.search + url.hash : homePath
  } catch {
    return homePath
  }
}
