import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { backoffMs } from './outbox'
import { isSignedBy, signedHeaders } from './signature'

const key = { id: 'k1', secret: 'x'.repeat(32) }
const now = 1_795_000_000_000

test('a signature is hex HMAC-SHA256 over METHOD, PATH, TS and the digest of the body, joined by line feeds', () => {
  const body = '{"a":1}'
  const expected = createHmac('sha256', key.secret)
    .update(`POST\n/seamless/v1/bet\n${now}\n${createHash('sha256').update(body).digest('hex')}`)
    .digest('hex')
  expect(signedHeaders(key, 'POST', '/seamless/v1/bet', body, now)).toEqual({
    'x-key-id': 'k1',
    'x-timestamp': String(now),
    'x-signature': expected,
  })
})

test('a change of method, path, body, key or time invalidates the signature', () => {
  const headers = signedHeaders(key, 'POST', '/p', 'body', now)
  const fits = (change: object, at = now, by = key): boolean =>
    isSignedBy(by, { method: 'POST', path: '/p', rawBody: 'body', headers, ...change }, at)
  expect(fits({})).toBe(true)
  expect([
    fits({ method: 'GET' }),
    fits({ path: '/q' }),
    fits({ rawBody: 'Body' }),
    fits({}, now + 300_001),
    fits({}, now, { ...key, secret: 'y'.repeat(32) }),
  ]).toEqual([false, false, false, false, false])
  expect(fits({ headers: {} })).toBe(false)
})

test('outbox: the delay grows, stays below 75 seconds, and retries never stop', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.double({ min: 0, max: 0.999, noNaN: true }), (attempts, random) => {
      const wait = backoffMs(attempts, () => random)
      return wait >= 375 && wait <= 75_000
    }),
  )
  expect(backoffMs(3, () => 0.5)).toBeGreaterThan(backoffMs(1, () => 0.5))
})
