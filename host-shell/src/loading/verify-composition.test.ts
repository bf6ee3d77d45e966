/** @jest-environment ./src/testing/secure-jsdom.mjs */
import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { CompositionError } from './composition'
import { verifyComposition } from './verify-composition'
import { newestDocument } from './newest-document'
import { isReplayed, verifySignature, type TrustedKeys } from './signature'

const makeKey = () => {
  const [ed, ec] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ec', { namedCurve: 'P-256' })]
  const [edJwk, ecJwk] = [ed.privateKey.export({ format: 'jwk' }), ec.privateKey.export({ format: 'jwk' })]
  const raw = (part: string | undefined) => Buffer.from(part ?? '', 'base64url')
  return {
    trusted: {
      ed25519: raw(edJwk.x).toString('base64'),
      p256: Buffer.concat([Buffer.from([4]), raw(ecJwk.x), raw(ecJwk.y)]).toString('base64'),
    },
    signed: (text: string, key = 'k1') => ({
      text,
      key,
      ed25519: sign(null, Buffer.from(text), createPrivateKey({ key: edJwk, format: 'jwk' })).toString('base64'),
      p256: sign('sha256', Buffer.from(text), {
        key: createPrivateKey({ key: ecJwk, format: 'jwk' }),
        dsaEncoding: 'ieee-p1363',
      }).toString('base64'),
    }),
  }
}
const [first, second] = [makeKey(), makeKey()]
const keys: TrustedKeys = { k1: first.trusted, k2: second.trusted }
const compositionOf = (seq: number, issuedAt: number) =>
  JSON.stringify({
    schema: 1,
    seq,
    issuedAt,
    channel: 'stable',
    remotes: {},
    host: {},
    merchant: {},
    status: {},
    routes: [],
    extensions: [],
    menu: [],
  })

beforeAll(() => {
  window.__mosaicKeys = keys
})
beforeEach(() => localStorage.clear())

test("a signature by any of the edge's keys is valid", async () => {
  expect(await verifySignature(first.signed('text'), keys)).toBe('valid')
  expect(await verifySignature(second.signed('text', 'k2'), keys)).toBe('valid')
})

test.each([
  ['one changed byte', { ...first.signed('text'), text: 'texT' }],
  ['another key’s signature under a known name', second.signed('text', 'k1')],
  ['an unknown key', first.signed('text', 'k9')],
  ['the name of something every object has', first.signed('text', 'constructor')],
  ['no signature', { text: 'text', key: '', ed25519: '', p256: '' }],
  ['half a signature', { ...first.signed('text'), ed25519: first.signed('text').ed25519.slice(0, 20) }],
  ['only the older signature', { ...first.signed('text'), ed25519: '' }],
])('%s is forged', async (_what, signed) => expect(await verifySignature(signed, keys)).toBe('forged'))

test('a browser without Ed25519 checks the P-256 signature', async () => {
  const unknown = Object.assign(new Error('no Ed25519'), { name: 'NotSupportedError' })
  const { importKey } = crypto.subtle
  const spy = jest
    .spyOn(crypto.subtle, 'importKey')
    .mockImplementation(((...args: Parameters<typeof importKey>) =>
      args[2] === 'Ed25519' ? Promise.reject(unknown) : importKey.apply(crypto.subtle, args)) as typeof importKey)
  expect(await verifySignature(first.signed('text'), keys)).toBe('valid')
  expect(await verifySignature({ ...first.signed('text'), text: 'texT' }, keys)).toBe('forged')
  spy.mockRestore()
})

test('a composition whose bytes were altered is not used', async () => {
  const signed = first.signed(compositionOf(1, 1))
  expect((await verifyComposition(signed)).seq).toBe(1)
  await expect(verifyComposition({ ...signed, text: signed.text.replace('"seq":1', '"seq":2') })).rejects.toThrow(
    CompositionError,
  )
})

/** The visitor's address bar. */
const bar = (href = 'https://aurora.example/m/home?tab=1') => {
  const page = { href, opened: 0 }
  const newest = {
    open: () =>
      newestDocument.open({
        href: page.href,
        replace: (next: string | URL) => {
          page.href = String(next)
          page.opened += 1
        },
      }),
    arrived: jest.fn(),
  }
  return { page, newest }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

test('an old document that is served again leads to the newest one, by itself and once', async () => {
  const { page, newest } = bar()
  await verifyComposition(first.signed(compositionOf(7, 1000)), newest)
  expect(newest.arrived).toHaveBeenCalledTimes(1)
  const used = jest.fn()
  void verifyComposition(first.signed(compositionOf(6, 900)), newest).then(used)
  await settled()
  expect([page.opened, used.mock.calls.length]).toEqual([1, 0])
  expect(page.href).toMatch(/^https:\/\/aurora\.example\/m\/home\?tab=1&newest=\d+$/)
  await expect(verifyComposition(first.signed(compositionOf(6, 900)), newest)).rejects.toThrow('served again')
  expect(page.opened).toBe(1)
  expect((await verifyComposition(first.signed(compositionOf(8, 1100)), newest)).seq).toBe(8)
})

test('an edge that is a moment behind is used', async () => {
  const { page, newest } = bar()
  await verifyComposition(first.signed(compositionOf(7, 1000)), newest)
  expect((await verifyComposition(first.signed(compositionOf(6, 1001)), newest)).seq).toBe(6)
  expect(page.opened).toBe(0)
})

test('the newest document has the address that the visitor asked for', () => {
  window.history.replaceState(null, '', '/m/home?tab=1&newest=5#games')
  newestDocument.arrived()
  expect(window.location.href).toMatch(/\/m\/home\?tab=1#games$/)
})

test.each([
  ['cleared', null],
  ['truncated', '{"seq":7,"issu'],
  ['of another form', '{"seq":"x","issuedAt":[]}'],
  ['from an impossible time', JSON.stringify({ seq: 9, issuedAt: Date.now() + 900 * 86_400_000 })],
])('stored number %s: any document is used', async (_case, stored) => {
  if (stored !== null) localStorage.setItem('mosaic.seen.stable', stored)
  const { page, newest } = bar()
  expect((await verifyComposition(first.signed(compositionOf(6, 900)), newest)).seq).toBe(6)
  expect(page.opened).toBe(0)
})

test.each([
  [{ seq: 7, issuedAt: 10 }, null, false],
  [{ seq: 7, issuedAt: 10 }, { seq: 7, issuedAt: 20 }, false],
  [{ seq: 8, issuedAt: 10 }, { seq: 7, issuedAt: 20 }, false],
  [{ seq: 6, issuedAt: 10 }, { seq: 7, issuedAt: 20 }, true],
])('%j after %j is a replay: %s', (given, last, expected) => expect(isReplayed(given, last)).toBe(expected))
