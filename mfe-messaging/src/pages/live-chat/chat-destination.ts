type ChatDestination =
  /** A page of the site. */
  | { readonly kind: 'page'; readonly path: string }
  /** A vendor's chat. */
  | { readonly kind: 'vendor'; readonly address: string }
  | { readonly kind: 'none' }

/** Target of a `chatUrl`: a page below `/m/` of this site, or another site by https, in any spelling of the address. */
export const chatDestination = (chatUrl: string, siteOrigin: string): ChatDestination => {
  if (!/^(https:\/\/|\/m\/)/.test(chatUrl)) return { kind: 'none' }
  try {
    const { origin, protocol, username, password, pathname, search, href } = new URL(chatUrl, siteOrigin)
    if (username !== '' || password !== '') return { kind: 'none' }
    if (origin === siteOrigin)
      return pathname.startsWith('/m/') ? { kind: 'page', path: pathname + search } : { kind: 'none' }
    return protocol === 'https:' && /^https:/.test(chatUrl) ? { kind: 'vendor', address: href } : { kind: 'none' }
  } catch {
    return { kind: 'none' }
  }
}
