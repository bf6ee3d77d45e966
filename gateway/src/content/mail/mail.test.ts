import { inTransaction } from '../../platform/db/transaction'
import { startTestGateway, type CallOptions, type TestGateway } from '../../../testing/gateway'
import { answerMail, mailsForOperators } from '.'

let gateway: TestGateway
let agent: string
let downline: string
const password = 'Other#2026'
beforeAll(async () => {
  gateway = await startTestGateway()
  agent = await gateway.tokenOf('agent01')
  const opened = await gateway.call('openAccount', {
    token: agent,
    body: { username: 'writer01', password, confirmPassword: password, type: 0, ageConfirmed: true },
  })
  if (!opened.body.success) throw new Error(opened.body.errorCode)
  const login = await gateway.call('login', { body: { type: 'username', username: 'writer01', password } })
  downline = login.body.value?.token ?? ''
})
afterAll(() => gateway.close())

const words = { subject: 'Rebate', content: 'When is it paid?' }
const send = (token: string, body: object, options: CallOptions = {}) =>
  gateway.call('sendMessage', { token, body: { ...words, ...body }, ...options })
const newest = async (token: string) => (await gateway.call('inbox', { token })).body.value?.content[0]
const outbox = async (token: string) => (await gateway.call('outbox', { token })).body.value

describe('mails of members', () => {
  test('a downline may write to support and the agent above; a member without an upline to support only', async () => {
    const of = async (token: string) => (await gateway.call('messageRecipients', { token })).body.value
    expect(await of(downline)).toEqual([{ recipient: 'support' }, { recipient: 'upline' }])
    const alone = await gateway.tokenOf('vip01')
    expect(await of(alone)).toEqual([{ recipient: 'support' }])
    expect((await send(alone, { recipient: 'upline' })).body.errorCode).toBe('message.recipient.unknown')
  })

  test('a message to the upline arrives with the account of its sender, and the answer without that of the upline', async () => {
    await send(downline, { recipient: 'upline' })
    const arrived = await newest(agent)
    expect(arrived).toMatchObject({
      kind: 'mail',
      from: 'downline',
      senderName: 'writer01',
      canReply: true,
      read: false,
      ...words,
    })
    const inboxId = arrived?.inboxId
    await gateway.call('replyMessage', { token: agent, body: { inboxId, subject: 'Re: Rebate', content: 'Today.' } })
    expect(await newest(downline)).toMatchObject({ from: 'upline', senderName: '', content: 'Today.', canReply: true })
  })

  test('mail sent twice with one id: one message in outbox and inbox', async () => {
    const messageId = crypto.randomUUID()
    for (const _ of [1, 2]) await send(downline, { recipient: 'upline', subject: 'Once', messageId })
    const sent = (await outbox(downline))?.content.filter(({ subject }) => subject === 'Once')
    expect(sent).toHaveLength(1)
    const { content } = (await gateway.call('inbox', { token: agent })).body.value ?? { content: [] }
    expect(content.filter((message) => message.kind === 'mail' && message.subject === 'Once')).toHaveLength(1)
  })

  test('message of another inbox or not written by a person: it cannot be answered', async () => {
    const inboxId = (await newest(agent))?.inboxId
    const other = await gateway.tokenOf('player01')
    const body = { inboxId, subject: 'Re', content: 'Mine now' }
    expect((await gateway.call('replyMessage', { token: other, body })).body.errorCode).toBe('not.found')
  })

  test('support answers once, and the member can answer that', async () => {
    await send(downline, { subject: 'To support' })
    const waiting = (await mailsForOperators(gateway.ctx, 'aurora')).find(({ subject }) => subject === 'To support')
    expect(waiting).toMatchObject({ member: 'writer01', merchant: 'aurora' })
    const answer = (operator: string) =>
      inTransaction(gateway.ctx.db, (tx) =>
        answerMail(tx, BigInt(waiting?.id ?? 0), { operator, text: 'On Monday.', at: gateway.clock.now() }),
      )
    expect((await answer('ana')).ok).toBe(true)
    expect(await answer('rui')).toMatchObject({ ok: false, code: 'not.found' })
    const arrived = await newest(downline)
    expect(arrived).toMatchObject({ kind: 'mail', from: 'support', recordSource: 'OPERATOR', content: 'On Monday.' })
    const body = { inboxId: arrived?.inboxId, subject: 'Re: To support', content: 'Thanks.' }
    expect((await gateway.call('replyMessage', { token: downline, body })).body.success).toBe(true)
    expect((await mailsForOperators(gateway.ctx, 'aurora')).some(({ content }) => content === 'Thanks.')).toBe(true)
  })

  test('a trial account cannot write messages', async () => {
    const trial = (await gateway.call('freePlay', { body: { module: 'FREEPLAY3' } })).body.value?.token ?? ''
    expect((await send(trial, {})).body.errorCode).toBe('free_reject')
  })

  test('too short or too long: refused with the field', async () => {
    expect((await send(downline, { subject: ' x ' })).body).toMatchObject({ fields: { subject: expect.anything() } })
    expect((await send(downline, { content: 'x'.repeat(1001) })).body).toMatchObject({
      fields: { content: expect.anything() },
    })
  })
})
