/** @jest-environment ./src/testing/secure-jsdom.mjs */
import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { lastGoodRelease } from './last-good'

const jwk = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
const shown = { channel: 'stable', seq: 7, issuedAt: 1000 }
const composed = {
  version: '0.9.0',
  release: '0.9.0+b',
  base: '/releases/wallet/0.9.0+b/',
  entry: 'remoteEntry.js',
  modules: {},
  texts: {},
  integrity: {},
}
const sound = { remote: 'wallet', failing: '1.0.0+a', composed, channel: 'stable', seq: 7, issuedAt: 2000 }

const original = globalThis.fetch
beforeAll(() => {
  window.__mosaicKeys = { k1: { ed25519: Buffer.from(jwk.x ?? '', 'base64url').toString('base64'), p256: '' } }
})
afterEach(() => {
  globalThis.fetch = original
})

/** The edge's answer, signed; `change` is made before, `tamper` after the signature. */
const given = async (change: object, tamper = (text: string) => text) => {
  const text = JSON.stringify({ ...sound, ...change })
  const headers: Record<string, string> = {
    'x-composition-key': 'k1',
    'x-composition-ed25519': sign(null, Buffer.from(text), createPrivateKey({ key: jwk, format: 'jwk' })).toString(
      'base64',
    ),
  }
  globalThis.fetch = (async () => ({
    ok: true,
    headers: { get: (name: string) => headers[name] ?? null },
    text: async () => tamper(text),
  })) as unknown as typeof fetch
  return lastGoodRelease('wallet', '1.0.0+a', shown)
}

test('the release before is taken when the edge signed it for this question', async () =>
  expect(await given({})).toEqual(composed))
test('one of an edge that is a moment behind is taken too', async () =>
  expect(await given({ seq: 6 })).toEqual(composed))

const asSigned = (text: string) => text

test.each<[string, object, (text: string) => string]>([
  ['that was kept and is served again', { seq: 6, issuedAt: 900 }, asSigned],
  ['about another failure', { failing: '0.8.0+c' }, asSigned],
  ['about another remote', { remote: 'games' }, asSigned],
  ['of another channel', { channel: 'next' }, asSigned],
  ['without number and time', { seq: undefined, issuedAt: undefined }, asSigned],
  ['that names the failing release again', { composed: { ...composed, release: '1.0.0+a' } }, asSigned],
  ['that was altered', {}, (text) => text.replace('0.9.0+b', '0.8.0+b')],
])('an answer %s is not believed', async (_what, change, tamper) => expect(await given(change, tamper)).toBeNull())
