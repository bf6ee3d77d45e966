import type { InboxMessage, WireLanguage } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { demoPassword } from '../../demo'
import { type NewEvent, publish } from '../../platform'
import { inTransaction } from '../../platform/db/transaction'
import { memberByAccount } from '../../identity'
import { settle } from '../../money'
import { coolingMs } from '../../protection/limits/limit-change'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { playersOf, type Players } from '../../../testing/players'
import { everybody, writeToMembers } from '.'

let gateway: TestGateway
let players: Players
beforeAll(async () => {
  gateway = await startTestGateway()
  players = await playersOf(gateway)
})
afterAll(() => gateway.close())

const idOf = async (account: string, merchant = 'aurora') =>
  (await memberByAccount(gateway.ctx.db, merchant, account))?.id ?? ''
const page = async (
  token: string,
  query: Record<string, string | number> = {},
  language: WireLanguage = 'EN',
  merchant = 'aurora',
) => {
  await gateway.ctx.events.drained()
  const { body } = await gateway.call('inbox', { token, query, language, merchant })
  if (!body.success) throw new Error(body.errorCode)
  return body.value
}
const list = async (token: string) => (await page(token)).content
const unread = async (token: string) => {
  await gateway.ctx.events.drained()
  return (await gateway.call('inboxUnread', { token })).body.value
}
const settled = (memberId: string, depositId: string): NewEvent => ({
  name: 'deposit.settled',
  memberId,
  at: gateway.clock.now(),
  payload: { merchantCode: 'aurora', depositId, method: 'pix', amount: '5000', currency: 'BRL', bonusGrantId: null },
})
/** A second after the event before. */
const publishSettled = (memberId: string, depositId: string) => {
  gateway.clock.advance(1000)
  return inTransaction(gateway.ctx.db, (tx) => publish(tx, settled(memberId, depositId)))
}

/** Empties the inbox of a member. */
const emptied = async (account: string) => {
  const token = await gateway.tokenOf(account)
  for (const { inboxId } of await list(token))
    await gateway.call('deleteMessage', { token, body: { inboxIds: inboxId } })
  return { token, memberId: await idOf(account) }
}

describe('the inbox', () => {
  test('the inbox lists the newest first, in pages, with the total', async () => {
    const { token, memberId } = await emptied('player01')
    for (const key of ['one', 'two', 'three']) await publishSettled(memberId, `order:${key}`)
    const first = await page(token, { pageNo: 1, pageSize: 2 })
    const second = await page(token, { pageNo: 2, pageSize: 2 })
    expect([first.totalCount, first.totalPages, first.content.length, second.content.length]).toEqual([3, 2, 2, 1])
    const times = [...first.content, ...second.content].map(({ sendTime }) => sendTime)
    expect(times).toEqual([...times].sort((a, b) => b - a))
  })

  test('event handled twice, also at the same moment or after its message was deleted: one message', async () => {
    const { token, memberId } = await emptied('player01')
    await Promise.all([publishSettled(memberId, 'once'), publishSettled(memberId, 'once')])
    const [only, ...more] = await list(token)
    expect(more).toEqual([])
    await gateway.call('deleteMessage', { token, body: { inboxIds: only?.inboxId } })
    await publishSettled(memberId, 'once')
    expect(await list(token)).toEqual([])
  })

  test('event of a transaction that is rolled back: no message', async () => {
    const { token, memberId } = await emptied('player01')
    const undone = inTransaction(gateway.ctx.db, async (tx) => {
      await publish(tx, settled(memberId, 'undone'))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await list(token)).toEqual([])
  })

  test('reading marks one message, or it and everything older, and the count follows under both names of the call', async () => {
    const { token, memberId } = await emptied('player01')
    for (const key of ['a', 'b', 'c', 'd']) await publishSettled(memberId, `read:${key}`)
    const [newest, second] = await list(token)
    expect(await unread(token)).toBe(4)
    await gateway.call('readMessage', { token, body: { id: newest?.inboxId } })
    expect(await unread(token)).toBe(3)
    await gateway.call('readMessage', { token, body: { id: newest?.inboxId } })
    expect(await unread(token)).toBe(3)
    await publishSettled(memberId, 'read:later')
    await gateway.call('readMessage', { token, body: { id: second?.inboxId, older: true } })
    expect((await list(token)).map(({ read }) => read)).toEqual([false, true, true, true, true])
    const relay = await gateway.app.inject({
      url: '/wps/relay/EMFE_getInboxUnreadCount',
      headers: { merchant: 'aurora', authorization: token },
    })
    expect(relay.json()).toMatchObject({ success: true, value: 1 })
  })

  test('a deleted message is gone from list and count', async () => {
    const { token, memberId } = await emptied('player01')
    await publishSettled(memberId, 'deleted')
    const [message] = await list(token)
    const remove = () => gateway.call('deleteMessage', { token, body: { inboxIds: message?.inboxId } })
    expect((await remove()).body.success).toBe(true)
    expect([await list(token), await unread(token)]).toEqual([[], 0])
    expect((await remove()).body.errorCode).toBe('not.found')
  })

  test('message of another member or unknown id: not found', async () => {
    const { token, memberId } = await emptied('player01')
    await publishSettled(memberId, 'mine')
    const [mine] = await list(token)
    const stranger = await gateway.tokenOf('vip01')
    for (const inboxId of [mine?.inboxId, '999999999', "1' or '1'='1", '-1', '1e3'])
      for (const call of ['readMessage', 'deleteMessage'] as const)
        expect([
          inboxId,
          (await gateway.call(call, { token: stranger, body: { id: inboxId, inboxIds: inboxId } })).body.errorCode,
        ]).toEqual([inboxId, 'not.found'])
    expect((await page(stranger, { inboxId: mine?.inboxId ?? '' })).content).toEqual([])
    expect(await list(token)).toEqual([mine])
    expect((await page(token, { inboxId: mine?.inboxId ?? '' })).content).toEqual([mine])
  })

  test('a trial account is refused everywhere, and a merchant without the mail centre has none', async () => {
    const trial =
      (await gateway.call('freePlay', { body: { loginDeviceId: 'trial-of-the-inbox' } })).body.value?.token ?? ''
    const bare = { ...((await gateway.ctx.merchants.byCode('aurora')) ?? {}), flags: [] }
    const member = await gateway.tokenOf('player01')
    const calls = [
      ['inbox', undefined],
      ['inboxUnread', undefined],
      ['readMessage', { id: '1' }],
      ['deleteMessage', { inboxIds: '1' }],
    ] as const
    for (const [name, body] of calls)
      expect([name, (await gateway.call(name, { token: trial, body })).body.errorCode]).toEqual([name, 'free_reject'])
    const byCode = jest.spyOn(gateway.ctx.merchants, 'byCode').mockImplementation(async () => bare as never)
    for (const [name, body] of calls)
      expect([name, (await gateway.call(name, { token: member, body })).body.errorCode]).toEqual([
        name,
        'function.not.available',
      ])
    byCode.mockRestore()
  })
})

describe('events that write a message', () => {
  const newest = async (token: string): Promise<InboxMessage | undefined> => (await list(token))[0]

  const phone = (chrome: number) =>
    `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${chrome}.0.0.0 Mobile Safari/537.36`
  const laptop = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'

  test('login with a new device: one message, none for the very first login', async () => {
    const login = (loginDeviceId: string, agent: string, ip = '2001:db8:9:1::5') =>
      gateway
        .call('login', {
          body: { type: 'username', username: 'agent01', password: demoPassword, loginDeviceId },
          headers: { 'user-agent': agent },
          ip,
        })
        .then(({ body }) => body.value?.token ?? '')
    const devices = async (token: string) => (await list(token)).filter(({ kind }) => kind === 'device.new').length
    expect(await devices(await login('first-device', phone(120)))).toBe(0)
    expect(await devices(await login('first-device', phone(120)))).toBe(0)
    // Its storage was cleared, and it was updated.
    expect(await devices(await login('cleared-1', phone(121), '2001:db8:9:1::77'))).toBe(0)
    expect(await devices(await login('laptop', laptop))).toBe(1)
    expect(await devices(await login('laptop', laptop, '192.0.2.9'))).toBe(1)
    expect(await devices(await login('elsewhere', phone(121), '2001:db8:9:2::5'))).toBe(2)
    gateway.clock.advance(31 * 24 * 60 * 60_000)
    expect(await devices(await login('cleared-2', phone(121)))).toBe(3)
    expect(await devices(await login('cleared-3', phone(122)))).toBe(3)
    expect(await devices(await login('no-agent-1', ''))).toBe(4)
    expect(await devices(await login('no-agent-2', ''))).toBe(5)
  })

  test('new password: one message', async () => {
    const token = await gateway.tokenOf('vip01')
    const body = {
      username: 'vip01',
      oldPassword: demoPassword,
      newPassword: 'Another#2026',
      confirmNewPassword: 'Another#2026',
    }
    const changed = await gateway.call('changePassword', {
      token,
      body: {
        oldPassword: body.oldPassword,
        newPassword: body.newPassword,
        confirmNewPassword: body.confirmNewPassword,
      },
    })
    expect(await newest(changed.body.value?.token ?? '')).toMatchObject({
      kind: 'password.changed',
      read: false,
      sendTime: gateway.clock.now(),
    })
  })

  test('first and later payment passwords: a message each', async () => {
    const { token } = await emptied('player01')
    const set = { password: demoPassword, newPaymentPassword: '258036', confirmPaymentPassword: '258036' }
    expect((await gateway.call('setPaymentPassword', { token, body: set })).body.success).toBe(true)
    expect(await newest(token)).toMatchObject({ kind: 'payment.password.set' })
    gateway.clock.advance(1000)
    const change = { oldPaymentPassword: '258036', newPaymentPassword: '714093', confirmPaymentPassword: '714093' }
    expect((await gateway.call('changePaymentPassword', { token, body: change })).body.success).toBe(true)
    expect(await newest(token)).toMatchObject({ kind: 'payment.password.changed' })
    expect((await gateway.call('changePaymentPassword', { token, body: change })).body.success).toBe(false)
    expect(await list(token)).toHaveLength(2)
  })
})

describe('limits', () => {
  test('looser limit: the message comes when it holds, and not when the request was withdrawn', async () => {
    const { player, token } = await players.newPlayer()
    await players.limit(token, 'wager', 'day', '50')
    await players.limit(token, 'loss', 'week', '50')
    await players.limit(token, 'wager', 'day', '80')
    await players.limit(token, 'wager', 'day', '90')
    await players.limit(token, 'loss', 'week', '80')
    await players.limit(token, 'loss', 'week', '40')
    expect([await list(token), await unread(token)]).toEqual([[], 0])
    gateway.clock.advance(coolingMs)
    const later = await players.tokenOf(player)
    expect(await list(later)).toEqual([
      expect.objectContaining({ kind: 'limit.loosened', limit: 'wager', period: 'day', sendTime: gateway.clock.now() }),
    ])
    expect(await unread(later)).toBe(1)
  })
})

describe('money and contacts', () => {
  test('credited deposit: one message with its amount, whichever of webhook, poll and return come', async () => {
    const { ctx, clock } = gateway
    const { player, token } = await players.newPlayer(0)
    const order = await players.order(player, '50')
    if (!order.ok) throw new Error(order.code)
    const { id, amount } = order.value
    const report = { paymentId: 'p', reference: id, state: 'PAID', amount, currency: 'BRL' } as const
    for (const _ of [1, 2]) await inTransaction(ctx.db, (tx) => settle(tx, report, clock.now()))
    expect(await list(token)).toEqual([
      expect.objectContaining({ kind: 'deposit.credited', amount: '50.00', currency: 'BRL', read: false }),
    ])
  })

  test('verified e-mail address: one message with the masked address', async () => {
    const { token } = await emptied('player01')
    const contact = { channel: 'email', address: 'somebody@example.com', countryDialingCode: '' }
    expect((await gateway.call('sendContactCode', { token, body: contact })).body.success).toBe(true)
    const code = (await gateway.lastMessage(contact.address))?.code
    expect(
      (await gateway.call('confirmContact', { token, body: { ...contact, code: 'wrong', password: demoPassword } }))
        .body.errorCode,
    ).toBe('verification.code.error')
    expect(
      (await gateway.call('confirmContact', { token, body: { ...contact, code, password: demoPassword } })).body
        .success,
    ).toBe(true)
    expect(await list(token)).toEqual([expect.objectContaining({ kind: 'email.bound', address: 'so•••@example.com' })])
  })
})

describe('messages of operators', () => {
  const texts = {
    EN: { title: 'Office hours', content: '<p onclick="x()">From nine</p><script>x()</script>' },
    JA: { title: '営業時間', content: '<p>9時から</p>' },
  }

  test('message to everybody: every member of the merchant gets it once, in their language or English, sanitized', async () => {
    const { token } = await emptied('player01')
    const write = () => writeToMembers(gateway.ctx, { merchantCode: 'aurora', id: 'hours', to: everybody, texts })
    expect(await write()).toBe(await write())
    expect((await page(token, {}, 'JA')).content).toEqual([
      expect.objectContaining({ kind: 'operator', subject: '営業時間', content: '<p>9時から</p>' }),
    ])
    expect((await page(token, {}, 'KO')).content).toEqual([
      expect.objectContaining({ subject: 'Office hours', content: '<p>From nine</p>' }),
    ])
    expect(
      (await page(await gateway.tokenOf('player01', 'lotus'), {}, 'EN', 'lotus')).content.filter(
        ({ kind }) => kind === 'operator',
      ),
    ).toEqual([])
  })

  test('message to more members than one statement takes: all get it', async () => {
    await gateway.ctx.db.execute(
      sql`insert into members (id, merchant_code, account, account_key, type, currency, registered_at)
        select (9000000000 + n)::text, 'lotus', 'crowd' || n, 'crowd' || n, 0, 'THB', now() from generate_series(1, 2100) n`,
    )
    const write = () => writeToMembers(gateway.ctx, { merchantCode: 'lotus', id: 'crowd', to: everybody, texts })
    expect(await write()).toBeGreaterThanOrEqual(2100)
    const { rows } = await gateway.ctx.db.execute(
      sql`select 1 from inbox_messages where event_key = 'operator:crowd' and member_id in (select id from members where account like 'crowd%')`,
    )
    expect(rows).toHaveLength(2100)
  })

  test('QA console: writes to one account, corrects the texts, and reports errors', async () => {
    const { token } = await emptied('player01')
    const post = async (payload: object) =>
      (await gateway.app.inject({ method: 'POST', url: '/qa/messages.json', payload })).json<{
        addressed?: number
        problem?: string
      }>()
    const message = {
      merchant: 'aurora',
      id: 'letter-1',
      to: 'Player01',
      texts: { EN: { title: 'Your question', content: '<p>Answered</p>' } },
    }
    expect(await post(message)).toEqual({ addressed: 1 })
    await post({ ...message, texts: { EN: { title: 'Your question', content: '<p>Answered well</p>' } } })
    expect(await list(token)).toEqual([expect.objectContaining({ content: '<p>Answered well</p>' })])
    expect((await post({ ...message, to: 'nobody-here' })).problem).toContain('nobody-here')
    expect((await post({ ...message, merchant: 'nobody' })).problem).toContain('no merchant')
    expect((await post({ ...message, texts: { JA: texts.JA } })).problem).toContain('English')
  })
})
