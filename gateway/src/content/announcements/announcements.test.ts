import { wireLanguages } from '@mosaic/contracts'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedContent } from '../seeded'
import { startTestGateway, type CallOptions, type TestGateway } from '../../../testing/gateway'
import { saveAnnouncement } from './store'

let gateway: TestGateway
let folder: string
beforeAll(async () => {
  gateway = await startTestGateway({ now: Date.UTC(2026, 10, 20) })
  await seedContent(gateway.ctx)
  folder = mkdtempSync(join(tmpdir(), 'mosaic-art-'))
  mkdirSync(join(folder, 'art'))
  const drawn = (webp: string, colour = '#4a22d8') => ({ width: 720, height: 360, colour, webp })
  const pictures = {
    'banner/aurora/welcome': drawn('welcome.0a1b.webp'),
    'promotion/first-steps': drawn('first.0a1b.webp'),
    'promotion/first-steps/lotus': drawn('first-lotus.0a1b.webp', '#0e8f63'),
  }
  writeFileSync(join(folder, 'art', 'art.json'), JSON.stringify(pictures))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await gateway.close()
})

const list = async (types: string, options: CallOptions = {}) => {
  const { body } = await gateway.call('announcements', { query: { types, groupName: 'm_home' }, ...options })
  if (!body.success) throw new Error(body.errorCode)
  return body.value
}
const extra = (id: string, changes: object = {}) =>
  saveAnnouncement(gateway.ctx.db, {
    id,
    merchantCode: null,
    types: ['PL'],
    groups: [],
    sort: 999,
    texts: { EN: { title: id, kicker: '', action: '', content: '<p>x</p>' } },
    link: '',
    images: [],
    categories: [],
    startsAt: gateway.clock.now() - 1000,
    endsAt: null,
    ...changes,
  })

test('types that were not requested are not in the answer', async () => {
  const all = await list('PL,B,PU,PR,H')
  for (const part of [all.player, all.banners, all.popup, all.promotion, all.hot])
    expect(part.length).toBeGreaterThan(0)
  expect(await list('PR')).toMatchObject({ player: [], banners: [], popup: [], hot: [], unreadCount: 0 })
})

test.each(wireLanguages)('in %s every entry has its title in that language', async (language) => {
  const here = await list('PL,PR', { language })
  const english = await list('PL,PR', { language: 'EN' })
  expect(here.player.map((entry) => entry.id)).toEqual(english.player.map((entry) => entry.id))
  if (language !== 'EN')
    for (const [index, entry] of [...here.player, ...here.promotion].entries())
      expect(entry.title).not.toBe([...english.player, ...english.promotion][index]?.title)
})

test('unknown language or missing translation: the texts are English', async () => {
  await extra('only-english')
  expect((await list('PL', { language: 'DE' })).player.map(({ title }) => title)).toEqual(
    (await list('PL', { language: 'EN' })).player.map(({ title }) => title),
  )
  expect((await list('PL', { language: 'JA' })).player.find(({ id }) => id === 'only-english')?.title).toBe(
    'only-english',
  )
})

test('each merchant has its own banners', async () => {
  const [aurora, lotus] = [await list('B'), await list('B', { merchant: 'lotus' })]
  expect(aurora.banners.map(({ id }) => id)).not.toEqual(lotus.banners.map(({ id }) => id))
  expect(aurora.banners).toHaveLength(lotus.banners.length)
})

test('an announcement is shown from its start to its end', async () => {
  const now = gateway.clock.now()
  await extra('later', { startsAt: now + 1000 })
  await extra('ending', { endsAt: now + 1000 })
  const ids = async () => (await list('PL')).player.map(({ id }) => id)
  expect(await ids()).toContain('ending')
  expect(await ids()).not.toContain('later')
  gateway.clock.advance(1000)
  expect(await ids()).toContain('later')
  expect(await ids()).not.toContain('ending')
})

test('HTML of any author is sanitized when it is stored', async () => {
  await extra('hostile', {
    texts: {
      EN: {
        title: 't',
        kicker: '',
        action: '',
        content: '<p onclick="x()">Hello</p><script>x()</script><form action="https://evil.test"><input></form>',
      },
    },
  })
  expect((await list('PL')).player.find(({ id }) => id === 'hostile')?.content).toBe('<p>Hello</p>')
})

test('merchant with its own palette: promotion pictures in it; other merchants: the common pictures', async () => {
  const drawn = await startTestGateway({
    database: gateway.ctx.database,
    config: { dataDir: folder },
    now: gateway.clock.now(),
  })
  const picturesOf = async (merchant: string) => {
    const { promotion } = (await drawn.call('announcements', { merchant, query: { types: 'PR', groupName: 'm_home' } }))
      .body.value ?? { promotion: [] }
    return promotion.flatMap(({ announcementImages }) => announcementImages.map(({ url, colour }) => [url, colour]))
  }
  expect(await picturesOf('aurora')).toEqual([['/art/first.0a1b.webp', '#4a22d8']])
  expect(await picturesOf('lotus')).toEqual([['/art/first-lotus.0a1b.webp', '#0e8f63']])
  await drawn.app.close()
})

test('pictures have address, size and placeholder colour of the rendered art; those without are left out', async () => {
  const drawn = await startTestGateway({
    database: gateway.ctx.database,
    config: { dataDir: folder },
    now: gateway.clock.now(),
  })
  const banners =
    (await drawn.call('announcements', { query: { types: 'B', groupName: 'm_home' } })).body.value?.banners ?? []
  expect(banners.flatMap(({ announcementImages }) => announcementImages)).toEqual([
    { sequence: 1, url: '/art/welcome.0a1b.webp', width: 720, height: 360, colour: '#4a22d8' },
  ])
  await drawn.app.close()
})

describe('reading', () => {
  const unread = async (token?: string) => (await list('PL', { token })).unreadCount

  test('guests have no unread entries; members have all until they open them, and opened entries stay read', async () => {
    const token = await gateway.tokenOf('player01')
    const before = await unread(token)
    expect(await unread()).toBe(0)
    expect(before).toBeGreaterThan(3)
    const first = (await list('PL', { token })).player[0]
    for (const _ of [1, 2])
      expect(
        (
          await gateway.call('markAnnouncementRead', {
            token,
            body: { announcementId: first?.announcementId, read: true },
          })
        ).body.success,
      ).toBe(true)
    expect(await unread(token)).toBe(before - 1)
    expect((await list('PL', { token })).player[0]?.read).toBe(true)
    expect(await unread(await gateway.tokenOf('vip01'))).toBe(before)
  })

  test('unknown announcement, one of another merchant, notice for agents: the member cannot mark it read', async () => {
    const token = await gateway.tokenOf('player01')
    const mark = async (announcementId: string, as = token) =>
      (await gateway.call('markAnnouncementRead', { token: as, body: { announcementId, read: true } })).body
    await extra('of-lotus', { merchantCode: 'lotus' })
    await extra('for-agents', { types: ['A'] })
    for (const id of ['no-such', 'of-lotus', 'for-agents']) expect((await mark(id)).errorCode).toBe('not.found')
    expect((await mark('for-agents', await gateway.tokenOf('agent01'))).success).toBe(true)
  })

  test('notices for agents are not in the public list', async () => {
    const notices = (await gateway.call('agentAnnouncements', { token: await gateway.tokenOf('agent01') })).body.value
    expect(notices?.list.length).toBeGreaterThan(2)
    expect(notices?.unreadCount).toBe((notices?.list.length ?? 0) - 1)
    const everything = await list('A,PL,B,PU,PR,H', { token: await gateway.tokenOf('agent01') })
    const publicIds = [...everything.player, ...everything.popup, ...everything.promotion, ...everything.hot].map(
      ({ id }) => id,
    )
    for (const { id } of notices?.list ?? []) expect(publicIds).not.toContain(id)
  })
})

describe('help', () => {
  const titles = async (options: CallOptions) =>
    (await gateway.call('helpCenter', options)).body.value?.map(({ title }) => title) ?? []

  test('help is in the language of the parameter or the header', async () => {
    const thai = await titles({ query: { lang: 'TY' } })
    expect(thai.length).toBeGreaterThanOrEqual(10)
    expect(thai).toEqual(await titles({ language: 'TY' }))
    expect(thai).not.toEqual(await titles({ language: 'KO' }))
    expect(await titles({ query: { lang: 'xx' }, language: 'KO' })).toEqual(await titles({ language: 'KO' }))
  })
})
