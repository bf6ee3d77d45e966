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
 * Checks that the edge signed the composition. A page without TLS has no WebCrypto: it could be altered in transit
 * anyway, so the result is `uncheckable`.
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
 * Detects a replayed composition: lower number and signed earlier than the last one seen. A lower number signed later
 * is a lagging edge or a new channel.
 */
export const isReplayed = (given: Seen, last: Seen | null): boolean =>
  last !== null && given.seq < last.seq && given.issuedAt < last.issuedAt
