import { chatPath, endpoints } from '@mosaic/contracts'
import fastify from 'fastify'
import { createServer, type RequestListener } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { edgeUnderTest, longAnswer } from '../testing/edge-under-test'
import { proxyGateway } from './gateway-proxy'

const { answers, get, withoutGateway, proxied, post } = edgeUnderTest()

describe('API proxy', () => {
  test('forged forwarding headers: the gateway gets the visitor’s true address', async () => {
    await get('/wps/system/status?x=1', {
      'x-forwarded-for': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
      'x-real-ip': '6.6.6.6',
      merchant: 'aurora',
    })
    const last = proxied.at(-1)
    expect(last?.url).toBe('/wps/system/status?x=1')
    expect(last?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'localhost:4000',
      merchant: 'aurora',
    })
    expect(last?.headers).not.toHaveProperty('x-real-ip')
    expect(last?.headers).not.toHaveProperty('forwarded')
  })
  test.each(['/qa', '/qa/outbox.json', '/lgw/x', '/lotto/x'])('%s is proxied', async (url) => {
    await get(url)
    expect(proxied.at(-1)?.url).toBe(url)
  })
  test('the seamless wallet is not reachable through the site', async () => {
    expect((await post('/seamless/bet')).statusCode).toBe(404)
  })
})

describe('request body', () => {
  const lengthOf = async (url: string, bytes: number) =>
    (await post(url, 'x'.repeat(bytes), { 'content-type': 'application/json' })).statusCode

  test('body of ten million bytes: 413 without a request to the gateway', async () => {
    const received = proxied.length
    const answer = await post('/wps/session/login', 'x'.repeat(10_000_000), { 'content-type': 'application/json' })
    expect([answer.statusCode, answer.json()]).toEqual([
      413,
      { success: false, value: null, errorCode: 'body.too.large', traceId: expect.stringMatching(/^[\da-f-]{36}$/) },
    ])
    expect(proxied).toHaveLength(received)
  })
  test('the body limit is the gateway’s limit of that path', async () => {
    const upload = endpoints.setMemberIcon.path
    expect([await lengthOf(upload, 5_000_000), await lengthOf(upload, 7_300_001)]).toEqual([200, 413])
    expect([await lengthOf('/wps/anything', 65_536), await lengthOf('/wps/anything', 65_537)]).toEqual([200, 413])
  })
})

describe('compression of API answers', () => {
  test.each([
    ['br', 'gzip, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('long JSON answer: compressed as %s for accept-encoding %s', async (encoding, accepted, unpack) => {
    const answer = await get('/wps/long', { 'accept-encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toContain('Accept-Encoding')
    expect(answer.rawPayload.length).toBeLessThan(longAnswer.length / 10)
    expect(unpack(answer.rawPayload).toString()).toBe(longAnswer)
  })
  test('not accepted, short, or an answer to a POST: not compressed (BREACH)', async () => {
    expect((await get('/wps/long')).payload).toBe(longAnswer)
    expect((await get('/wps/short', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined()
    const posted = await post('/wps/long', '', { 'accept-encoding': 'br' })
    expect([posted.headers['content-encoding'], posted.payload]).toEqual([undefined, longAnswer])
  })
})

describe('gateway away', () => {
  test('gateway away: calls get the envelope with system.busy', async () => {
    const app = await withoutGateway()
    const answer = await app.inject({ url: '/wps/system/status' })
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { success: false, value: null, errorCode: 'system.busy', traceId: expect.stringMatching(/^[\da-f-]{36}$/) },
    ])
    await app.close()
  })

  test('gateway away: known merchants are still shown, others get a page that retries', async () => {
    const app = await withoutGateway()
    await app.inject({ url: '/m/home', headers: { host: 'localhost' } })
    answers.isAway = true
    expect((await app.inject({ url: '/m/home', headers: { host: 'localhost' } })).statusCode).toBe(200)
    const answer = await app.inject({
      url: '/m/home',
      headers: { host: 'new.example', 'accept-language': 'xx, ja-JP;q=0.8' },
    })
    const chosen = await app.inject({
      url: '/m/home',
      headers: { host: 'new.example', 'accept-language': 'ja-JP', cookie: 'mosaic.lang=TY' },
    })
    answers.isAway = false
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.body).toContain('<html lang="ja">')
    expect(chosen.body).toContain('<html lang="th">')
    await app.close()
  })

  test.each([
    ['/m/home', 'pt-BR', 'Nenhum site neste endereço'],
    ['/login', 'ja-JP', 'このアドレスにサイトはありません'],
  ])('host name of no merchant, %s in %s: a page that says so and names the host', async (path, language, title) => {
    const { statusCode, headers, body } = await get(path, { host: 'nobody.example:4000', 'accept-language': language })
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([404, undefined, 'no-store'])
    expect(body).toContain(`<h1>${title}</h1>`)
    expect(body).toContain('<li>nobody.example</li>')
  })

  test('host name of no merchant: its data is refused, not promised for later', async () => {
    const asked = await Promise.all(
      ['/composition.json', '/composition/releases', '/manifest.webmanifest'].map((path) =>
        get(path, { host: 'nobody.example' }),
      ),
    )
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect(asked[0]?.json()).toEqual({ errorCode: 'merchant.unknown' })
  })
})

test('gateway stalls in the middle of an answer: that answer fails, the next call works', async () => {
  const upstream = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/event-stream; charset=utf-8')
    response.write('data: first\n\n')
    if (url !== '/wps/events') response.end()
  })
  await new Promise<void>((resolve) => upstream.listen(0, resolve))
  const app = fastify()
  await proxyGateway(app, `http://localhost:${(upstream.address() as AddressInfo).port}`, { timeout: 50 })
  const site = await app.listen({ port: 0 })
  const stalled = await fetch(`${site}/wps/events`)
  await expect(stalled.text()).rejects.toThrow()
  expect(await (await fetch(`${site}/wps/other`)).text()).toBe('data: first\n\n')
  await app.close()
  upstream.closeAllConnections()
  upstream.close()
})

describe('connections to the gateway', () => {
  let close = async () => {}
  afterEach(() => close())

  const through = async (answer: RequestListener, idle = 10_000) => {
    const upstream = createServer(answer)
    upstream.keepAliveTimeout = 0
    await new Promise<void>((resolve) => upstream.listen(0, resolve))
    const app = fastify()
    await proxyGateway(app, `http://localhost:${(upstream.address() as AddressInfo).port}`, { idleTimeout: idle })
    close = async () => {
      upstream.closeAllConnections()
      upstream.close()
      await app.close()
    }
    return { app, upstream }
  }
  const url = '/wps/x'

  test('connection closed during a call: a GET is retried once, a POST is not', async () => {
    const used = new WeakSet<Socket>()
    const received: (string | undefined)[] = []
    const { app } = await through(({ method, socket }, response) => {
      received.push(method)
      if (used.has(socket)) return void socket.destroy()
      used.add(socket)
      response.end('{}')
    })
    const statuses: number[] = []
    for (const method of ['GET', 'GET', 'POST'] as const) statuses.push((await app.inject({ method, url })).statusCode)
    expect([statuses, received]).toEqual([
      [200, 200, 503],
      ['GET', 'GET', 'GET', 'POST'],
    ])
  })

  test('503 of the gateway: no retry', async () => {
    let calls = 0
    const { app } = await through((_request, response) => {
      calls += 1
      response.writeHead(503, { 'retry-after': '2' }).end('{}')
    })
    expect([(await app.inject({ url })).statusCode, calls]).toEqual([503, 1])
  })

  test('idle connection: closed by the edge before the gateway closes it', async () => {
    const { app, upstream } = await through((_request, response) => void response.end('{}'), 20)
    const ended = new Promise<boolean>((resolve) =>
      upstream.once('connection', (socket: Socket) => socket.once('end', () => resolve(true))),
    )
    await app.inject({ url })
    expect(await ended).toBe(true)
  })
})

test('socket of the chat: the gateway gets the visitor’s address, host and cookie, and the site of the page', async () => {
  const gateway = createServer()
  const seen = new Promise<Record<string, unknown>>((resolve) =>
    gateway.on('upgrade', ({ headers }, socket) => {
      resolve(headers)
      socket.destroy()
    }),
  )
  await new Promise<void>((resolve) => void gateway.listen(0, '127.0.0.1', resolve))
  const app = fastify()
  await proxyGateway(app, `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(
    `GET ${chatPath} HTTP/1.1\r\nHost: aurora.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\nOrigin: https://aurora.example\r\nCookie: mosaic-guest=1\r\nX-Forwarded-For: 6.6.6.6\r\nAuthorization: secret\r\n\r\n`,
  )
  expect(await seen).toMatchObject({
    cookie: 'mosaic-guest=1',
    origin: 'https://aurora.example',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'aurora.example',
  })
  socket.destroy()
  await app.close()
  gateway.closeAllConnections()
  await new Promise((resolve) => gateway.close(resolve))
})
