import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { CompactEncrypt, decodeProtectedHeader } from 'jose'
import { compactDecrypt } from './compact-decrypt'

const pair = (namedCurve: string) => generateKeyPairSync('ec', { namedCurve })
const own = pair('P-256')
const alg = 'ECDH-ES'
const text = '{"amount":"100.00"}'
const sealedTo = (key: KeyObject, header: { alg: string; enc: string } = { alg, enc: 'A256GCM' }) =>
  new CompactEncrypt(Buffer.from(text)).setProtectedHeader(header).encrypt(key)
const opened = (token: string, key: KeyObject = own.privateKey, epk: unknown = decodeProtectedHeader(token).epk) =>
  compactDecrypt(token, epk, key).toString()

test('what a library seals by the standard opens, of any length', async () => {
  expect(opened(await sealedTo(own.publicKey))).toBe(text)
  for (const length of [0, 1, 15, 16, 17, 4000]) {
    const long = 'ä'.repeat(length)
    const token = await new CompactEncrypt(Buffer.from(long))
      .setProtectedHeader({ alg, enc: 'A256GCM' })
      .encrypt(own.publicKey)
    expect(opened(token)).toBe(long)
  }
})

test('a change of any part, and the key of somebody else, open nothing', async () => {
  const token = await sealedTo(own.publicKey)
  const parts = token.split('.')
  const epk = decodeProtectedHeader(token).epk
  const changed = (index: number, to: (part: string) => string) =>
    parts.map((part, at) => (at === index ? to(part) : part)).join('.')
  const flip = (part: string) => `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}`
  const wrong = [
    ...[0, 2, 3, 4].map((index) => changed(index, flip)),
    ...[0, 2, 3, 4].map((index) => changed(index, () => '')),
    changed(1, () => 'AAAA'),
    changed(2, (iv) => `${iv}AAAA`),
    // Part of a tag would let a forger guess fewer bits.
    changed(4, (tag) => tag.slice(0, 8)),
    `${token}.`,
    '',
  ]
  for (const each of wrong) expect(() => opened(each, own.privateKey, epk)).toThrow()
  expect(() => opened(token, pair('P-256').privateKey)).toThrow()
})

test('a body that is sealed in another way is not opened', async () => {
  const other = await sealedTo(own.publicKey, { alg: 'ECDH-ES+A256KW', enc: 'A256GCM' })
  expect(() => opened(other)).toThrow()
  const shorter = await sealedTo(own.publicKey, { alg, enc: 'A128GCM' })
  expect(() => opened(shorter)).toThrow()
})

test("the sender's key is a point of P-256 and nothing else", async () => {
  const token = await sealedTo(own.publicKey)
  const epk = decodeProtectedHeader(token).epk as { kty: string; crv: string; x: string; y: string }
  const wrong: unknown[] = [
    null,
    {},
    { ...epk, kty: 'OKP' },
    { ...epk, y: epk.x },
    { ...epk, x: '' },
    { ...epk, x: `AAAA${epk.x}` },
    { ...epk, x: 'A'.repeat(43), y: 'A'.repeat(43) },
    pair('P-384').publicKey.export({ format: 'jwk' }),
    { ...pair('P-384').publicKey.export({ format: 'jwk' }), crv: 'P-256' },
    { kty: 'oct', k: 'AAAA' },
  ]
  for (const each of wrong) expect(() => opened(token, own.privateKey, each)).toThrow()
})

test('a private key is read as the gateway keeps it', async () => {
  const imported = createPrivateKey({ key: own.privateKey.export({ format: 'jwk' }), format: 'jwk' })
  expect(opened(await sealedTo(own.publicKey), imported)).toBe(text)
})
