import type { Audience, DeskBody } from '@mosaic/contracts/desk'
import { addExclusion } from '../../protection/exclusion'
import { sendDueMessages } from '../../content'
import { startTestDesk, type TestDesk } from '../../../testing/desk'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { newMember } from '../../../testing/new-member'
import { verified } from '../../../testing/verified'
import { stateOf } from './publication-state'

let gateway: TestGateway
let desk: TestDesk
let support: string
beforeAll(async () => {
  gateway = await startTestGateway()
  desk = await startTestDesk(gateway)
  support = await desk.operator('support')
})
afterAll(async () => {
  await desk.close()
  await gateway.close()
})

const soon = 60_000
const texts = {
  EN: { title: 'News', content: '<p onclick="x()">Hello</p><script>x()</script>' },
  JA: { title: '新着', content: '<p>こんにちは</p>' },
}
const publish = (request: Partial<DeskBody<'publish'>> = {}) => {
  const id = crypto.randomUUID()
  const body = { id, kind: 'message', merchant: 'aurora', audience: { kind: 'all' }, texts, endsAt: null } as const
  return desk.call('publish', { cookie: support, body: { ...body, startsAt: null, ...request } }).then((answer) => ({
    ...answer,
    id: request.id ?? id,
  }))
}
const subjects = async (token: string, language: 'EN' | 'JA' | 'KO' = 'EN') =>
  ((await gateway.call('inbox', { token, language })).body.value?.content ?? []).flatMap((message) =>
    message.kind === 'operator' ? [message.subject] : [],
  )
const shown = async (part: 'player' | 'popup', options: { token?: string } = {}) =>
  ((await gateway.call('announcements', { query: { types: 'PL,PU' }, ...options })).body.value?.[part] ?? []).map(
    ({ id }) => id,
  )
const sizeOf = async (audience: Audience) =>
  (await desk.call('audience', { cookie: support, body: { merchant: 'aurora', audience } })).value.members

let serial = 0
const registeredMember = async () => {
  const merchant = await gateway.ctx.merchants.byCode('aurora')
  if (!merchant) throw new Error('no merchant')
  return newMember(gateway, merchant, `reader${++serial}`)
}

test('message to one member: sanitized, in their language or English, and counted', async () => {
  const [one, other] = [await registeredMember(), await registeredMember()]
  const { id } = await publish({ audience: { kind: 'member', account: 'reader1' } })
  await gateway.ctx.deferredTasks.settled()
  expect([await subjects(one.token, 'JA'), await subjects(one.token, 'KO')]).toEqual([['新着'], ['News']])
  expect((await gateway.call('inbox', { token: one.token })).body.value?.content[0]).toMatchObject({
    content: '<p>Hello</p>',
  })
  expect(await subjects(other.token)).toEqual([])
  const { list } = (await desk.call('publications', { cookie: support, query: { show: 'all' } })).value
  expect(list.find((row) => row.id === id)).toMatchObject({ state: 'SENT', addressed: 1, writtenBy: 'support-1' })
})

test('planned message: sent at its time and not before; a cancelled one is never sent', async () => {
  const { token } = await registeredMember()
  const startsAt = gateway.clock.now() + soon
  await publish({ startsAt, texts: { EN: { title: 'Later', content: 'x' } } })
  const { id } = await publish({ startsAt, texts: { EN: { title: 'Never', content: 'x' } } })
  await sendDueMessages(gateway.ctx)
  expect(await subjects(token)).toEqual([])
  const end = () => desk.call('endPublication', { cookie: support, body: { id, kind: 'message' } })
  expect([(await end()).code, (await end()).code]).toEqual(['OK', 'desk.decided'])
  gateway.clock.advance(soon)
  await sendDueMessages(gateway.ctx)
  expect(await subjects(token)).toEqual(['Later'])
})

test.each(['announcement', 'popup'] as const)(
  '%s for a segment: only its members see it, until it ends',
  async (kind) => {
    const place = kind === 'popup' ? 'popup' : 'player'
    const { token } = await registeredMember()
    const agent = await gateway.tokenOf('agent01')
    const { id } = await publish({ kind, audience: { kind: 'segment', customers: 'agents' } })
    expect(await shown(place, { token: agent })).toContain(id)
    expect(await shown(place, { token })).not.toContain(id)
    expect(await shown(place)).not.toContain(id)
    const read = { announcementId: id, read: true } as const
    expect((await gateway.call('markAnnouncementRead', { token, body: read })).body.errorCode).toBe('not.found')
    await desk.call('endPublication', { cookie: support, body: { id, kind } })
    expect(await shown(place, { token: agent })).not.toContain(id)
  },
)

test('announcement to all: shown at home, not on the registration page', async () => {
  const { id } = await publish({ kind: 'announcement' })
  const inGroup = async (groupName: 'm_home' | 'm_reg') =>
    ((await gateway.call('announcements', { query: { types: 'PL', groupName } })).body.value?.player ?? []).map(
      (notice) => notice.id,
    )
  expect(await inGroup('m_home')).toContain(id)
  expect(await inGroup('m_reg')).not.toContain(id)
})

test('segment: each condition counts its members, and all conditions together count the intersection', async () => {
  const merchant = await gateway.ctx.merchants.byCode('aurora')
  const registeredSince = gateway.clock.now() + 1
  gateway.clock.advance(2)
  if (!merchant) throw new Error('no merchant')
  const people = [await registeredMember(), await registeredMember()]
  const [first] = people
  await gateway.call('inboxUnread', { token: first?.token ?? '', language: 'KO' })
  await verified(gateway.ctx, { id: first?.id ?? '', merchantCode: 'aurora' })
  const of = (named: Omit<Extract<Audience, { kind: 'segment' }>, 'kind'>) =>
    sizeOf({ kind: 'segment', registeredSince, ...named })
  expect(await of({})).toBe(2)
  expect(await of({ language: 'KO' })).toBe(1)
  expect(await of({ verified: true })).toBe(1)
  expect(await of({ verified: false, language: 'KO' })).toBe(0)
  expect(await of({ vipLevel: 1 })).toBe(0)
  expect(await of({ customers: 'agents' })).toBe(0)
})

test('member on a break: excluded from messages to many, reached by a message to them alone', async () => {
  const { id, token } = await registeredMember()
  await addExclusion(gateway.ctx.db, id, { kind: 'cool-off', until: gateway.clock.now() + soon }, gateway.clock.now())
  await publish()
  await publish({
    audience: { kind: 'member', account: `reader${serial}` },
    texts: { EN: { title: 'To you', content: 'x' } },
  })
  await gateway.ctx.deferredTasks.settled()
  expect(await subjects(token)).toEqual(['To you'])
})

test.each([
  ['an unknown account', { audience: { kind: 'member', account: 'nobody-here' } as const }, 'desk.not.found'],
  ['an unknown merchant', { merchant: 'nowhere' }, 'desk.not.found'],
  ['texts without English', { texts: { JA: texts.JA } }, 'desk.request.invalid'],
  ['a segment without a condition', { audience: { kind: 'segment' } as const }, 'desk.request.invalid'],
  ['an end before the start', { kind: 'popup' as const, endsAt: 1 }, 'desk.request.invalid'],
])('%s: the publication is refused', async (_case, request, code) => {
  expect((await publish(request)).code).toBe(code)
})

test.each([
  [0, null, 'SHOWN'],
  [0, 11, 'SHOWN'],
  [0, 10, 'OVER'],
  [11, null, 'PLANNED'],
])('from %j to %j: %s at 10', (startsAt, endsAt, state) => {
  expect(stateOf({ startsAt, endsAt }, 10)).toBe(state)
})
