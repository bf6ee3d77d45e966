import type { ChatClientFrame } from '@mosaic/contracts'
import { chatPath } from '@mosaic/contracts'
import fc from 'fast-check'
import sharp from 'sharp'
import { buildApp } from '../../app'
import { memberByAccount } from '../../identity'
import { inTransaction } from '../../platform/db/transaction'
import { chatPages, saying as say } from '../../../testing/chat-page'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { chatForOperator, queueOf, readAsOperator, answerAsOperator, typeAsOperator } from '.'
import { chatUrl, sitePath } from './launch'
import { chatLimits } from './open-chats'

let gateway: TestGateway
let token: string
let memberId: string
let pages: Awaited<ReturnType<typeof chatPages>>
beforeAll(async () => {
  gateway = await startTestGateway()
  pages = await chatPages(gateway)
  token = await gateway.tokenOf('player01')
  memberId = (await memberByAccount(gateway.ctx.db, 'aurora', 'player01'))?.id ?? ''
})
afterAll(async () => {
  await pages.close()
  await gateway.close()
})

/** A member's page with the chat open. */
const page = (as = token, after = 0, merchant = 'aurora', app = gateway.app) =>
  pages.page({ token: as, after, merchant, app })
const operatorAnswers = (text: string, id = crypto.randomUUID()) =>
  inTransaction(gateway.ctx.db, (tx) =>
    answerAsOperator(tx, memberId, { id, text, operator: 'Ana', at: gateway.clock.now() }),
  )
const unread = async () => (await gateway.call('chatUnread', { token })).body.value?.unReadCount

describe('live chat', () => {
  test('message of one page: all pages of the member and the desk get it, and all of them get the answer', async () => {
    const [one, two] = [await page(), await page()]
    one.send(say('Hello'))
    await Promise.all([one.has('Hello'), two.has('Hello')])
    const queue = await queueOf(gateway.ctx, 'aurora', false)
    expect(queue).toEqual([expect.objectContaining({ member: 'player01', unread: 1, last: 'Hello' })])
    await operatorAnswers('Good day')
    await Promise.all([one.has('Good day'), two.has('Good day')])
    expect(await queueOf(gateway.ctx, 'aurora', false)).toEqual([])
    one.close()
    two.close()
  })

  test('a message that is sent again with its id is stored once', async () => {
    const open = await page()
    const id = crypto.randomUUID()
    open.send(say('once', id))
    open.send(say('once', id))
    open.send(say('after'))
    await open.has('after')
    expect(open.messages().filter(({ text }) => text === 'once')).toHaveLength(1)
    open.close()
  })

  test('a message that was written long before is confirmed to a page that sends it again', async () => {
    const before = await page()
    const sent = say('long before')
    before.send(sent)
    await before.has('long before')
    const known = before.messages().at(-1)?.seq ?? 0
    before.close()
    const after = await page(token, known)
    await after.kind('welcome')
    after.send(sent)
    await after.has('long before')
    expect(after.messages().map(({ seq }) => seq)).toEqual([known])
    after.close()
  })

  test('a page that was offline gets the missed messages only, in order', async () => {
    const before = await page()
    before.send(say('last before'))
    await before.has('last before')
    const known = before.messages().at(-1)?.seq ?? 0
    before.close()
    for (const text of ['missed 1', 'missed 2', 'missed 3']) await operatorAnswers(text)
    const back = await page(token, known)
    await back.has('missed 3')
    expect(back.messages().map(({ text, seq }) => [text, seq - known])).toEqual([
      ['missed 1', 1],
      ['missed 2', 2],
      ['missed 3', 3],
    ])
    back.close()
  })

  test('gateway ends: unconfirmed messages are sent to the next one and stored once, in order', async () => {
    const ending = await buildApp(gateway.ctx)
    await ending.ready()
    const before = await page(token, 0, 'aurora', ending)
    const [confirmed, unconfirmed] = [say('confirmed'), say('written, not confirmed')]
    before.send(confirmed)
    await before.has('confirmed')
    const known = before.messages().at(-1)?.seq ?? 0
    before.send(unconfirmed)
    await before.has('written, not confirmed')
    for (const socket of ending.websocketServer.clients) socket.terminate()
    await ending.close()
    await operatorAnswers('from the desk meanwhile')

    const after = await page(token, known)
    after.send(unconfirmed)
    after.send(say('said afterwards'))
    await after.has('said afterwards')
    expect(after.messages().map(({ text, seq }) => [text, seq - known])).toEqual([
      ['written, not confirmed', 1],
      ['from the desk meanwhile', 2],
      ['said afterwards', 3],
    ])
    after.close()
  })

  test('the member sees how far the desk has read, and that an operator types', async () => {
    const open = await page()
    open.send(say('seen?'))
    await open.has('seen?')
    const seq = open.messages().at(-1)?.seq ?? 0
    await chatForOperator(gateway.ctx, memberId, 0)
    await readAsOperator(gateway.ctx, memberId, seq + 100)
    const last = () => open.received.flatMap((frame) => (frame.kind === 'marks' ? [frame] : [])).at(-1)
    gateway.clock.advance(1000)
    await typeAsOperator(gateway.ctx, memberId)
    await open.kind('typing')
    expect(last()).toEqual({ kind: 'marks', memberRead: seq, houseGot: seq, houseRead: seq })
    open.close()
  })

  test('the chat is staffed while a desk reads the queue or a chat, and open pages learn of changes', async () => {
    await queueOf(gateway.ctx, 'aurora', false)
    const online = async () => (await (await page()).kind('welcome')).staffed
    expect(await online()).toBe(true)
    gateway.clock.advance(61_000)
    const open = await page()
    expect((await open.kind('welcome')).staffed).toBe(false)
    await chatForOperator(gateway.ctx, memberId, 0)
    await operatorAnswers('I am here')
    expect((await open.kind('staffed')).staffed).toBe(true)
    expect(await online()).toBe(true)
    open.close()
  })

  test('connections without a network do not count against the member’s limit', async () => {
    const lost = await gateway.tokenOf('vip01')
    const pages = await Promise.all(Array.from({ length: 8 }, () => page(lost)))
    await Promise.all(pages.map(({ kind }) => kind('welcome')))
    expect((await (await page(lost)).kind('refused')).code).toBe('rate.limited')
    gateway.clock.advance(100_000)
    pages[0]?.send({ kind: 'ping' })
    await pages[0]?.kind('pong')
    gateway.clock.advance(100_000)
    const back = await page(lost)
    await back.kind('welcome')
    back.close()
  })

  test('no access to the chat: the page gets the reason and the connection is closed', async () => {
    const trial = (await gateway.call('freePlay', { body: { module: 'FREEPLAY3' } })).body.value?.token ?? ''
    const refusals = async (as: string, merchant = 'aurora') =>
      (await (await page(as, 0, merchant)).kind('refused')).code
    expect(await refusals(trial)).toBe('free_reject')
    expect(await refusals('nobody')).toBe('login.not.session')
    expect(await refusals(token, 'lotus')).toBe('login.not.session')
    await gateway.saveMerchant('silent', { flags: ['MAILCEN'] })
    expect(await refusals(token, 'silent')).toBe('function.not.available')
  })

  test('revoked session: its messages are refused', async () => {
    const { token: idle } = await gateway.deviceOf('vip01', 'aurora', 'idle')
    const other = await gateway.deviceOf('vip01')
    const open = await page(idle)
    await open.kind('welcome')
    await gateway.call('revokeDevices', { token: other.token, body: { session: 'others' } })
    open.send(say('still here'))
    expect((await open.kind('refused')).code).toBe('login.not.session')
  })

  test('a picture is encoded anew, and only its owner can send it', async () => {
    const drawn = await sharp({ create: { width: 2000, height: 500, channels: 3, background: '#6d4aff' } })
      .png()
      .toBuffer()
    const image = `data:image/png;base64,${drawn.toString('base64')}`
    const { picture, width } = (await gateway.call('sendChatPicture', { token, body: { image } })).body.value ?? {}
    expect(width).toBe(1600)
    const thief = await page(await gateway.tokenOf('vip01'))
    thief.send({ ...say(''), picture } as ChatClientFrame)
    expect((await thief.kind('refused')).code).toBe('not.found')
    const open = await page()
    open.send({ kind: 'say', id: crypto.randomUUID(), text: 'see', picture: picture ?? null })
    await open.has('see')
    const shown = open.messages().at(-1)?.picture
    const served = await gateway.app.inject({ url: shown?.url ?? '' })
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp'])
    open.close()
    thief.close()
  })

  test('earlier messages are read in pages', async () => {
    const { list, more } = (await gateway.call('chatHistory', { token, query: { before: 3 } })).body.value ?? {}
    expect([list?.map(({ seq }) => seq), more]).toEqual([[1, 2], false])
  })

  test('by requests: the same chat as by socket, a message once under its id, and what was missed', async () => {
    const open = await page()
    await open.kind('welcome')
    const body = { id: crypto.randomUUID(), text: 'by request' }
    const [first, again] = [
      await gateway.call('sendChatMessage', { token, body }),
      await gateway.call('sendChatMessage', { token, body }),
    ]
    await open.has('by request')
    const seq = first.body.value?.seq ?? 0
    expect(again.body.value).toEqual({ seq })
    await operatorAnswers('from the desk')
    const news = async (after: number) => (await gateway.call('chatNews', { token, query: { after } })).body.value
    expect(await news(seq - 1)).toMatchObject({
      more: false,
      list: [
        { seq, text: 'by request', author: 'member' },
        { seq: seq + 1, text: 'from the desk', author: 'house' },
      ],
    })
    expect((await news(seq + 1_000))?.list.length).toBeGreaterThan(2)
    await gateway.call('markChatRead', { token, body: { seq: seq + 1 } })
    expect([(await news(seq + 1))?.marks.memberRead, await unread()]).toEqual([seq + 1, 0])
    expect(open.messages().filter(({ text }) => text === 'by request')).toHaveLength(1)
    open.close()
  })

  test('the unread count is the number of operators’ messages after the last one that was read', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('house', 'member', 'read'), { maxLength: 12 }), async (steps) => {
        // Twelve messages in 20 s stay below a member’s 60 a minute.
        gateway.clock.advance(20_000)
        const open = await page()
        for (const step of steps) {
          if (step === 'house') await operatorAnswers('x')
          else if (step === 'member') {
            const text = crypto.randomUUID()
            open.send(say(text))
            await open.has(text)
          } else {
            open.send({ kind: 'read', seq: 2_000_000 })
            open.send({ kind: 'ping' })
            await open.kind('pong')
          }
        }
        open.close()
        const { list } = (await gateway.call('chatHistory', { token })).body.value ?? { list: [] }
        const { memberRead } = await markOf()
        expect(await unread()).toBe(list.filter(({ author, seq }) => author === 'house' && seq > memberRead).length)
      }),
      { numRuns: 15 },
    )
  })
})

const markOf = async () => {
  const chat = await chatForOperator(gateway.ctx, memberId, 0)
  if (!chat.ok) throw new Error(chat.code)
  return chat.value
}

describe('the address of the chat', () => {
  test.each([
    ['/m/message?x=1', '/m/message?x=1'],
    ['', '/m/home'],
    ['//evil.test/m/x', '/m/home'],
    ['/\\evil.test', '/m/home'],
    ['/m/../..//evil.test', '/m/home'],
    ['https://evil.test/m/home', '/m/home'],
    ['javascript:alert(1)', '/m/home'],
    ['/wps/session/logout', '/m/home'],
    ['/m/\t/x', '/m//x'],
  ])('"%s" leads back to %s', (text, path) => expect(sitePath(text)).toBe(path))

  test('our own page, or a vendor’s address with colours and language of the site', () => {
    const merchant = { mainDomain: 'aurora.example', profile: {} as never }
    const requested = { backUrl: '/m/message', headerColor: '#0b0d1a', title: 'Chat' }
    expect(chatUrl(merchant, 'PT', requested)).toBe('/m/chat?backUrl=%2Fm%2Fmessage')
    const vendor = { ...merchant, profile: { chatAddress: 'https://chat.example/w?id=7' } as never }
    expect(chatUrl(vendor, 'PT', requested)).toBe(
      'https://chat.example/w?id=7&language=PT&backUrl=https%3A%2F%2Faurora.example%2Fm%2Fmessage&headerColor=%230b0d1a&title=Chat',
    )
  })
})

describe('limits of sockets', () => {
  const usual = { ...chatLimits }
  afterEach(() => Object.assign(chatLimits, usual))

  test('an address with all its chats open: 503 before a socket opens; calls are answered', async () => {
    Object.assign(chatLimits, { perKey: 0 })
    await expect(gateway.app.injectWS(chatPath)).rejects.toThrow('503')
    expect((await gateway.call('memberInfo', { token })).status).toBe(200)
  })

  test('silent sockets and guests take all that they may: a member opens the chat, another guest is refused', async () => {
    Object.assign(chatLimits, { waiting: 2, ofGuests: 0 })
    for (let silent = 0; silent < 4; silent += 1) await gateway.app.injectWS(chatPath)
    const own = await page()
    await own.kind('welcome')
    const cookies = (await gateway.call('openGuestChat', { body: {}, ip: '198.51.100.201' })).headers['set-cookie']
    const guest = await pages.page({ headers: { cookie: String(cookies).split(';')[0] ?? '' } })
    expect((await guest.kind('refused')).code).toBe('system.busy')
    own.close()
  })
})
