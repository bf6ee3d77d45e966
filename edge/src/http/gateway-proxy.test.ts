import { endpoints } from '@mosaic/contracts'
import fastify from 'fastify'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { edgeUnderTest, longAnswer } from '../testing/edge-under-test'
import { proxyGateway } from './gateway-proxy'

const { answers, get, lonely, passedOn, post } = edgeUnderTest()

describe('the API behind the same origin', () => {
  test('sees the visitor’s true address whatever the visitor claims', async () => {
    await get('/wps/system/status?x=1', {
      'x-forwarded-for': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
      'x-real-ip': '6.6.6.6',
      merchant: 'aurora',
    })
    const last = passedOn.at(-1)
    expect(last?.url).toBe('/wps/system/status?x=1')
    expect(last?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'localhost:4000',
      merchant: 'aurora',
    })
    expect(last?.headers).not.toHaveProperty('x-real-ip')
    expect(last?.headers).not.toHaveProperty('forwarded')
  })
  test.each(['/qa', '/qa/outbox.json', '/lgw/x', '/lotto/x'])('%s is passed on', async (url) => {
    await get(url)
    expect(passedOn.at(-1)?.url).toBe(url)
  })
  test('the seamless wallet is not reachable through the site', async () => {
    expect((await post('/seamless/bet')).statusCode).toBe(404)
  })
})

describe('a body', () => {
  const lengthOf = async (url: string, bytes: number) =>
    (await post(url, 'x'.repeat(bytes), { 'content-type': 'application/json' })).statusCode

  test('of ten million bytes is turned away with 413, before the gateway hears of it', async () => {
    const heard = passedOn.length
    const answer = await post('/wps/session/login', 'x'.repeat(10_000_000), { 'content-type': 'application/json' })
    expect([answer.statusCode, answer.json()]).toEqual([
      413,
      { success: false, value: null, errorCode: 'request_param_err' },
    ])
    expect(passedOn).toHaveLength(heard)
  })
  test('may be as long as the gateway lets it be at that address', async () => {
    const upload = endpoints.setMemberIcon.path
    expect([await lengthOf(upload, 5_000_000), await lengthOf(upload, 7_300_001)]).toEqual([200, 413])
    expect([await lengthOf('/wps/anything', 65_536), await lengthOf('/wps/anything', 65_537)]).toEqual([200, 413])
  })
})

describe('a long answer of the gateway', () => {
  test.each([
    ['br', 'gzip, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is packed as %s for who accepts %s', async (encoding, accepted, unpack) => {
    const answer = await get('/wps/long', { 'accept-encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toContain('Accept-Encoding')
    expect(answer.rawPayload.length).toBeLessThan(longAnswer.length / 10)
    expect(unpack(answer.rawPayload).toString()).toBe(longAnswer)
  })
  test('stays as it is for who accepts nothing, when it is short, and after a POST, whose secrets a length could tell', async () => {
    expect((await get('/wps/long')).payload).toBe(longAnswer)
    expect((await get('/wps/short', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined()
    const posted = await post('/wps/long', '', { 'accept-encoding': 'br' })
    expect([posted.headers['content-encoding'], posted.payload]).toEqual([undefined, longAnswer])
  })
})

describe('without a gateway', () => {
  test('calls are answered in the envelope that callers expect', async () => {
    const app = await lonely()
    const answer = await app.inject({ url: '/wps/system/status' })
    expect([answer.statusCode, answer.json()]).toEqual([503, { success: false, value: null, errorCode: 'system.busy' }])
    await app.close()
  })

  test('a merchant that has been seen is still shown; one that never was gets a page that tries again', async () => {
    const app = await lonely()
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

  test('a host that belongs to no merchant shows no site', async () => {
    expect((await get('/m/home', { host: 'nobody.example' })).statusCode).toBe(503)
  })
})

test('a gateway that falls silent in the middle of an answer costs that answer alone, and its next call is answered', async () => {
  const upstream = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/event-stream; charset=utf-8')
    response.write('data: first\n\n')
    if (url !== '/wps/events') response.end()
  })
  await new Promise<void>((resolve) => upstream.listen(0, resolve))
  const app = fastify()
  await proxyGateway(app, `http://localhost:${(upstream.address() as AddressInfo).port}`, { patience: 50 })
  const site = await app.listen({ port: 0 })
  const stalled = await fetch(`${site}/wps/events`)
  await expect(stalled.text()).rejects.toThrow()
  expect(await (await fetch(`${site}/wps/other`)).text()).toBe('data: first\n\n')
  await app.close()
  upstream.closeAllConnections()
  upstream.close()
})

describe('a connection to the gateway', () => {
  let close = async () => {}
  afterEach(() => close())

  const through = async (answer: RequestListener, idle = 10_000) => {
    const upstream = createServer(answer)
    upstream.keepAliveTimeout = 0
    await new Promise<void>((resolve) => upstream.listen(0, resolve))
    const app = fastify()
    await proxyGateway(app, `http://localhost:${(upstream.address() as AddressInfo).port}`, { idle })
    close = async () => {
      upstream.closeAllConnections()
      upstream.close()
      await app.close()
    }
    return { app, upstream }
  }
  const url = '/wps/x'

  test('that ends under a call loses nothing that only reads, and what writes is not told twice', async () => {
    const used = new WeakSet<Socket>()
    const heard: (string | undefined)[] = []
    const { app } = await through(({ method, socket }, response) => {
      heard.push(method)
      if (used.has(socket)) return void socket.destroy()
      used.add(socket)
      response.end('{}')
    })
    const statuses: number[] = []
    for (const method of ['GET', 'GET', 'POST'] as const) statuses.push((await app.inject({ method, url })).statusCode)
    expect([statuses, heard]).toEqual([
      [200, 200, 503],
      ['GET', 'GET', 'GET', 'POST'],
    ])
  })

  test('of a gateway that is too busy is not used to ask it again', async () => {
    let asked = 0
    const { app } = await through((_request, response) => {
      asked += 1
      response.writeHead(503, { 'retry-after': '2' }).end('{}')
    })
    expect([(await app.inject({ url })).statusCode, asked]).toEqual([503, 1])
  })

  test('that nobody uses is closed by the edge, before the gateway closes it under a call', async () => {
    const { app, upstream } = await through((_request, response) => void response.end('{}'), 20)
    const ended = new Promise<boolean>((resolve) =>
      upstream.once('connection', (socket: Socket) => socket.once('end', () => resolve(true))),
    )
    await app.inject({ url })
    expect(await ended).toBe(true)
  })
})
