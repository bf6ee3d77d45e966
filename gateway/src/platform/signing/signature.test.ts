import { sign, signedHeaders, verifySignature } from './signature'

const now = 1_790_000_000_000
const current = { id: 'k2', secret: 'second secret' }
const previous = { id: 'k1', secret: 'first secret' }
const body = '{"txId":"1","amount":"100"}'

const request = (key = current, at = now) => {
  const headers = signedHeaders(key, 'POST', '/seamless/v1/bet', body, at)
  return {
    method: 'POST',
    path: '/seamless/v1/bet',
    rawBody: body,
    keyId: headers['X-Key-Id'],
    timestamp: headers['X-Timestamp'],
    signature: headers['X-Signature'],
  }
}
const verdict = (changes: Partial<ReturnType<typeof request>> = {}, keys = [current, previous]) =>
  verifySignature(keys, { ...request(), ...changes }, now)

describe('request signature', () => {
  test('both live keys are accepted during a rotation, a retired one is not', () => {
    expect(verifySignature([current, previous], request(current), now)).toEqual({ ok: true, keyId: 'k2' })
    expect(verifySignature([current, previous], request(previous), now)).toEqual({ ok: true, keyId: 'k1' })
    expect(verifySignature([current], request(previous), now)).toEqual({ ok: false, reason: 'unknown-key' })
  })

  test('a signature as partners compute it: the method in capitals', () => {
    const expected = '180c11d887bb4a5a49dc08fa64865870c254e7623c7f5bbacb989a8d1d42c88d'
    for (const method of ['POST', 'post'])
      expect(sign('secret', method, '/seamless/v1/bet', '1790000000000', '{}')).toBe(expected)
  })

  test('method, path, time and every byte of the body are covered', () => {
    expect(verdict({ method: 'GET' })).toEqual({ ok: false, reason: 'wrong' })
    expect(verdict({ path: '/seamless/v1/win' })).toEqual({ ok: false, reason: 'wrong' })
    expect(verdict({ timestamp: String(now + 1) })).toEqual({ ok: false, reason: 'wrong' })
    expect(verdict({ rawBody: `${body} ` })).toEqual({ ok: false, reason: 'wrong' })
    expect(verdict({ signature: 'ff' })).toEqual({ ok: false, reason: 'wrong' })
  })

  test('a time more than 300 seconds away in either direction is stale, however well it is signed', () => {
    for (const skew of [-300_000, 300_000])
      expect(verifySignature([current], request(current, now + skew), now).ok).toBe(true)
    for (const skew of [-300_001, 300_001])
      expect(verifySignature([current], request(current, now + skew), now)).toEqual({ ok: false, reason: 'stale' })
    expect(verdict({ timestamp: '1e12' })).toEqual({ ok: false, reason: 'stale' })
  })

  test.each(['soon', '1.79e12', ` ${now}`, `${now}.0`, `0${now}`, '-1', '0x1a0c3f0f000'])(
    'a time that is no number of milliseconds (%j): stale, however well it is signed',
    (timestamp) => {
      const signature = sign(current.secret, 'POST', '/seamless/v1/bet', timestamp, body)
      expect(verdict({ timestamp, signature })).toEqual({ ok: false, reason: 'stale' })
    },
  )

  test('a request without one of the three headers is refused', () => {
    for (const header of ['keyId', 'timestamp', 'signature'] as const)
      expect(verdict({ [header]: undefined })).toEqual({ ok: false, reason: 'missing' })
  })

  test('the raw bytes are signed, so text and its UTF-8 bytes give one signature', () => {
    expect(sign('s', 'POST', '/p', '1', 'ação')).toBe(sign('s', 'POST', '/p', '1', Buffer.from('ação', 'utf8')))
  })
})
