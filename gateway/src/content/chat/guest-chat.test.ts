import { chatPages, saying } from '../../../testing/chat-page'
import { startTestDesk, type TestDesk } from '../../../testing/desk'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { deleteOldGuests, guestLifetimeMs } from './chat-owner'

let gateway: TestGateway
let desk: TestDesk
let support: string
let pages: Awaited<ReturnType<typeof chatPages>>
beforeAll(async () => {
  gateway = await startTestGateway()
  pages = await chatPages(gateway)
  desk = await startTestDesk(gateway)
  support = await desk.operator('support')
})
afterAll(async () => {
  await pages.close()
  await desk.close()
  await gateway.close()
})

const dayMs = 24 * 60 * 60_000
let networks = 0
const freshAddress = () => `198.51.${(networks += 1)}.7`

const open = async ({ ip = freshAddress(), cookie = '', merchant = 'aurora' } = {}) => {
  const headers: Record<string, string> = cookie === '' ? {} : { cookie }
  const { body, headers: answered } = await gateway.call('openGuestChat', { body: {}, ip, merchant, headers })
  return { code: body.errorCode ?? 'OK', sent: String(answered['set-cookie'] ?? '') }
}
/** A browser with the cookie of a guest's chat. */
const browser = async (ip = freshAddress()) => (await open({ ip })).sent.split(';')[0] ?? ''
const page = (cookie: string, more: { after?: number; merchant?: string; token?: string; origin?: string } = {}) =>
  pages.page({ ...more, headers: { cookie, ...(more.origin !== undefined && { origin: more.origin }) } })
const refusal = async (opened: Awaited<ReturnType<typeof page>>) => (await opened.kind('refused')).code
const asGuest = { visitor: 'guest' } as const
const queue = async () => (await desk.call('chats', { cookie: support, query: { show: 'all' } })).value.list
const waiting = async (last: string) => (await queue()).find((chat) => chat.last === last)
const answerTo = async (memberId: string, text: string) =>
  (await desk.call('sayInChat', { cookie: support, body: { memberId, id: crypto.randomUUID(), text } })).code

describe('live chat of guests', () => {
  test('question of a guest: all its tabs and the desk get it, all tabs get the answer, and the next page has both', async () => {
    const cookie = await browser()
    const [one, two] = [await page(cookie), await page(cookie)]
    one.send(saying('I cannot log in'))
    await Promise.all([one.has('I cannot log in'), two.has('I cannot log in')])
    const chat = await waiting('I cannot log in')
    expect(chat).toMatchObject({ guest: expect.stringMatching(/^[\dA-F]{6}$/) as string, member: '', unread: 1 })
    expect(await answerTo(chat?.memberId ?? '', 'Which browser is it?')).toBe('OK')
    await Promise.all([one.has('Which browser is it?'), two.has('Which browser is it?')])
    const later = await page(cookie)
    await later.has('Which browser is it?')
    expect(later.messages().map(({ author, text }) => [author, text])).toEqual([
      ['member', 'I cannot log in'],
      ['house', 'Which browser is it?'],
    ])
    const opened = await desk.call('chat', { cookie: support, query: { memberId: chat?.memberId ?? '' } })
    expect(opened.value.guest).toBe(chat?.guest)
    expect((await desk.call('member', { cookie: support, query: { memberId: chat?.memberId ?? '' } })).code).toBe(
      'desk.not.found',
    )
  })

  test('by requests: the same chat as by socket', async () => {
    const cookie = await browser()
    const headers = { cookie }
    const body = { id: crypto.randomUUID(), text: 'no sockets here', ...asGuest }
    const seq = (await gateway.call('sendChatMessage', { headers, body })).body.value?.seq
    expect((await gateway.call('sendChatMessage', { headers, body })).body.value?.seq).toBe(seq)
    const { list } = (await gateway.call('chatNews', { headers, query: asGuest })).body.value ?? {}
    expect(list).toEqual([expect.objectContaining({ author: 'member', name: '', text: 'no sockets here' })])
    await gateway.call('markChatRead', { headers, body: { seq, ...asGuest } })
    expect((await gateway.call('chatHistory', { headers, query: asGuest })).body.value?.list).toHaveLength(1)
    const socket = await page(cookie)
    await socket.has('no sockets here')
  })

  test('the cookie: unreadable for scripts, of this site alone, the same when the page opens again', async () => {
    const first = await open()
    expect(first.sent).toMatch(/^mosaic-guest=[\w-]{43}; Max-Age=2592000; Path=\/wps\/chat; HttpOnly; SameSite=Strict$/)
    const again = await open({ cookie: first.sent.split(';')[0] ?? '' })
    expect(again.sent).toBe(first.sent)
    const production = await startTestGateway({ config: { secureCookies: true } })
    const { headers } = await production.call('openGuestChat', { body: {} })
    expect(headers['set-cookie']).toMatch(
      /^__Host-mosaic-guest=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    await production.close()
  })

  test.each([
    ['no cookie', ''],
    ['a cookie of nobody', `mosaic-guest=${'A'.repeat(43)}`],
    ['a damaged cookie', 'mosaic-guest=abc'],
  ])('%s: there is no chat, neither by socket nor by requests', async (_case, cookie) => {
    expect(await refusal(await page(cookie))).toBe('chat.guest.unknown')
    const answers = [
      await gateway.call('chatNews', { headers: { cookie }, query: asGuest }),
      await gateway.call('chatHistory', { headers: { cookie }, query: asGuest }),
      await gateway.call('sendChatMessage', {
        headers: { cookie },
        body: { id: crypto.randomUUID(), text: 'Hi', ...asGuest },
      }),
      await gateway.call('markChatRead', { headers: { cookie }, body: { seq: 1, ...asGuest } }),
    ]
    expect(answers.map(({ body }) => body.errorCode)).toEqual(answers.map(() => 'chat.guest.unknown'))
  })

  test('a page of another site, or another merchant: the cookie opens no chat', async () => {
    const cookie = await browser()
    expect(await refusal(await page(cookie, { origin: 'https://evil.test' }))).toBe('chat.guest.unknown')
    expect(await refusal(await page(cookie, { merchant: 'lotus' }))).toBe('chat.guest.unknown')
    await (await page(cookie)).kind('welcome')
  })

  test('merchant without the flag: guests are asked to log in', async () => {
    await gateway.saveMerchant('members-chat', { flags: ['CBS3'] })
    await gateway.saveMerchant('no-chat', { flags: ['GUESTCHAT3'] })
    expect((await open({ merchant: 'members-chat' })).code).toBe('login.not.session')
    expect((await open({ merchant: 'no-chat' })).code).toBe('function.not.available')
    const launch = await gateway.call('launchChat', { merchant: 'members-chat', query: {} })
    expect(launch.body.errorCode).toBe('login.not.session')
    expect(await refusal(await page(await browser(), { merchant: 'members-chat' }))).toBe('login.not.session')
    expect(await refusal(await page(await browser(), { merchant: 'no-chat' }))).toBe('function.not.available')
  })

  test('a guest who logs in starts as a member: neither chat has a word of the other', async () => {
    const cookie = await browser()
    const guest = await page(cookie)
    guest.send(saying('said as a guest'))
    await guest.has('said as a guest')
    const token = await gateway.tokenOf('player01')
    const member = await page(cookie, { token })
    member.send(saying('said as a member'))
    await member.has('said as a member')
    const again = await page(cookie)
    await again.has('said as a guest')
    expect(member.messages().map(({ text }) => text)).not.toContain('said as a guest')
    expect(again.messages().map(({ text }) => text)).toEqual(['said as a guest'])
    expect(await waiting('said as a member')).toMatchObject({ guest: null, member: 'player01' })
    const { body } = await gateway.call('chatNews', { token, headers: { cookie } })
    expect(body.value?.list.map(({ text }) => text)).not.toContain('said as a guest')
  })

  test('an expired token with the cookie of a guest is no guest', async () => {
    const cookie = await browser()
    expect(await refusal(await page(cookie, { token: 'x'.repeat(43) }))).toBe('login.not.session')
    const { body } = await gateway.call('chatNews', { token: 'x'.repeat(43), headers: { cookie } })
    expect(body.errorCode).toBe('login.not.session')
  })

  test('a member whose session is over reaches no guest’s chat of the same browser', async () => {
    const headers = { cookie: await browser() }
    const body = { id: crypto.randomUUID(), text: 'said as a member' }
    const answers = [
      await gateway.call('sendChatMessage', { headers, body }),
      await gateway.call('chatNews', { headers }),
      await gateway.call('chatHistory', { headers }),
      await gateway.call('markChatRead', { headers, body: { seq: 1 } }),
    ]
    expect(answers.map(({ body: { errorCode } }) => errorCode)).toEqual(answers.map(() => 'login.not.session'))
    expect((await gateway.call('chatNews', { headers, query: asGuest })).body.value?.list).toEqual([])
  })

  test('guests send no pictures, not even one of a member', async () => {
    const cookie = await browser()
    const image = 'data:image/png;base64,iVBORw0KGgo='
    const sent = await gateway.call('sendChatPicture', { headers: { cookie }, body: { image } })
    expect(sent.body.errorCode).toBe('login.not.session')
    const body = { id: crypto.randomUUID(), text: '', picture: 'A'.repeat(43), ...asGuest }
    expect((await gateway.call('sendChatMessage', { headers: { cookie }, body })).body.errorCode).toBe('not.found')
  })

  test('limits: new guests of an address, messages of a guest, and of all guests behind one address', async () => {
    const ip = '2001:db8:77:1::1'
    const cookies: string[] = []
    for (let n = 1; n <= 20; n += 1) cookies.push((await open({ ip: `2001:db8:77:1::${n}` })).sent.split(';')[0] ?? '')
    expect((await open({ ip: '2001:db8:77:1:ffff::9' })).code).toBe('rate.limited')
    expect((await open({ ip, cookie: cookies[0] ?? '' })).code).toBe('OK')
    expect((await open({ ip: '2001:db8:77:2::1' })).code).toBe('OK')
    const say = async (cookie: string) =>
      (
        await gateway.call('sendChatMessage', {
          headers: { cookie },
          body: { id: crypto.randomUUID(), text: 'again', ...asGuest },
        })
      ).body.errorCode ?? 'OK'
    const answersOf = async (cookie: string, times: number) => {
      const codes: string[] = []
      for (let n = 0; n < times; n += 1) codes.push(await say(cookie))
      return codes
    }
    const [first = '', second = '', third = '', fourth = ''] = cookies
    expect((await answersOf(first, 21)).map((code) => code === 'OK')).toEqual([...Array<boolean>(20).fill(true), false])
    expect(await answersOf(second, 20)).not.toContain('rate.limited')
    expect(await answersOf(third, 20)).not.toContain('rate.limited')
    expect(await say(fourth)).toBe('rate.limited')
    gateway.clock.advance(60_000)
    expect(await say(fourth)).toBe('OK')
  })

  test('a hundred guests who wait do not hide a member who waits', async () => {
    for (let n = 0; n < 100; n += 1)
      await gateway.call('sendChatMessage', {
        headers: { cookie: await browser() },
        body: { id: crypto.randomUUID(), text: `crowd ${n}`, ...asGuest },
      })
    gateway.clock.advance(1000)
    const body = { id: crypto.randomUUID(), text: 'behind the crowd' }
    await gateway.call('sendChatMessage', { token: await gateway.tokenOf('vip01'), body })
    expect(await waiting('behind the crowd')).toMatchObject({ member: 'vip01' })
  })

  test('the chat of a guest who does not come back is deleted after 30 days, an empty one after a day', async () => {
    const [written, empty, returning] = [await browser(), await browser(), await browser()]
    for (const cookie of [written, returning])
      await gateway.call('sendChatMessage', {
        headers: { cookie },
        body: { id: crypto.randomUUID(), text: `from ${cookie}`, ...asGuest },
      })
    const state = async (cookie: string) =>
      (await gateway.call('chatNews', { headers: { cookie }, query: asGuest })).body.value?.list.length ?? null
    gateway.clock.advance(dayMs + 1)
    await deleteOldGuests(gateway.ctx)
    expect([await state(written), await state(empty)]).toEqual([1, null])
    await open({ cookie: returning })
    gateway.clock.advance(guestLifetimeMs - dayMs)
    await deleteOldGuests(gateway.ctx)
    expect([await state(written), await state(returning)]).toEqual([null, 1])
    support = await desk.operator('support')
    expect(await waiting(`from ${written}`)).toBeUndefined()
    expect((await open({ cookie: written })).sent).not.toContain(written)
  })
})
