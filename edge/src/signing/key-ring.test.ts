import { createPublicKey, verify } from 'node:crypto'
import { mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ed25519PublicKey, openKeyRing, rotateKeys } from './key-ring'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const file = () => join(folder, 'keys/signing.json')

const p256PublicKey = (raw: string) => {
  const point = Buffer.from(raw, 'base64')
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }, format: 'jwk' })
}

test('both signatures of a text hold under the published key, and under no changed text', () => {
  const ring = openKeyRing(file())
  const { key, ed25519, p256 } = ring.sign('composition ñ')
  const published = ring.publicKeys()[key]
  const holds = (text: string) => [
    verify(null, Buffer.from(text), ed25519PublicKey(published?.ed25519 ?? ''), Buffer.from(ed25519, 'base64')),
    verify('sha256', Buffer.from(text), { key: p256PublicKey(published?.p256 ?? ''), dsaEncoding: 'ieee-p1363' }, Buffer.from(p256, 'base64')),
  ]
  expect(holds('composition ñ')).toEqual([true, true])
  expect(holds('composition n')).toEqual([false, false])
})

test('the keys are made once, readable by their owner only, and no private half is published', () => {
  const first = Object.keys(openKeyRing(file()).publicKeys())
  expect(Object.keys(openKeyRing(file()).publicKeys())).toEqual(first)
  expect(statSync(file()).mode & 0o077).toBe(0)
  expect(JSON.stringify(openKeyRing(file()).publicKeys())).not.toContain('"d"')
})

test('a new key signs at once for who opens the ring, the one before is still believed, older ones are not', () => {
  const before = openKeyRing(file()).sign('x').key
  const second = rotateKeys(file(), 2, new Date(Date.now() + 60_000))
  expect(openKeyRing(file()).sign('x').key).toBe(second)
  expect(Object.keys(openKeyRing(file()).publicKeys())).toEqual([second, before])
  const third = rotateKeys(file(), 2, new Date(Date.now() + 120_000))
  expect(Object.keys(openKeyRing(file()).publicKeys())).toEqual([third, second])
})

test('a running edge takes a rotated key without a restart', () => {
  jest.useFakeTimers()
  const ring = openKeyRing(file())
  const next = rotateKeys(file(), 2, new Date(Date.now() + 60_000))
  utimesSync(file(), new Date(), new Date(Date.now() + 60_000))
  jest.setSystemTime(Date.now() + 2000)
  expect(ring.sign('x').key).toBe(next)
  jest.useRealTimers()
})
