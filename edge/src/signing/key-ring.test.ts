import { verify, webcrypto } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, statSync, truncateSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ed25519PublicKey, openKeyRing } from './key-ring'
import { addKey, dropKey, readRing, useKey, writeRing, type RingChange, type StoredRing } from './stored-ring'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const file = () => join(folder, 'keys/signing.json')

/** As browsers without Ed25519 read a key (host-shell/src/loading/signature.ts). */
const isSignedWithP256 = async (raw: string, signature: string, text: string) => {
  const curve = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const key = await webcrypto.subtle.importKey('raw', Buffer.from(raw, 'base64'), curve, false, ['verify'])
  return webcrypto.subtle.verify(curve, key, Buffer.from(signature, 'base64'), Buffer.from(text))
}

test('both signatures are valid for the text and for no changed text', async () => {
  const ring = openKeyRing(file())
  const { key, ed25519, p256 } = ring.sign('composition ñ')
  const published = ring.publicKeys()[key]
  const holds = async (text: string) => [
    verify(null, Buffer.from(text), ed25519PublicKey(published?.ed25519 ?? ''), Buffer.from(ed25519, 'base64')),
    await isSignedWithP256(published?.p256 ?? '', p256, text),
  ]
  expect(await holds('composition ñ')).toEqual([true, true])
  expect(await holds('composition n')).toEqual([false, false])
})

test('keys: created once, readable by the owner only, private keys are never published', () => {
  const first = Object.keys(openKeyRing(file()).publicKeys())
  expect(Object.keys(openKeyRing(file()).publicKeys())).toEqual(first)
  expect(statSync(file()).mode & 0o077).toBe(0)
  expect(JSON.stringify(openKeyRing(file()).publicKeys())).not.toContain('"d"')
})

const ring = (): StoredRing => readRing(file()) ?? { keys: [] }
const change = (made: RingChange) => {
  if (made.kind === 'refused') throw new Error(made.sentence)
  writeRing(file(), made.ring)
  return made.to ?? ''
}

const day = 24 * 60 * 60_000
test('key rotation: added (trusted), used (signs), dropped (not trusted)', () => {
  const before = openKeyRing(file()).sign('x').key
  const now = new Date()
  const dayLater = new Date(now.getTime() + day)
  const added = change(addKey(ring(), now))
  expect(added).not.toBe(before)
  expect([openKeyRing(file()).sign('x').key, Object.keys(openKeyRing(file()).publicKeys())]).toEqual([
    before,
    [before, added],
  ])
  change(useKey(ring(), added, dayLater))
  expect([openKeyRing(file()).sign('x').key, Object.keys(openKeyRing(file()).publicKeys())]).toEqual([
    added,
    [added, before],
  ])
  change(dropKey(ring(), before, new Date(dayLater.getTime() + day)))
  expect(Object.keys(openKeyRing(file()).publicKeys())).toEqual([added])
})

test('a new key signs a day after it was added, and the old one goes a day after that, since open tabs know no other', () => {
  const now = new Date()
  const at = (ms: number) => new Date(now.getTime() + ms)
  const before = openKeyRing(file()).sign('x').key
  const added = change(addKey(ring(), now))
  expect(useKey(ring(), added, at(day - 1))).toMatchObject({
    kind: 'refused',
    sentence: expect.stringMatching(/wait until then/),
  })
  change(useKey(ring(), added, at(day)))
  expect(dropKey(ring(), before, at(2 * day - 1))).toMatchObject({ kind: 'refused' })
  expect(dropKey(ring(), before, at(2 * day))).toMatchObject({ kind: 'changed' })
  expect(dropKey(ring(), before, at(day), true)).toMatchObject({ kind: 'changed' })
})

test.each<[string, () => RingChange, RegExp]>([
  ['using a key that is not there', () => useKey(ring(), 'k9', new Date()), /There is no key k9; there is k/],
  ['using the one that signs', () => useKey(ring(), ring().keys[0]?.id ?? '', new Date()), /signs already/],
  [
    'dropping the one that signs',
    () => dropKey(ring(), ring().keys[0]?.id ?? '', new Date()),
    /let another one sign first/,
  ],
  ['dropping a key that is not there', () => dropKey(ring(), 'constructor', new Date()), /There is no key constructor/],
])('%s: refused with the remedy', (_what, attempt, sentence) => {
  openKeyRing(file())
  expect(attempt()).toMatchObject({ kind: 'refused', sentence: expect.stringMatching(sentence) })
})

test('keys created at the same moment have different ids', () => {
  const now = new Date()
  const one = change(addKey(null, now))
  const two = change(addKey(ring(), now))
  expect(one).not.toBe(two)
  expect(Object.keys(openKeyRing(file()).publicKeys())).toEqual([one, two])
})

test('running edge: uses a changed key file without a restart, keeps its keys if the file is damaged or gone', () => {
  jest.useFakeTimers()
  const reports: string[] = []
  const running = openKeyRing(file(), (error) => reports.push(String(error)))
  const later = (seconds: number) => {
    if (existsSync(file())) utimesSync(file(), new Date(), new Date(Date.now() + seconds * 60_000))
    jest.setSystemTime(Date.now() + 2000)
    return running.sign('x').key
  }
  const next = change(addKey(ring(), new Date()))
  change(useKey(ring(), next, new Date(Date.now() + day)))
  expect(later(1)).toBe(next)
  truncateSync(file(), 40)
  expect(later(2)).toBe(next)
  expect(reports).toEqual([expect.stringContaining(`${file()} is cut or was changed`)])
  rmSync(file())
  expect(later(3)).toBe(next)
  jest.useRealTimers()
})

test('damaged key file at the start: the error names file and remedy', () => {
  openKeyRing(file())
  truncateSync(file(), 40)
  expect(() => openKeyRing(file())).toThrow(/signing\.json is cut or was changed .* bring it back from your vault/)
})
