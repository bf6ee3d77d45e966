/** Public keys by id; raw bytes in base64. P-256 is for browsers whose WebCrypto has no Ed25519. */
export type TrustedKeys = Readonly<Record<string, { readonly ed25519: string; readonly p256: string }>>

export type SignedText = {
  readonly text: string
  readonly key: string
  readonly ed25519: string
  readonly p256: string
}

declare global {
  /** Keys that the build was given; null when the document's own are pinned for the life of the tab. */
  const __MOSAIC_TRUSTED_KEYS__: TrustedKeys | null | undefined
}

export type SignatureVerdict = 'valid' | 'forged' | 'uncheckable'

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

const curve = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

const check = async (
  algorithm: 'Ed25519' | typeof curve,
  key: string,
  signature: string,
  data: BufferSource,
): Promise<boolean> => {
  const imported = await crypto.subtle.importKey('raw', bytesOf(key), algorithm, false, ['verify'])
  return crypto.subtle.verify(algorithm, imported, bytesOf(signature), data)
}

const isUnknownAlgorithm = (error: unknown): boolean => error instanceof Error && error.name === 'NotSupportedError'

/**
 * Whether a composition is what the edge signed. A page without transport security has no WebCrypto: there nothing can be
 * checked, and nothing would be worth checking, because the page itself may have been altered on its way.
 */
export const verifySignature = async (
  { text, key, ed25519, p256 }: SignedText,
  keys: TrustedKeys,
): Promise<SignatureVerdict> => {
  if (!window.isSecureContext) return 'uncheckable'
  const known = Object.prototype.hasOwnProperty.call(keys, key) ? keys[key] : undefined
  if (!known) return 'forged'
  const data = new TextEncoder().encode(text)
  try {
    return (await check('Ed25519', known.ed25519, ed25519, data)) ? 'valid' : 'forged'
  } catch (error) {
    if (!isUnknownAlgorithm(error)) return 'forged'
  }
  try {
    return (await check(curve, known.p256, p256, data)) ? 'valid' : 'forged'
  } catch {
    return 'forged'
  }
}

export type Seen = { readonly seq: number; readonly issuedAt: number }

/**
 * An old composition that somebody kept and serves again: a lower number, signed before the one that this browser has already
 * seen. A lower number signed later is an edge that is a moment behind, or a channel that was begun anew.
 */
export const isReplayed = (given: Seen, last: Seen | null): boolean =>
  last !== null && given.seq < last.seq && given.issuedAt < last.issuedAt
