export const homePath = '/m/home'

const base = 'https://site.invalid'

/**
 * Where to go after login: the `next` of the address, but only a page of this site under /m, never login or registration
 * again and never another origin. The browser's own URL parser decides, so that no trick of spelling leads away.
 */
export const nextPath = (wish: string | null): string => {
  if (!wish?.startsWith('/')) return homePath
  try {
    const url = new URL(wish, base)
    const inside = url.origin === base && /^\/m(\/|$)/.test(url.pathname)
    const backHere = /^\/m\/(login|register(\.html)?)\/?$/.test(url.pathname)
    return inside && !backHere ? url.pathname + url.search + url.hash : homePath
  } catch {
    return homePath
  }
}
