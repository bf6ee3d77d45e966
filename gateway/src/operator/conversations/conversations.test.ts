import { sayToHouse } from '../../../testing/chat'
import { startTestDesk, type TestDesk } from '../../../testing/desk'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'

let gateway: TestGateway
let desk: TestDesk
let token: string
let support: string
let memberId: string
beforeAll(async () => {
  gateway = await startTestGateway()
  desk = await startTestDesk(gateway)
  token = await gateway.tokenOf('player01')
  support = await desk.operator('support')
  memberId = await sayToHouse(gateway, 'player01', 'Where is my money?')
})
afterAll(async () => {
  await desk.close()
  await gateway.close()
})

const log = async (subject: string) => {
  const cookie = await desk.operator('admin')
  return (await desk.call('audit', { cookie, query: { subject } })).value.list.map(({ action }) => action)
}

test('chat: waits in the queue, is marked as read, is answered once for repeated sends, and the log has the operator', async () => {
  const waiting = () => desk.call('chats', { cookie: support })
  expect((await waiting()).value.list).toEqual([
    expect.objectContaining({ memberId, member: 'player01', unread: 1, last: 'Where is my money?' }),
  ])
  expect((await desk.call('queues', { cookie: support })).value.chats).toBe(1)
  const body = { memberId, id: crypto.randomUUID(), text: 'On its way.' }
  const [first, again] = [
    await desk.call('sayInChat', { cookie: support, body }),
    await desk.call('sayInChat', { cookie: support, body }),
  ]
  expect(again.value).toEqual(first.value)
  const { list } = (await desk.call('chat', { cookie: support, query: { memberId } })).value
  expect(list.map(({ text, name }) => [text, name])).toEqual([
    ['Where is my money?', ''],
    ['On its way.', 'support-1'],
  ])
  expect((await desk.call('chat', { cookie: support, query: { memberId, after: 2 } })).value.list).toEqual([])
  expect((await waiting()).value.list).toEqual([])
  expect(await log(memberId)).toContain('chat.answered')
})

test('unknown member: the chat cannot be opened or answered', async () => {
  expect((await desk.call('chat', { cookie: support, query: { memberId: 'nobody' } })).code).toBe('desk.not.found')
  const body = { memberId: 'nobody', id: crypto.randomUUID(), text: 'Hello' }
  expect((await desk.call('sayInChat', { cookie: support, body })).code).toBe('desk.not.found')
})

test('canned answer: needs English; the log has a change and a deletion with the text before', async () => {
  const id = crypto.randomUUID()
  const save = (texts: object) =>
    desk.call('saveCannedAnswer', { cookie: support, body: { id, title: 'Hello', texts } as never })
  expect((await save({ JA: 'こんにちは' })).code).toBe('desk.request.invalid')
  await save({ EN: 'Hello!' })
  await save({ EN: 'Hello!', JA: 'こんにちは' })
  expect((await desk.call('cannedAnswers', { cookie: support })).value.list).toEqual([
    { id, title: 'Hello', texts: { EN: 'Hello!', JA: 'こんにちは' } },
  ])
  await desk.call('deleteCannedAnswer', { cookie: support, body: { id } })
  expect((await desk.call('deleteCannedAnswer', { cookie: support, body: { id } })).code).toBe('desk.not.found')
  expect((await log(id)).sort()).toEqual(['canned-answer.deleted', 'canned-answer.saved', 'canned-answer.saved'])
})

test('message of a member: answered once, and the answer is in the inbox', async () => {
  await gateway.call('sendMessage', { token, body: { subject: 'A question', content: 'When?' } })
  const mails = async (show: 'waiting' | 'all') =>
    (await desk.call('mails', { cookie: support, query: { show } })).value.list
  const [mail] = await mails('waiting')
  const answer = () => desk.call('answerMail', { cookie: support, body: { id: mail?.id ?? '', text: 'Today.' } })
  expect((await answer()).code).toBe('OK')
  expect((await answer()).code).toBe('desk.decided')
  expect(await mails('waiting')).toEqual([])
  expect(await mails('all')).toEqual([expect.objectContaining({ memberId, answeredBy: 'support-1' })])
  const { content } = (await gateway.call('inbox', { token })).body.value ?? { content: [] }
  expect(content[0]).toMatchObject({ kind: 'mail', from: 'support', content: 'Today.' })
})

test('feedback: waits until an operator marks it as read', async () => {
  await gateway.call('feedback', { token, body: { content: 'More lotteries, please!' } })
  const shown = async (show: 'waiting' | 'all') =>
    (await desk.call('feedback', { cookie: support, query: { show } })).value.list
  const [row] = await shown('waiting')
  const see = () => desk.call('seeFeedback', { cookie: support, body: { id: row?.id ?? '' } })
  expect([(await see()).code, (await see()).code]).toEqual(['OK', 'desk.decided'])
  expect(await shown('waiting')).toEqual([])
  expect(await shown('all')).toEqual([expect.objectContaining({ member: 'player01', seenBy: 'support-1' })])
})
