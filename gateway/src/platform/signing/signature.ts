import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Request signature between the gateway, the game provider and the payment provider (domain §2.2):
 * hex HMAC-SHA256 over `METHOD\nPATH\nTS\nsha256hex(rawBody)`. PATH carries the query string when there is one.
 */
export type SigningKey = { readonly id: string; readonly secret: string }

const signatureWindowMs = 300_000

const bodyDigest = (rawBody: Buffer | string): string => createHash('sha256').update(rawBody).digest('hex')

export const sign = (
  secret: string,
  method: string,
  path: string,
  timestamp: string,
  rawBody: Buffer | string,
): string =>
  createHmac('sha256', secret)
    .update(`${method.toUpperCase()}\n${path}\n${timestamp}\n${bodyDigest(rawBody)}`)
    .digest('hex')

export const signedHeaders = (
  key: SigningKey,
  method: string,
  path: string,
  rawBody: string,
  now: number,
): Record<string, string> => ({
  'X-Key-Id': key.id,
  'X-Timestamp': String(now),
  'X-Signature': sign(key.secret, method, path, String(now), rawBody),
})

export type SignedRequest = {
  readonly method: string
  readonly path: string
  readonly rawBody: Buffer | string
  readonly keyId: string | undefined
  readonly timestamp: string | undefined
  readonly signature: string | undefined
}
export type SignatureVerdict =
  | { readonly ok: true; readonly keyId: string }
  | { readonly ok: false; readonly reason: 'missing' | 'unknown-key' | 'stale' | 'wrong' }

/** `keys` holds every live key, two during a rotation. The comparison takes the same time for every wrong signature. */
export const verifySignature = (keys: readonly SigningKey[], request: SignedRequest, now: number): SignatureVerdict => {
  const { keyId, timestamp, signature } = request
  if (!keyId || !timestamp || !signature) return { ok: false, reason: 'missing' }
  const key = keys.find((candidate) => candidate.id === keyId)
  if (!key) return { ok: false, reason: 'unknown-key' }
  if (!/^\d{13}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > signatureWindowMs)
    return { ok: false, reason: 'stale' }
  const expected = Buffer.from(sign(key.secret, request.method, request.path, timestamp, request.rawBody))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
    ? { ok: true, keyId }
    : { ok: false, reason: 'wrong' }
}
