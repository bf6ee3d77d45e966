import { CompactEncrypt } from 'jose'
import { addressesOf, endpointNames, endpoints } from '@mosaic/contracts'
import { startTestGateway, type Seal, type TestGateway } from '../../../testing/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

const body = { type: 'username', username: 'player01', password: 'Demo#2026', loginDeviceId: 'd' }
const send = (
  payload: unknown,
  encryption: string | undefined,
  url: string = endpoints.login.path,
  method: 'POST' | 'PUT' = 'POST',
  merchant = 'aurora',
) =>
  gateway.app
    .inject({
      method,
      url,
      payload: payload as object,
      headers: { merchant, ...(encryption !== undefined && { encryption }) },
    })
    .then((response) => ({
      status: response.statusCode,
      ...response.json<{ success: boolean; errorCode?: string; fields?: Record<string, string> }>(),
    }))
const sealed = (seal: Partial<Seal>) => gateway.call('login', { body, seal })
const now = () => Math.floor(gateway.clock.now() / 1000)

test('a body sealed for this call opens', async () => {
  expect((await sealed({})).body.success).toBe(true)
})

test('plain JSON is refused, unless a development flag allows it', async () => {
  expect((await send(body, undefined)).errorCode).toBe('encryption.required')
  const lenient = await startTestGateway({ config: { allowPlainBodies: true }, database: gateway.ctx.database })
  expect((await lenient.call('login', { body, plain: true })).body.success).toBe(true)
  await lenient.app.close()
})

test.each<[string, Partial<Seal>]>([
  ['another path', { htu: '/wps/member/register' }],
  ['another method', { htm: 'PUT' }],
  ['another merchant', { mc: 'lotus' }],
  ['a moment too long ago', { iat: now0() - 121 }],
  ['a moment too far ahead', { iat: now0() + 121 }],
  ['no usable id', { jti: 'x' }],
  ['a compressed body', { extra: { zip: 'DEF' } }],
  ['an unknown header field', { extra: { more: true } }],
])('a body sealed for or with %s: refused', async (_what, seal) => {
  expect((await sealed(seal)).body.errorCode).toBe('encryption.invalid')
})
function now0() {
  return Math.floor(Date.UTC(2026, 5, 15, 12) / 1000)
}

test('a clock difference of two minutes: accepted', async () => {
  expect((await sealed({ iat: now() - 119 })).body.success).toBe(true)
  expect((await sealed({ iat: now() + 119 })).body.success).toBe(true)
})

test('a body opens once: the same one again is refused, also at the same moment', async () => {
  const { payload, encryption } = await gateway.seal('login', body)
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(payload, encryption)))
  expect(answers.filter((each) => each.success)).toHaveLength(1)
  expect(answers.filter((each) => each.errorCode === 'encryption.invalid')).toHaveLength(4)
  expect((await send(payload, encryption)).errorCode).toBe('encryption.invalid')
})

test.each(
  endpointNames().flatMap((name) =>
    'encrypted' in endpoints[name] ? addressesOf(name).map((address) => ({ name, ...address })) : [],
  ),
)('a body sealed for $method $path opens there', async ({ name, method, path }) => {
  const { payload, encryption } = await gateway.seal(name, {}, 'aurora', { htm: method, htu: path })
  const token = await gateway.tokenOf('player01')
  const answer = await gateway.app.inject({
    method,
    url: path,
    payload,
    headers: { merchant: 'aurora', authorization: token, encryption, 'idempotency-key': `seal-${path.length}-abcdef` },
  })
  expect(answer.json<{ errorCode?: string }>().errorCode).not.toBe('encryption.invalid')
})

test('a body sealed for one name of a call does not open at the other', async () => {
  const [first, second] = addressesOf('withdraw')
  const token = await gateway.tokenOf('player01')
  const at = async (sealedFor: string, url: string) => {
    const { payload, encryption } = await gateway.seal('withdraw', {}, 'aurora', { htu: sealedFor })
    const headers = { merchant: 'aurora', authorization: token, encryption, 'idempotency-key': 'one-name-only' }
    const answer = await gateway.app.inject({ method: 'POST', url, payload, headers })
    return answer.json<{ errorCode?: string }>().errorCode
  }
  expect(await at(first?.path ?? '', second?.path ?? '')).toBe('encryption.invalid')
  expect(await at(second?.path ?? '', first?.path ?? '')).toBe('encryption.invalid')
})

test('a body sealed for login opens at no other encrypted endpoint and for no other merchant', async () => {
  const { payload, encryption } = await gateway.seal('login', body)
  expect((await send(payload, encryption, endpoints.register.path, 'PUT')).errorCode).toBe('encryption.invalid')
  expect((await send(payload, encryption, endpoints.login.path, 'POST', 'lotus')).errorCode).toBe('encryption.invalid')
  expect((await send(payload, encryption)).success).toBe(true)
})

test('tampered, truncated and foreign envelopes: all get the same answer', async () => {
  const { payload, encryption } = await gateway.seal('login', body)
  const [header, , iv, text, tag] = payload.value.split('.')
  const flipped = `${(text ?? '').startsWith('A') ? 'B' : 'A'}${(text ?? '').slice(1)}`
  const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
  const direct = await new CompactEncrypt(Buffer.from(JSON.stringify(body)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: /"(.*)"/.exec(encryption)?.[1] ?? '' })
    .encrypt(new Uint8Array(32))
  for (const value of [
    [header, '', iv, flipped, tag].join('.'),
    payload.value.slice(0, -30),
    'not-a-jwe',
    '',
    `${none}....`,
    direct,
    'a.b.c.d.e',
  ]) {
    const answer = await send({ value }, encryption)
    expect([value.slice(0, 20), answer.status, answer.errorCode]).toEqual([
      value.slice(0, 20),
      400,
      'encryption.invalid',
    ])
  }
  expect((await send({ value: ['an', 'array'] }, encryption)).errorCode).toBe('encryption.invalid')
  expect((await send(payload, 'v=2; kid="x"')).errorCode).toBe('encryption.invalid')
})

test('an oversized body is refused before anything is decrypted', async () => {
  expect((await send({ value: 'A'.repeat(20_000) }, 'v=1; kid="x"')).status).toBe(413)
})

test('a body refused for another merchant: its id is not burned, and it opens at its own', async () => {
  const { payload, encryption } = await gateway.seal('login', body)
  await send(payload, encryption, endpoints.login.path, 'POST', 'lotus')
  expect((await send(payload, encryption)).success).toBe(true)
})

test('two keys are live: the old one opens for a day, then the answer contains the new keys', async () => {
  const before = (await gateway.call('sessionKeys')).body.value
  expect(before?.keys).toHaveLength(2)
  expect(before?.now).toBe(gateway.clock.now())
  const kid = before?.keys[0]?.kid ?? ''

  gateway.clock.advance(24 * 60 * 60_000)
  const dayLater = (await gateway.call('sessionKeys')).body.value
  expect(dayLater?.keys.map((key) => key.kid)).toContain(kid)
  expect(dayLater?.keys[0]?.kid).not.toBe(kid)

  gateway.clock.advance(24 * 60 * 60_000)
  const { payload } = await gateway.seal('login', body, 'aurora', { kid })
  const rotated = await send(payload, `v=1; kid="${kid}"`)
  expect(rotated).toMatchObject({ status: 409, errorCode: 'key.rotated' })
  expect(JSON.parse(rotated.fields?.keys ?? '[]')).toHaveLength(2)
})

test('several gateways on one database share their keys', async () => {
  const second = await startTestGateway({ database: gateway.ctx.database, now: gateway.clock.now() })
  expect((await second.call('sessionKeys')).body.value?.keys).toEqual(
    (await gateway.call('sessionKeys')).body.value?.keys,
  )
  await second.app.close()
})
