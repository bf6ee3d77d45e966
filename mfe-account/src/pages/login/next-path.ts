export const homePath = '/m/home'

const base = 'https://site.invalid'

/**
 * Where to go after login: the `next` of the address, but only a page of this site under /m, never login or registration
 * again and never another origin. The browser's own URL parser decides, so that no trick of spelling leads away.
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
