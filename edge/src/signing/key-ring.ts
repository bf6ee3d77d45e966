import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type JsonWebKey, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Public halves as browsers import them: raw bytes in base64, by key id. P-256 is for browsers without Ed25519. */
export type PublicKeys = Readonly<Record<string, { readonly ed25519: string; readonly p256: string }>>

type StoredKey = { readonly id: string; readonly made: string; readonly ed25519: JsonWebKey; readonly p256: JsonWebKey }
/** Newest first; the first one signs, the others are still believed until they are dropped. */
type StoredRing = { readonly keys: readonly StoredKey[] }

export type Signature = { readonly key: string; readonly ed25519: string; readonly p256: string }

export type Signer = {
  readonly sign: (text: string) => Signature
  readonly publicKeys: () => PublicKeys
}

const makeKey = (now: Date): StoredKey => {
  const privateOf = (pair: { privateKey: KeyObject }) => pair.privateKey.export({ format: 'jwk' })
  return {
    id: `k${now.toISOString().replace(/\D/g, '').slice(0, 14)}`,
    made: now.toISOString(),
    ed25519: privateOf(generateKeyPairSync('ed25519')),
    p256: privateOf(generateKeyPairSync('ec', { namedCurve: 'P-256' })),
  }
}

const bytes = (part: string | undefined): Buffer => Buffer.from(part ?? '', 'base64url')

const publicOf = ({ ed25519, p256 }: StoredKey) => ({
  ed25519: bytes(ed25519.x).toString('base64'),
  p256: Buffer.concat([Buffer.from([4]), bytes(p256.x), bytes(p256.y)]).toString('base64'),
})

const signerOf = ({ keys }: StoredRing): Signer => {
  const [current] = keys
  if (!current) throw new Error('The key ring holds no key')
  const ed25519 = createPrivateKey({ key: current.ed25519, format: 'jwk' })
  const p256 = createPrivateKey({ key: current.p256, format: 'jwk' })
  const published = Object.fromEntries(keys.map((key) => [key.id, publicOf(key)]))
  return {
    publicKeys: () => published,
    sign: (text) => {
      const data = Buffer.from(text)
      return {
        key: current.id,
        ed25519: sign(null, data, ed25519).toString('base64'),
        // The form that WebCrypto reads: r and s side by side.
        p256: sign('sha256', data, { key: p256, dsaEncoding: 'ieee-p1363' }).toString('base64'),
      }
    },
  }
}

const write = (file: string, ring: StoredRing, flag: 'w' | 'wx'): void => {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.draft-${process.pid}`
  writeFileSync(draft, `${JSON.stringify(ring, null, 2)}\n`, { mode: 0o600 })
  if (flag === 'wx' && existsSync(file)) return
  renameSync(draft, file)
}

const read = (file: string): StoredRing => JSON.parse(readFileSync(file, 'utf8')) as StoredRing

/** A new key signs from now on; the ones before are believed until `keep` newer ones exist. */
export const rotateKeys = (file: string, keep = 2, now = new Date()): string => {
  const key = makeKey(now)
  const before = existsSync(file) ? read(file).keys : []
  write(file, { keys: [key, ...before].slice(0, keep) }, 'w')
  return key.id
}

/** The ring in a file that only its owner can read, made at the first start and read again when it was rotated. */
export const openKeyRing = (file: string): Signer => {
  if (!existsSync(file)) write(file, { keys: [makeKey(new Date())] }, 'wx')
  let seen = statSync(file).mtimeMs
  let looked = Date.now()
  let signer = signerOf(read(file))
  const current = (): Signer => {
    if (Date.now() - looked > 1000) {
      looked = Date.now()
      const { mtimeMs } = statSync(file)
      if (mtimeMs !== seen) signer = signerOf(read(file))
      seen = mtimeMs
    }
    return signer
  }
  return { sign: (text) => current().sign(text), publicKeys: () => current().publicKeys() }
}

/** For checks on this side of the wire. */
export const ed25519PublicKey = (raw: string): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(raw, 'base64').toString('base64url') }, format: 'jwk' })
