/**
 * Request signature between the gateway, the game provider and the payment provider (domain §2.2):
 * hex HMAC-SHA256 over `METHOD\nPATH\nTS\nsha256hex(rawBody)`. PATH carries the query string when there is one.
 */
export type SigningKey = {
  readonly id: string
  readonly secret: string
}
export declare const signatureWindowMs = 300000
export declare const sign: (
  secret: string,
  method: string,
  path: string,
  timestamp: string,
  rawBody: Buffer | string,
) => string
export declare const signedHeaders: (
  key: SigningKey,
  method: string,
  path: string,
  rawBody: string,
  now: number,
) => Record<string, string>
export type SignedRequest = {
  readonly method: string
  readonly path: string
  readonly rawBody: Buffer | string
  readonly keyId: string | undefined
  readonly timestamp: string | undefined
  readonly signature: string | undefined
}
export type SignatureVerdict =
  | {
      readonly ok: true
      readonly keyId: string
    }
  | {
      readonly ok: false
      readonly reason: 'missing' | 'unknown-key' | 'stale' | 'wrong'
    }
/** `keys` holds every live key, two during a rotation. The comparison takes the same time for every wrong signature. */
export declare const verifySignature: (
  keys: readonly SigningKey[],
  request: SignedRequest,
  now: number,
) => SignatureVerdict
