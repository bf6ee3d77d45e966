import { signedHeaders } from '../../platform'
import { startTestGateway, testConfig, type TestGateway } from '../../../testing/gateway'

const key = { id: 'ops-1', secret: 'a key of people of the house, long enough' }
let gateway: TestGateway
let token: string
beforeAll(async () => {
  gateway = await startTestGateway({ config: { keys: { ...testConfig().keys, ops: key } } })
  token = await gateway.tokenOf('player01')
})
afterAll(() => gateway.close())

const ops = async (method: 'GET' | 'POST', url: string, json?: object, signed = key) => {
  const body = json ? JSON.stringify(json) : ''
  const headers = { ...signedHeaders(signed, method, url, body, Date.now()), 'content-type': 'application/json' }
  const answer = await gateway.app.inject({ method, url, headers, ...(body && { payload: body }) })
  return { status: answer.statusCode, json: answer.json<Record<string, unknown> & { list: { id: string }[] }>() }
}

test('what a member writes to the house is listed and answered once, by signed calls only', async () => {
  await gateway.call('sendMessage', { token, body: { subject: 'Question', content: 'When?' } })
  expect((await ops('GET', '/ops/v1/mails', undefined, { ...key, secret: 'wrong' })).status).toBe(401)
  const [mail] = (await ops('GET', '/ops/v1/mails?merchant=aurora')).json.list
  const reply = { operator: 'ana', text: 'Today.' }
  expect((await ops('POST', `/ops/v1/mails/${mail?.id}/answer`, reply)).status).toBe(200)
  expect((await ops('POST', `/ops/v1/mails/${mail?.id}/answer`, reply)).status).toBe(404)
})

test('a feedback is listed until somebody has seen it, and sent twice it is one', async () => {
  const messageId = crypto.randomUUID()
  for (const _ of [1, 2]) await gateway.call('feedback', { token, body: { content: 'More of the same!', messageId } })
  const { list } = (await ops('GET', '/ops/v1/feedback')).json
  expect(list).toHaveLength(1)
  await ops('POST', `/ops/v1/feedback/${list[0]?.id}/seen`, { operator: 'ana' })
  expect((await ops('GET', '/ops/v1/feedback')).json.list).toEqual([])
})

test('a message of the house is cleaned before it is kept, and reaches whom it is for', async () => {
  const texts = { EN: { title: 'News', content: '<p onclick="x()">Hello</p><script>x()</script>' } }
  const sent = await ops('POST', '/ops/v1/messages', {
    operator: 'ana',
    merchant: 'aurora',
    id: 'n1',
    to: 'player01',
    texts,
  })
  expect(sent.json).toEqual({ addressed: 1 })
  const { content } = (await gateway.call('inbox', { token })).body.value ?? { content: [] }
  expect(content[0]).toMatchObject({ kind: 'operator', subject: 'News', content: '<p>Hello</p>' })
})

test('the queue of chats is empty while nobody waits, and a chat that is not there is not answered', async () => {
  expect((await ops('GET', '/ops/v1/chats')).json.list).toEqual([])
  const said = { operator: 'ana', id: crypto.randomUUID(), text: 'Hello' }
  expect((await ops('POST', '/ops/v1/chats/nobody/messages', said)).status).toBe(404)
})
