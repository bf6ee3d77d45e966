import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendWrite } from './send-write'

let server: Server
let url = ''
let answer: (path: string) => { readonly status: number; readonly headers?: Record<string, string> }

beforeAll(async () => {
  server = createServer((request, response) => {
    const { status, headers } = answer(request.url ?? '')
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end('{"a":1}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/order`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const write = () => sendWrite({ method: 'POST', url, query: {}, headers: {}, body: {}, form: false, repeatable: true })

test.each([
  ['two seconds: milliseconds', { 'retry-after': '2' }, 2000],
  ['none: none', {}, undefined],
  ['zero: none', { 'retry-after': '0' }, undefined],
  ['a date, which no gateway of ours sends: none', { 'retry-after': 'Fri, 27 Nov 2026 10:00:00 GMT' }, undefined],
])('retry-after of a write, %s', async (_case, headers, expected) => {
  answer = () => ({ status: 503, headers })
  const attempt = await write()
  expect(attempt).toMatchObject({ kind: 'answered', status: 503, data: { a: 1 } })
  expect('retryAfter' in attempt ? attempt.retryAfter : undefined).toBe(expected)
})
