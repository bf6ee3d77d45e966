/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { compactDecrypt, exportJWK, generateKeyPair, type CryptoKey } from 'jose'
import { call } from './call'
import { forgetKeys } from './encryption'
import { configureClient } from './settings'

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string }
type Answer = { status?: number; body?: unknown; raw?: string; drop?: boolean }

const seen: Seen[] = []
let answers: (request: Seen) => Answer | Promise<Answer> = () => ({ status: 404 })
let server: Server
const lost = jest.fn()

const ok = (value: unknown): Answer => ({ body: { success: true, value } })
const refused = (errorCode: string, status: number, extra = {}): Answer => ({
  status,
  body: { success: false, value: null, errorCode, ...extra },
})

const respond = async (request: IncomingMessage, response: ServerResponse) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const one = {
    method: request.method ?? '',
    url: request.url ?? '',
    headers: request.headers,
    body: Buffer.concat(chunks).toString(),
  }
  seen.push(one)
  const answer = await answers(one)
  if (answer.drop) return void request.socket.destroy()
  response
    .writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
    .end(answer.raw ?? JSON.stringify(answer.body ?? {}))
}

beforeAll(async () => {
  server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  configureClient({
    baseUrl: `http://127.0.0.1:${port}`,
    merchant: 'aurora',
    language: () => 'JA',
    onSessionLost: lost,
  })
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  seen.length = 0
  lost.mockClear()
  forgetKeys()
  configureClient({ token: () => null })
})

const keyPair = async (kid: string) => {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const { x, y } = await exportJWK(publicKey)
  return { privateKey, published: { kid, kty: 'EC', crv: 'P-256', x, y, use: 'enc', exp: Date.now() + 86_400_000 } }
}
const opened = async (body: string, privateKey: CryptoKey) => {
  const { plaintext, protectedHeader } = await compactDecrypt((JSON.parse(body) as { value: string }).value, privateKey)
  return {
    payload: JSON.parse(new TextDecoder().decode(plaintext)) as Record<string, unknown>,
    header: protectedHeader,
  }
}
const credentials = { type: 'username' as const, username: 'player01', password: 'Demo#2026', loginDeviceId: 'device' }

describe('a call', () => {
  test('carries the headers of the contract, the merchant exactly once', async () => {
    answers = () => ok({ content: { list: [] } })
    configureClient({ token: () => 'raw-token' })
    await call('hotGames', { query: { limit: 9 } })
    const { headers, url } = seen[0] as Seen
    expect(url).toBe('/wps/relay/GCSGAME_hotGamesV2?limit=9')
    expect(headers).toMatchObject({
      merchant: 'aurora',
      language: 'JA',
      device: 'web',
      moduleid: 'GAMELOHOT3',
      authorization: 'raw-token',
    })
    expect(Number(headers['x-timestamp'])).toBeGreaterThan(0)
  })

  test('gives the failure of the gateway as a value', async () => {
    answers = () => refused('money.amount.below.minimum', 422, { traceId: 't-1', fields: { amount: 'min' } })
    const result = await call('depositGateway', { body: { method: 'pix', amount: '1' } })
    expect(result).toEqual({
      ok: false,
      failure: { code: 'money.amount.below.minimum', status: 422, traceId: 't-1', fields: { amount: 'min' } },
    })
  })

  test('a read survives a dropped connection and a 503', async () => {
    let count = 0
    answers = () => (++count === 1 ? { drop: true } : count === 2 ? { status: 503 } : ok({ content: { list: [] } }))
    expect((await call('hotGames')).ok).toBe(true)
    expect(seen).toHaveLength(3)
  })

  test('413 of a proxy, without an envelope: too large', async () => {
    answers = () => ({ status: 413, raw: '<html><h1>413 Request Entity Too Large</h1></html>' })
    expect(await call('feedback', { body: { content: 'long text' } })).toMatchObject({
      failure: { code: 'body.too.large', status: 413 },
    })
  })

  test('a write without an idempotency key is never sent twice', async () => {
    answers = () => ({ drop: true })
    const result = await call('freePlay', { body: {} })
    expect(result).toMatchObject({ ok: false, failure: { code: 'answer.lost' } })
    expect(seen).toHaveLength(1)
  })

  test('a write that moves money is repeated with the same key', async () => {
    let count = 0
    answers = () => (++count === 1 ? { drop: true } : ok({}))
    await call('depositGateway', { body: { method: 'pix', amount: '50.00' } })
    const keys = seen.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), keys[0]])
  })

  test('an answer that is not an envelope is a failure, not a crash', async () => {
    answers = () => ({ raw: '<html>gateway</html>' })
    expect(await call('hotGames')).toMatchObject({ ok: false, failure: { code: 'malformed' } })
  })

  const order = { body: { method: 'pix', amount: '7.00' } }
  const keysOf = () => new Set(seen.map(({ headers }) => headers['idempotency-key']))

  test.each([
    ['a page of the network with 200', { raw: '<html>portal</html>' }],
    ['JSON cut in the middle', { raw: '{"success":true,"value":{"depo' }],
    ['an envelope without its value', { raw: '{"success":true}' }],
    ['204', { status: 204, raw: '' }],
    ['a page with 404', { status: 404, raw: '<html>' }],
    ['a page with 502', { status: 502, raw: '<html>' }],
  ])('%s after an order: the outcome is unknown and the next attempt has the same key', async (_case, answer) => {
    answers = () => answer
    const result = await call('depositGateway', order)
    expect(result).toMatchObject({ ok: false, failure: { code: 'answer.lost', status: null } })
    answers = () => ok({ depositId: 'd' })
    expect((await call('depositGateway', order)).ok).toBe(true)
    expect(seen.length).toBeGreaterThan(1)
    expect(keysOf().size).toBe(1)
  })

  test('unreadable answer to a write without a key: not sent again, effect unknown', async () => {
    answers = () => ({ raw: '<html>' })
    const result = await call('freePlay', { body: {} })
    expect(result).toMatchObject({ ok: false, failure: { code: 'answer.lost' } })
    expect(seen).toHaveLength(1)
  })

  test.each([
    ['success', ok({})],
    ['a refusal', refused('money.limit.reached', 422)],
  ])('%s decides an order: the next one has another key', async (_case, answer) => {
    answers = () => answer
    await call('depositGateway', order)
    await call('depositGateway', order)
    expect(keysOf().size).toBe(2)
  })

  test('413 of a proxy after an unreadable answer: the order stays open under its key', async () => {
    answers = () => ({ raw: '<html>' })
    await call('depositGateway', order)
    answers = () => ({ status: 413, raw: '<html>' })
    await call('depositGateway', order)
    answers = () => ok({})
    await call('depositGateway', order)
    expect(keysOf().size).toBe(1)
  })

  test('a read survives one unreadable answer', async () => {
    let count = 0
    answers = () => (++count === 1 ? { raw: '{"succ' } : ok({ content: { list: [] } }))
    expect((await call('hotGames')).ok).toBe(true)
  })

  describe('expired token', () => {
    const runsOut =
      (goodToken: string): typeof answers =>
      ({ headers }) =>
        headers.authorization === goodToken ? ok({ id: '7' }) : refused('login.not.session', 401)
    const renewTo = (token: string | null, renewal: 'renewed' | 'lost' | 'unreached') => {
      let current: string | null = 'old-token'
      const renewSession = jest.fn(async () => {
        current = token
        return renewal
      })
      configureClient({ token: () => current, renewSession })
      return renewSession
    }

    test('the call is repeated with the renewed token', async () => {
      answers = runsOut('new-token')
      const renew = renewTo('new-token', 'renewed')
      expect(await call('memberInfo')).toEqual({ ok: true, value: { id: '7' } })
      expect(renew).toHaveBeenCalledWith('old-token')
      expect(seen.map(({ headers }) => headers.authorization)).toEqual(['old-token', 'new-token'])
      expect(lost).not.toHaveBeenCalled()
    })

    test('a write is repeated as well: the gateway had refused it before it did anything', async () => {
      answers = runsOut('new-token')
      renewTo('new-token', 'renewed')
      expect((await call('addFavourite', { body: { nodeId: '1', vendor: 'v' } })).ok).toBe(true)
      expect(seen).toHaveLength(2)
    })

    test('no renewal possible: reports the lost session once, with the sent token', async () => {
      answers = runsOut('none')
      renewTo('old-token', 'lost')
      expect(await call('memberInfo')).toMatchObject({ ok: false, failure: { code: 'login.not.session' } })
      expect(lost.mock.calls).toEqual([['old-token']])
      expect(seen).toHaveLength(1)
    })

    test('the renewed token is refused too: the renewed session is lost, and the call is not repeated again', async () => {
      answers = runsOut('none')
      renewTo('new-token', 'renewed')
      expect(await call('memberInfo')).toMatchObject({ ok: false, failure: { code: 'login.not.session' } })
      expect(lost.mock.calls).toEqual([['new-token']])
      expect(seen).toHaveLength(2)
    })

    test('session lost: a public call continues as a guest’s', async () => {
      answers = ({ headers }) =>
        headers.authorization ? refused('login.not.session', 401) : ok({ content: { list: [] } })
      renewTo(null, 'lost')
      expect((await call('hotGames')).ok).toBe(true)
      expect(lost).toHaveBeenCalledTimes(1)
    })

    test('gateway unreachable: the session stays', async () => {
      answers = runsOut('none')
      renewTo('old-token', 'unreached')
      expect(await call('memberInfo')).toMatchObject({ ok: false, failure: { code: 'offline' } })
      expect(lost).not.toHaveBeenCalled()
    })

    test('a logout is not renewed for', async () => {
      answers = runsOut('none')
      const renew = renewTo('new-token', 'renewed')
      await call('logout')
      expect(renew).not.toHaveBeenCalled()
    })
  })

  test('a guest who is refused has lost no session', async () => {
    answers = () => refused('login.not.session', 401)
    await call('memberInfo')
    expect(lost).not.toHaveBeenCalled()
  })
})

describe('an encrypted call', () => {
  test('hides the body and binds it to method, path and merchant', async () => {
    const pair = await keyPair('k1')
    answers = ({ url }) => ok(url.includes('/keys') ? { keys: [pair.published], now: Date.now() } : {})
    await call('login', { body: credentials })
    const sent = seen[1] as Seen
    expect(sent.body).not.toContain('Demo#2026')
    expect(sent.headers.encryption).toBe('v=1; kid="k1"')
    const { payload, header } = await opened(sent.body, pair.privateKey)
    expect(payload).toMatchObject(credentials)
    expect(header).toMatchObject({
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      kid: 'k1',
      htm: 'POST',
      htu: '/wps/session/login',
      mc: 'aurora',
    })
  })

  test("uses the gateway's clock, not the phone's", async () => {
    const pair = await keyPair('k1')
    const ahead = Date.now() + 86_400_000
    answers = ({ url }) =>
      ok(url.includes('/keys') ? { keys: [{ ...pair.published, exp: ahead + 1000_000 }], now: ahead } : {})
    await call('login', { body: credentials })
    const { header } = await opened((seen[1] as Seen).body, pair.privateKey)
    expect(Math.abs((header.iat as number) - ahead / 1000)).toBeLessThan(5)
  })

  test('fetches new keys and tries once more when the key was rotated', async () => {
    const first = await keyPair('k1')
    const second = await keyPair('k2')
    let published = first.published
    answers = ({ url, headers }) => {
      if (url.includes('/keys')) return ok({ keys: [published], now: Date.now() })
      if (headers.encryption === 'v=1; kid="k2"') return ok({ token: 'x' })
      published = second.published
      return refused('key.rotated', 409)
    }
    expect((await call('login', { body: credentials })).ok).toBe(true)
    expect(seen.map(({ url }) => url.split('/').pop())).toEqual(['keys', 'login', 'keys', 'login'])
  })

  describe('device clock corrected while the page is open', () => {
    afterEach(() => jest.restoreAllMocks())

    test.each([3 * 60_000, -3 * 60_000, 86_400_000, -86_400_000])(
      'clock jumps by %d ms: the time of the body stays the server’s',
      async (jump) => {
        const pair = await keyPair('k1')
        answers = ({ url }) => ok(url.includes('/keys') ? { keys: [pair.published], now: Date.now() } : {})
        await call('login', { body: credentials })
        const serverTime = Date.now()
        jest.spyOn(Date, 'now').mockImplementation(() => serverTime + jump)
        await call('login', { body: credentials })
        const { header } = await opened((seen.at(-1) as Seen).body, pair.privateKey)
        expect(seen.map(({ url }) => url.split('/').pop())).toEqual(['keys', 'login', 'login'])
        expect(Math.abs((header.iat as number) - serverTime / 1000)).toBeLessThan(5)
      },
    )

    test('monotonic clock stopped during sleep: the time is fetched again and the call repeated once', async () => {
      const pair = await keyPair('k1')
      let slept = 0
      const serverTime = () => Date.now() + slept
      answers = async ({ url, body }) => {
        if (url.includes('/keys')) return ok({ keys: [pair.published], now: serverTime() })
        const { header } = await opened(body, pair.privateKey)
        const late = Math.abs((header.iat as number) - serverTime() / 1000) > 120
        return late ? refused('encryption.invalid', 400) : ok({ token: 'x' })
      }
      expect((await call('login', { body: credentials })).ok).toBe(true)
      slept = 10 * 60_000
      expect((await call('login', { body: credentials })).ok).toBe(true)
      expect(seen.map(({ url }) => url.split('/').pop())).toEqual(['keys', 'login', 'login', 'keys', 'login'])
    })

    test('a body refused with a fresh time: refused, after one repetition', async () => {
      const pair = await keyPair('k1')
      answers = ({ url }) =>
        url.includes('/keys') ? ok({ keys: [pair.published], now: Date.now() }) : refused('encryption.invalid', 400)
      expect(await call('login', { body: credentials })).toMatchObject({ failure: { code: 'encryption.invalid' } })
      expect(seen.map(({ url }) => url.split('/').pop())).toEqual(['keys', 'login', 'keys', 'login'])
    })
  })

  test('gives up after the second refusal of its key', async () => {
    const pair = await keyPair('k1')
    answers = ({ url }) =>
      url.includes('/keys') ? ok({ keys: [pair.published], now: Date.now() }) : refused('key.rotated', 409)
    expect(await call('login', { body: credentials })).toMatchObject({ ok: false, failure: { code: 'key.rotated' } })
    expect(seen).toHaveLength(4)
  })

  test('two logins never carry the same one-time id', async () => {
    const pair = await keyPair('k1')
    answers = ({ url }) => ok(url.includes('/keys') ? { keys: [pair.published], now: Date.now() } : {})
    await call('login', { body: credentials })
    await call('login', { body: credentials })
    const ids = await Promise.all(
      seen
        .filter(({ url }) => url.includes('login'))
        .map(async ({ body }) => (await opened(body, pair.privateKey)).header.jti),
    )
    expect(new Set(ids).size).toBe(2)
  })
})
