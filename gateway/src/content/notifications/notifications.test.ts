import { createPublicKey, verify } from 'node:crypto'
import type { NoticeChannel, PushedNotice } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { addExclusion } from '../../protection/exclusion'
import { deliverMail, markRead } from '../inbox/store'
import { isMessageRead, messagePath } from '../inbox'
import { appendMessage, isChatRead, lockChat, moveMark } from '../chat/store'
import { inTransaction } from '../../platform/db/transaction'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { newMember } from '../../../testing/new-member'
import { startPushEndpoint } from '@mosaic/contracts/testing'
import { outcomeOf } from './push-service'
import { deleteOldPushes, pushDue } from './push-worker'
import { signLink } from './signed-link'

let gateway: TestGateway
let service: Awaited<ReturnType<typeof startPushEndpoint>>
beforeAll(async () => {
  // Noon in São Paulo, outside of the default quiet hours.
  gateway = await startTestGateway({ now: Date.UTC(2026, 5, 15, 15) })
  service = await startPushEndpoint()
})
afterAll(async () => {
  await service.close()
  await gateway.close()
})
beforeEach(async () => {
  service.received.length = 0
  service.answer(201)
  await gateway.ctx.db.execute(sql`delete from push_outbox`)
})

const hour = 3_600_000
let serial = 0
const anotherMember = async () => {
  const merchant = await gateway.ctx.merchants.byCode('aurora')
  if (!merchant) throw new Error('no merchant')
  return newMember(gateway, merchant, `pushed${++serial}`)
}
const listening = async (language: 'EN' | 'JA' = 'EN') => {
  const member = await anotherMember()
  const { body } = await gateway.call('subscribePush', {
    token: member.token,
    language,
    body: service.subscription(`${serial}`),
  })
  expect(body.success).toBe(true)
  return member
}
const write = (memberId: string, key: string) =>
  deliverMail(
    gateway.ctx.db,
    memberId,
    { kind: 'mail', from: 'support', senderId: null, senderName: '', subject: 'Secret', content: 'Only for you' },
    { key, at: gateway.clock.now() },
  )
const answerInChat = (memberId: string) =>
  inTransaction(gateway.ctx.db, async (tx) => {
    const chat = await lockChat(tx, { ownerId: memberId, guestId: null, merchantCode: 'aurora', language: 'EN' })
    const said = {
      id: crypto.randomUUID(),
      author: 'house',
      name: 'ana',
      text: 'Hello',
      picture: null,
    } as const
    return appendMessage(tx, chat, { ...said, at: gateway.clock.now() })
  })
const push = () => pushDue(gateway.ctx, { message: isMessageRead, chat: isChatRead }, { message: messagePath })
const received = () => service.received.map(({ text }) => JSON.parse(text) as PushedNotice)
const settings = async (token: string) => (await gateway.call('notificationSettings', { token })).body.value
const allow = (token: string, channel: NoticeChannel, granted: boolean) =>
  gateway.call('setNotificationConsent', { token, body: { channel, granted } })

describe('a push message', () => {
  test('a push message announces a message in the browser’s language without its content, encrypted and signed', async () => {
    const { id } = await listening('JA')
    await write(id, 'a')
    await push()
    await push()
    expect(received()).toEqual([
      expect.objectContaining({
        title: 'Aurora',
        body: '新しいメッセージがあります。',
        url: expect.stringMatching(/^\/m\/webEmail\?id=\d+$/),
        tag: 'message',
      }),
    ])
    const [{ headers, text } = { headers: {} as Record<string, string>, text: '' }] = service.received
    expect(text).not.toContain('Secret')
    expect(headers['content-encoding']).toBe('aes128gcm')
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
    expect(key).toBe(gateway.ctx.config.push?.publicKey)
    const point = Buffer.from(key, 'base64url')
    const publicKey = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    })
    const [head = '', claims = '', signature = ''] = token.split('.')
    const signed = Buffer.from(`${head}.${claims}`)
    expect(
      verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')),
    ).toBe(true)
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: new URL(service.subscription().endpoint).origin,
    })
  })

  test('the address of a push message opens that message', async () => {
    const { id, token } = await listening()
    await write(id, 'a')
    await push()
    const inboxId = new URLSearchParams(received()[0]?.url.split('?')[1]).get('id') ?? ''
    const inbox = await gateway.call('inbox', { token, query: { inboxId } })
    expect(inbox.body.value).toMatchObject({ content: [{ inboxId, subject: 'Secret' }] })
  })

  test('message that was read, or pushed before: no push message', async () => {
    const { id } = await listening()
    await write(id, 'a')
    await write(id, 'a')
    await gateway.ctx.db.execute(sql`update inbox_messages set read_at = now() where member_id = ${id}`)
    await push()
    expect(received()).toEqual([])
  })

  test('answer in the chat: push message unless the open chat has shown it', async () => {
    const { id } = await listening()
    await answerInChat(id)
    await push()
    expect(received()).toEqual([])
    const seen = await answerInChat(id)
    await moveMark(gateway.ctx.db, id, 'memberRead', seen)
    const unseen = await answerInChat(id)
    gateway.clock.advance(5000)
    await push()
    expect(received().map(({ tag, url }) => [tag, url])).toEqual([['chat', '/m/chat']])
    expect(unseen).toBe(3)
  })

  test.each(['cool-off', 'self-exclusion'] as const)('is not sent in a %s', async (kind) => {
    const { id } = await listening()
    await write(id, 'a')
    await addExclusion(gateway.ctx.db, id, { kind, until: gateway.clock.now() + hour }, gateway.clock.now())
    await push()
    expect(received()).toEqual([])
  })

  test('a push message waits for the end of the member’s quiet hours', async () => {
    const { id, token } = await listening()
    expect((await settings(token))?.quietHours).toEqual({ from: 22 * 60, to: 8 * 60 })
    const set = { quietHours: { from: 11 * 60, to: 13 * 60 } }
    expect((await gateway.call('setQuietHours', { token, body: set })).body.success).toBe(true)
    await write(id, 'a')
    await push()
    expect(received()).toEqual([])
    gateway.clock.advance(hour)
    await push()
    expect(received()).toHaveLength(1)
  })

  test('member without quiet hours: push messages are sent at once', async () => {
    const { token } = await anotherMember()
    await gateway.call('setQuietHours', { token, body: { quietHours: null } })
    expect((await settings(token))?.quietHours).toBeNull()
  })

  test('push service away: tried again; subscription gone: deleted', async () => {
    const { id } = await listening()
    service.answer(503)
    await write(id, 'a')
    await push()
    service.answer(201)
    await push()
    expect(received()).toEqual([])
    gateway.clock.advance(60_000)
    await push()
    expect(received()).toHaveLength(1)
    service.answer(410)
    await write(id, 'b')
    await push()
    const { rows } = await gateway.ctx.db.execute(sql`select 1 from push_subscriptions where member_id = ${id}`)
    expect(rows).toEqual([])
  })

  test('a stored key that is no point of its curve: counted, tried again later each time, then ended', async () => {
    const { id } = await listening()
    const other = await listening()
    const { p256dh } = service.subscription().keys
    const bent = `${p256dh.slice(0, -3)}AAA`
    await gateway.ctx.db.execute(sql`update push_subscriptions set p256dh = ${bent} where member_id = ${id}`)
    await write(id, 'a')
    await write(other.id, 'a')
    const waits: number[] = []
    const row = async () => {
      const found = await gateway.ctx.db.execute<{ tries: number; wait: number; ended: boolean }>(
        sql`select tries, (extract(epoch from next_at) * 1000)::float8 - ${gateway.clock.now()} as wait, ended_at is not null as ended
          from push_outbox where member_id = ${id}`,
      )
      return found.rows[0]
    }
    for (;;) {
      await push()
      const found = await row()
      if (!found || found.ended) break
      waits.push(found.wait)
      gateway.clock.advance(found.wait)
    }
    expect(waits).toEqual([60_000, 120_000, 240_000, 480_000])
    expect((await row())?.tries).toBe(5)
    expect(received()).toHaveLength(1)
  })

  test('a key that is no point of its curve: refused when it is submitted', async () => {
    const { token } = await anotherMember()
    const { endpoint, keys } = service.subscription('bent')
    const body = { endpoint, keys: { ...keys, p256dh: `${keys.p256dh.slice(0, -3)}AAA` } }
    const answer = await gateway.call('subscribePush', { token, body })
    expect([answer.status, answer.body]).toMatchObject([400, { fields: { 'keys.p256dh': 'invalid' } }])
  })

  test('a member who makes messages without end: twenty wait, and ended ones are deleted after a day', async () => {
    const { id } = await listening()
    service.answer(503)
    for (let count = 0; count < 40; count += 1) await write(id, `many-${count}`)
    const rows = async () =>
      (await gateway.ctx.db.execute(sql`select 1 from push_outbox where member_id = ${id}`)).rows.length
    expect(await rows()).toBe(20)
    gateway.clock.advance(25 * hour)
    await push()
    gateway.clock.advance(25 * hour)
    await deleteOldPushes(gateway.ctx)
    expect(await rows()).toBe(0)
  })

  test('push message that could not be sent for a day: dropped', async () => {
    const { id } = await listening()
    await write(id, 'a')
    gateway.clock.advance(25 * hour)
    await push()
    expect(received()).toEqual([])
  })
})

describe('consents of a member', () => {
  test('consents are stored by channel with their time; without one only the inbox is allowed', async () => {
    const { token } = await anotherMember()
    expect((await settings(token))?.consents).toEqual({
      push: { granted: false, at: null },
      email: { granted: false, at: null },
      sms: { granted: false, at: null },
      inbox: { granted: true, at: null },
    })
    await allow(token, 'sms', true)
    const first = gateway.clock.now()
    gateway.clock.advance(1000)
    await allow(token, 'email', true)
    await allow(token, 'email', false)
    expect((await settings(token))?.consents).toMatchObject({
      sms: { granted: true, at: first },
      email: { granted: false, at: first + 1000 },
    })
  })

  test('subscription reported again: the consent stays as it was, and a withdrawn one is given again', async () => {
    const { token } = await listening()
    const before = (await settings(token))?.consents.push
    gateway.clock.advance(1000)
    const again = () => gateway.call('subscribePush', { token, body: service.subscription(`${serial}`) })
    await again()
    expect((await settings(token))?.consents.push).toEqual(before)
    await allow(token, 'push', false)
    await again()
    expect((await settings(token))?.consents.push.granted).toBe(true)
  })

  test('a signed link ends a consent without a session', async () => {
    const { id, token } = await listening()
    const link = signLink(gateway.ctx.config.push?.privateKey ?? '', { memberId: id, channel: 'push' })
    const ended = await gateway.call('unsubscribeByLink', { body: { token: link } })
    expect(ended.body.value).toEqual({ channel: 'push' })
    await write(id, 'a')
    await push()
    expect(received()).toEqual([])
    expect((await settings(token))?.consents.push.granted).toBe(false)
    expect((await gateway.call('unsubscribeByLink', { body: { token: `${link}x` } })).body.errorCode).toBe(
      'notification.link.invalid',
    )
  })

  test('subscription with an address that is no push service: refused, the gateway never calls it', async () => {
    const { token } = await anotherMember()
    const body = { ...service.subscription(), endpoint: 'http://169.254.169.254/latest' }
    expect((await gateway.call('subscribePush', { token, body })).body.errorCode).toBe('push.address.unknown')
  })

  test('eleventh browser: the oldest subscription is deleted, and no other', async () => {
    const { id, token } = await anotherMember()
    const names = Array.from({ length: 11 }, (_, index) => `of-many-${index}`)
    for (const name of names) {
      gateway.clock.advance(1)
      await gateway.call('subscribePush', { token, body: service.subscription(name) })
    }
    const { rows } = await gateway.ctx.db.execute<{ endpoint: string }>(
      sql`select endpoint from push_subscriptions where member_id = ${id} order by id`,
    )
    expect(rows.map(({ endpoint }) => endpoint.replace(/.*\//, ''))).toEqual(names.slice(1))
  })

  test('browser of another member: its subscription moves', async () => {
    const before = await listening()
    const now = await anotherMember()
    const browser = service.subscription(`${serial - 1}`)
    await gateway.call('subscribePush', { token: now.token, body: browser })
    await write(before.id, 'a')
    await push()
    expect(received()).toEqual([])
  })

  test('a trial account has no consents', async () => {
    const trial = (await gateway.call('freePlay', { body: { module: 'FREEPLAY3' } })).body.value?.token ?? ''
    expect((await gateway.call('notificationSettings', { token: trial })).body.errorCode).toBe('free_reject')
  })
})

test.each([
  [201, 'taken'],
  [404, 'gone'],
  [410, 'gone'],
  [413, 'refused'],
  [429, 'later'],
  [500, 'later'],
])('a push service that answers %i has %s it', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome)
})

test('a message that was read is read by its key as well', async () => {
  const { id, token } = await anotherMember()
  await write(id, 'k')
  expect(await isMessageRead(gateway.ctx.db, id, 'k')).toBe(false)
  const inboxId = (await gateway.call('inbox', { token })).body.value?.content[0]?.inboxId ?? ''
  await markRead(gateway.ctx.db, id, inboxId, false, gateway.clock.now())
  expect(await isMessageRead(gateway.ctx.db, id, 'k')).toBe(true)
  expect(await isMessageRead(gateway.ctx.db, id, 'never')).toBe(true)
})
