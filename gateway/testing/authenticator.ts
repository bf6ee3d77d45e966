import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { BodyOf, ValueOf } from '@mosaic/contracts'

type Attestation = BodyOf<'addPasskey'>['credential']
type Assertion = BodyOf<'passkeyLogin'>['credential']

/** False statements of the browser or the key, for one test. */
export type Lie = {
  readonly origin?: string
  readonly rpId?: string
  readonly unverified?: true
  readonly count?: number
  readonly userHandle?: string
  readonly challenge?: string
}

export type Key = {
  readonly id: string
  readonly rpId: string
  readonly userHandle: string
  readonly privateKey: KeyObject
  count: number
}

const presence = { user: 0x01, verified: 0x04, key: 0x40 } as const
const base64url = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url')
const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest()

const authenticatorData = (rpId: string, flags: number, count: number, key = Buffer.alloc(0)): Buffer => {
  const counter = Buffer.alloc(4)
  counter.writeUInt32BE(count)
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, key])
}

/** A P-256 key as COSE, and the attestation without a statement, in their few CBOR forms (RFC 9053 §7.1.1, WebAuthn §6.5.4). */
const coseKey = (publicKey: KeyObject): Buffer => {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
}
const attestationObject = (data: Buffer): Buffer => {
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
  const length = Buffer.from([0x59, data.length >> 8, data.length & 255])
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    length,
    data,
  ])
}

const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** A browser with a key ring: makes keys and signs with them as in WebAuthn, with false statements where a test sets them. */
export const authenticator = (origin = 'http://localhost:4000') => ({
  create: (options: ValueOf<'passkeyOptions'>, lie: Lie = {}): { key: Key; credential: Attestation } => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const id = randomBytes(32)
    const rpId = lie.rpId ?? options.rp.id ?? ''
    const held = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)])
    const data = authenticatorData(
      rpId,
      presence.user | (lie.unverified ? 0 : presence.verified) | presence.key,
      lie.count ?? 0,
      held,
    )
    return {
      key: { id: base64url(id), rpId, userHandle: options.user.id, privateKey, count: lie.count ?? 0 },
      credential: {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(
            clientData('webauthn.create', lie.challenge ?? options.challenge, lie.origin ?? origin),
          ),
          attestationObject: base64url(attestationObject(data)),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      },
    }
  },
  sign: (options: { readonly challenge: string }, key: Key, lie: Lie = {}): Assertion => {
    const data = authenticatorData(
      lie.rpId ?? key.rpId,
      presence.user | (lie.unverified ? 0 : presence.verified),
      lie.count ?? key.count,
    )
    const said = clientData('webauthn.get', lie.challenge ?? options.challenge, lie.origin ?? origin)
    return {
      id: key.id,
      rawId: key.id,
      type: 'public-key',
      response: {
        authenticatorData: base64url(data),
        clientDataJSON: base64url(said),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(said)]), key.privateKey)),
        userHandle: lie.userHandle ?? key.userHandle,
      },
      clientExtensionResults: {},
    }
  },
})
