import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'

/** A message service that accepts a message and answers only when released. */
let service: Server
let held: (() => void)[] = []
let received: { to: string; text: string }[] = []
let gateway: TestGateway

beforeEach(async () => {
  held = []
  received = []
  service = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      received.push(JSON.parse(body) as { to: string; text: string })
      held.push(() => response.writeHead(204).end())
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  gateway = await startTestGateway({
    config: { qa: false, messages: { url: `http://127.0.0.1:${port}`, key: 'key-of-the-message-service' } },
  })
})
afterEach(async () => {
  held.forEach((answer) => answer())
  await gateway.close()
  await new Promise((resolve) => service.close(resolve))
})

const messageArrived = async () => {
  while (held.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
}
const forgot = (email: string) =>
  gateway.call('forgotByEmail', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ username: 'agent01', email }).toString(),
  })
const codeFor = (mobileNum: string, purpose: 'login' | 'reset') =>
  gateway.call('smsNoLogin', { body: { countryDialingCode: '55', loginDeviceId: 'phone', mobileNum, purpose } })

const ways = [
  {
    what: 'a link by e-mail',
    known: () => forgot('agent01@example.com'),
    unknown: () => forgot('someone@example.com'),
    to: 'agent01@example.com',
  },
  {
    what: 'a code for a login',
    known: () => codeFor('11900000100', 'login'),
    unknown: () => codeFor('11955550000', 'login'),
    to: '+5511900000100',
  },
  {
    what: 'a code for a forgotten password',
    known: () => codeFor('11900000100', 'reset'),
    unknown: () => codeFor('11955550000', 'reset'),
    to: '+5511900000100',
  },
]

test.each(ways)(
  'a request for $what is answered before the message service answers',
  async ({ known, unknown, to }) => {
    const [mine, strange] = [await known(), await unknown()]
    expect({ ...strange.body, traceId: '' }).toEqual({ ...mine.body, traceId: '' })
    await messageArrived()
    expect(received.map((message) => message.to)).toEqual([to])
  },
)

test('a gateway that shuts down waits for pending messages', async () => {
  await forgot('agent01@example.com')
  await messageArrived()
  let ended = false
  const ending = gateway.app.close().then(() => (ended = true))
  await new Promise((resolve) => setImmediate(resolve))
  expect(ended).toBe(false)
  held.forEach((answer) => answer())
  held = []
  await ending
  expect(received).toHaveLength(1)
})
