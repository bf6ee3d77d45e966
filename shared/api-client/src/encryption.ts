import { endpoints, type BrowserEndpointName, type EncryptedBody, type ValueOf } from '@mosaic/contracts'
import { newUuid } from './device'

type SessionKeys = ValueOf<'sessionKeys'>
type KeyState = { readonly keys: SessionKeys; readonly receivedAt: number }

let state: KeyState | null = null

/** A monotonic clock: correcting the device's clock does not move it. */
const monotonicNow = (): number => performance.now()

const serverNow = ({ keys, receivedAt }: KeyState): number => keys.now + monotonicNow() - receivedAt

export const rememberKeys = (keys: SessionKeys): void => {
  state = { keys, receivedAt: monotonicNow() }
}
export const forgetKeys = (): void => {
  state = null
}
export const knownKeys = (): SessionKeys | null => {
  if (state === null) return null
  const now = serverNow(state)
  return state.keys.keys.some((key) => key.exp > now) ? state.keys : null
}

export type EncryptedRequest = { readonly body: EncryptedBody; readonly header: string }

/**
 * Encrypts a body: compact JWE, ECDH-ES on P-256 with A256GCM, bound to method, path, merchant and time (wire
 * contract, "Encrypted bodies"). `jose` loads with the first encrypted call.
 */
export const encryptBody = async (
  name: BrowserEndpointName,
  body: unknown,
  merchant: string,
  keys: SessionKeys,
): Promise<EncryptedRequest | null> => {
  // A parallel call may have forgotten the keys meanwhile.
  const from = state ?? { keys, receivedAt: monotonicNow() }
  const key = [...keys.keys].sort((a, b) => b.exp - a.exp)[0]
  if (!key) return null
  const { CompactEncrypt, importJWK } = await import('jose')
  const { method, path } = endpoints[name]
  const publicKey = await importJWK({ kty: key.kty, crv: key.crv, x: key.x, y: key.y }, 'ECDH-ES')
  const token = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      kid: key.kid,
      iat: Math.floor(serverNow(from) / 1000),
      jti: newUuid(),
      htm: method,
      htu: path,
      mc: merchant,
    })
    .encrypt(publicKey)
  return { body: { value: token }, header: `v=1; kid="${key.kid}"` }
}
