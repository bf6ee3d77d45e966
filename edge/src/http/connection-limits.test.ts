import { connect } from 'node:net'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { memberStreamPath } from '@mosaic/contracts'
import fastify, { type FastifyInstance } from 'fastify'
import { connectionOptions, connectionTimes, limitConnections, openConnections } from './connection-limits'
import { proxyGateway } from './gateway-proxy'

const usualTimes = { ...connectionTimes }
const usualLimits = { ...openConnections }
let close = async () => {}
afterEach(async () => {
  await close()
  Object.assign(connectionTimes, usualTimes)
  Object.assign(openConnections, usualLimits)
})

const edge = async (answer: RequestListener): Promise<{ app: FastifyInstance; address: string; port: number }> => {
  const upstream = createServer(answer)
  await new Promise<void>((resolve) => upstream.listen(0, resolve))
  const app = fastify({ ...connectionOptions(), trustProxy: ['127.0.0.0/8'] })
  limitConnections(app)
  await proxyGateway(app, `http://localhost:${(upstream.address() as AddressInfo).port}`)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  close = async () => {
    upstream.closeAllConnections()
    upstream.close()
    app.server.closeAllConnections()
    await app.close()
  }
  return { app, address, port: (app.server.address() as AddressInfo).port }
}
const endless: RequestListener = ({ url }, response) => {
  if (url !== memberStreamPath) return void response.end('{}')
  response.setHeader('content-type', 'text/event-stream')
  response.write(': open\n\n')
}
const listen = async (address: string, from: string) => {
  const leaving = new AbortController()
  const response = await fetch(address + memberStreamPath, {
    signal: leaving.signal,
    headers: { 'x-forwarded-for': from },
  })
  return { response, leave: () => leaving.abort() }
}

test('an address with all its streams open: 503 with the time of the next try; everything else works', async () => {
  Object.assign(openConnections, { perKey: 2 })
  const { address } = await edge(endless)
  const open = [await listen(address, '203.0.113.1'), await listen(address, '203.0.113.1')]
  const refused = await listen(address, '203.0.113.1')
  expect([refused.response.status, refused.response.headers.get('retry-after')]).toEqual([503, '30'])
  expect((await listen(address, '203.0.113.2')).response.status).toBe(200)
  const call = await fetch(`${address}/wps/x`, { headers: { 'x-forwarded-for': '203.0.113.1' } })
  expect(call.status).toBe(200)
  for (const { leave } of open) leave()
  const again = async (): Promise<number> => {
    const { response } = await listen(address, '203.0.113.1')
    return response.status === 503 ? again() : response.status
  }
  expect(await again()).toBe(200)
})

const closedAfter = (port: number, sent: string): Promise<number> =>
  new Promise((resolve) => {
    const started = performance.now()
    const socket = connect(port, '127.0.0.1', () => socket.write(sent))
    socket.on('error', () => undefined)
    socket.resume().on('close', () => resolve(performance.now() - started))
  })

test.each([
  ['headers that stop', 'GET /wps/x HTTP/1.1\r\nhost: a\r\n'],
  [
    'a body that stops',
    'POST /wps/x HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
  ],
  ['a connection that says nothing', ''],
])('%s: the connection is closed', async (_case, sent) => {
  Object.assign(connectionTimes, { headersMs: 100, idleMs: 200, requestMs: 400, checkEveryMs: 50 })
  const { port } = await edge(() => undefined)
  expect(await closedAfter(port, sent)).toBeLessThan(10_000)
})

test('the usual times: within 15 seconds', () => {
  const { headersMs, checkEveryMs, idleMs } = usualTimes
  expect([headersMs + checkEveryMs <= 15_000, idleMs <= 15_000]).toEqual([true, true])
})
