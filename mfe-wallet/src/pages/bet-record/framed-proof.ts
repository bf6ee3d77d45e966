const addressOf = (text: string): URL | null => {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/**
 * A proof is framed only from an origin that the merchant names for games, and never from the site's own: with `allow-same-origin` a
 * page of our origin could reach out of its sandbox.
 */
export const isFramedProof = (address: string, gameOrigins: readonly string[], ownOrigin: string): boolean => {
  const url = addressOf(address)
  return url !== null && /^https?:$/.test(url.protocol) && url.origin !== ownOrigin && gameOrigins.includes(url.origin)
}
