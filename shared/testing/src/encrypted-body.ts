import {
  createDecipheriv,
  createHash,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  webcrypto,
} from 'node:crypto'
import type { ValueOf } from '@mosaic/contracts'

/** The gateway's half of an encrypted body (ECDH-ES with A256GCM, RFC 7518 §4.6), written with Node's own cryptography. */
const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })

export const publicKeys = (): ValueOf<'sessionKeys'> => {
  const { x, y } = pair.publicKey.export({ format: 'jwk' })
  return {
    keys: [
      { kid: 'test-key', kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '', use: 'enc', exp: Date.now() + 3_600_000 },
    ],
    now: Date.now(),
  }
}

const lengthOf = (size: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(size)
  return bytes
}

/** Decrypts a body as the gateway does. */
export const decryptBody = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || !('value' in body) || typeof body.value !== 'string')
    throw new Error('The body is not encrypted')
  const [header = '', , iv = '', ciphertext = '', tag = ''] = body.value.split('.')
  const { epk } = JSON.parse(Buffer.from(header, 'base64url').toString()) as {
    epk: { kty: string; crv: string; x: string; y: string }
  }
  const shared = diffieHellman({ privateKey: pair.privateKey, publicKey: createPublicKey({ key: epk, format: 'jwk' }) })
  const algorithm = Buffer.from('A256GCM')
  const key = createHash('sha256')
    .update(
      Buffer.concat([
        lengthOf(1),
        shared,
        lengthOf(algorithm.length),
        algorithm,
        lengthOf(0),
        lengthOf(0),
        lengthOf(256),
      ]),
    )
    .digest()
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'))
    .setAAD(Buffer.from(header))
    .setAuthTag(Buffer.from(tag, 'base64url'))
  return JSON.parse(Buffer.concat([decipher.update(Buffer.from(ciphertext, 'base64url')), decipher.final()]).toString())
}

/** jsdom has no WebCrypto, and its byte arrays are not those of Node, which jose compares by class. */
export const bringWebCrypto = (): void => {
  const bytes = Object.getPrototypeOf(Buffer.prototype) as { constructor: Uint8ArrayConstructor }
  Object.defineProperty(globalThis, 'Uint8Array', { value: bytes.constructor, configurable: true, writable: true })
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
}
