/** Messages of the game to the framing site. Only the site's exact origin receives them. */
export type HostMessage =
  | { readonly type: 'mosaic.game.ready' }
  | { readonly type: 'mosaic.game.round.settled'; readonly roundId: string }
  | { readonly type: 'mosaic.game.session-expired' }
  | { readonly type: 'mosaic.game.exit' }

const originOf = (address: string): string | null => {
  try {
    return new URL(address).origin
  } catch {
    return null
  }
}

/** Origin of the framing site if it is allowed: from the browser where available, else from the referrer. */
export const hostOriginOf = (
  allowed: readonly string[],
  ancestors: ArrayLike<string> | undefined,
  referrer: string,
): readonly string[] => {
  const hostOrigin = ancestors?.[0] ?? originOf(referrer)
  if (hostOrigin) return allowed.filter((origin) => origin === hostOrigin)
  return allowed
}

/** Where the framing site takes deposits; null without a frame. */
export const depositHrefOf = (allowed: readonly string[]): string | null => {
  if (window.parent === window) return null
  const [site] = hostOriginOf(allowed, window.location.ancestorOrigins, document.referrer)
  return site === undefined ? null : `${site}/m/voucherCenter`
}

export const createHostNotifier = (allowed: readonly string[]): ((message: HostMessage) => void) => {
  const framed = window.parent !== window
  const targets = framed ? hostOriginOf(allowed, window.location.ancestorOrigins, document.referrer) : []
  return (message) => targets.forEach((origin) => window.parent.postMessage(message, origin))
}
