export type FrameAdmission =
  | {
      readonly kind: 'admitted'
      readonly url: string
      readonly origin: string
      /** The game says itself when it is ready, so that a loaded frame proves nothing: browsers also load a refusal. */
      readonly reportsReady?: boolean | undefined
    }
  | { readonly kind: 'refused' }

/**
 * A game is framed only from an origin that the merchant names, and never from the site's own: with `allow-same-origin`
 * a page of our origin could reach out of its sandbox.
 */
export const admitFrame = (gameUrl: string, gameOrigins: readonly string[], pageOrigin: string): FrameAdmission => {
  let url: URL
  try {
    url = new URL(gameUrl)
  } catch {
    return { kind: 'refused' }
  }
  const isHttp = url.protocol === 'https:' || url.protocol === 'http:'
  const hasNoCredentials = url.username === '' && url.password === ''
  const isAllowedOrigin = gameOrigins.includes(url.origin) && url.origin !== pageOrigin
  return isHttp && hasNoCredentials && isAllowedOrigin
    ? { kind: 'admitted', url: url.href, origin: url.origin }
    : { kind: 'refused' }
}
