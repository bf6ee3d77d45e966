import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { makeRing, readRing, type StoredKey, type StoredRing } from './stored-ring'

/** Public keys as browsers import them: raw bytes in base64, by key id. P-256 is for browsers without Ed25519. */
export type PublicKeys = Readonly<Record<string, { readonly ed25519: string; readonly p256: string }>>

type Signature = { readonly key: string; readonly ed25519: string; readonly p256: string }

export type Signer = {
  readonly sign: (text: string) => Signature
  readonly publicKeys: () => PublicKeys
}

const bytes = (part: string | undefined): Buffer => Buffer.from(part ?? '', 'base64url')

const publicOf = ({ ed25519, p256 }: StoredKey) => ({
  ed25519: bytes(ed25519.x).toString('base64'),
  p256: Buffer.concat([Buffer.from([4]), bytes(p256.x), bytes(p256.y)]).toString('base64'),
})

/** Public keys of a ring. */
export const publicKeysOf = ({ keys }: StoredRing): PublicKeys =>
  Object.fromEntries(keys.map((key) => [key.id, publicOf(key)]))

const signerOf = ({ keys }: StoredRing): Signer => {
  const [current] = keys
  if (!current) throw new Error('The key ring holds no key')
  const ed25519 = createPrivateKey({ key: current.ed25519, format: 'jwk' })
  const p256 = createPrivateKey({ key: current.p256, format: 'jwk' })
  const published = publicKeysOf({ keys })
  return {
    publicKeys: () => published,
    sign: (text) => {
      const data = Buffer.from(text)
      return {
        key: current.id,
        ed25519: sign(null, data, ed25519).toString('base64'),
        // The encoding that WebCrypto reads: r and s concatenated.
        p256: sign('sha256', data, { key: p256, dsaEncoding: 'ieee-p1363' }).toString('base64'),
      }
    },
  }
}

/**
 * A key ring in a file that only its owner can read, created at the first start and read again when it changes. A
 * damaged or missing file does not stop a running edge: it keeps the keys in memory.
 */
export const openKeyRing = (file: string, onFault: (error: unknown) => void = () => undefined): Signer => {
  if (!existsSync(file)) makeRing(file)
  const load = (): Signer => {
    const ring = readRing(file)
    if (!ring) throw new Error(`${file} is gone: bring it back from your vault`)
    return signerOf(ring)
  }
  let signer = load()
  let seen = statSync(file).mtimeMs
  let checkedAt = Date.now()
  const current = (): Signer => {
    if (Date.now() - checkedAt <= 1000) return signer
    checkedAt = Date.now()
    try {
      const { mtimeMs } = statSync(file)
      if (mtimeMs === seen) return signer
      seen = mtimeMs
      signer = load()
    } catch (error) {
      onFault(error)
    }
    return signer
  }
  return { sign: (text) => current().sign(text), publicKeys: () => current().publicKeys() }
}

/** For verification in tests. */
export const ed25519PublicKey = (raw: string): KeyObject =>
  createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(raw, 'base64').toString('base64url') },
    format: 'jwk',
  })
