import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { newMember } from '../../../testing/new-member'
import { eq } from 'drizzle-orm'
import { createDecipheriv } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { merchants } from '../merchants/schema'
import { statusOf, systemStatus, whitelabel } from './site-profile'
import { encryptServicePath, servicePathKey } from './service-path'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

test.each([
  [false, '', 0],
  [false, 'BR', 0],
  [false, 'JP', 2],
  [true, 'BR', 1],
  [true, 'JP', 1],
] as const)('maintenance %s, caller in "%s": status %s', (maintenance, region, status) => {
  expect(statusOf({ maintenance, blockedRegions: ['JP', 'KR'] }, region)).toBe(status)
})

test('the status carries the first data of a site, equal to the answers of the calls of these names', async () => {
  const { info } = (await gateway.call('systemStatus', { merchant: 'lotus' })).body.value ?? {}
  const answers = await Promise.all([
    gateway.call('registerSettings', { merchant: 'lotus' }),
    gateway.call('whitelabel', { merchant: 'lotus' }),
    gateway.call('domainRoute', { query: { host: 'lotus.localhost' } }),
  ])
  expect([info?.register, info?.whitelabel, info?.domainRoute]).toEqual(answers.map(({ body }) => body.value))
  expect(info).toMatchObject({
    mobileTemplate: { mem_cen: '1', dep_func: '1' },
    paths: { site: '/m', gateway: '/wps', lottery: '/lgw' },
  })
})

test('a merchant that stays with an earlier deposit says so in the status, and offers the page of the provider only', async () => {
  const profile = { mobileTemplate: { mem_cen: '1', dep_func: '0' } }
  const merchant = await gateway.saveMerchant('earlier', { profile })
  const { info } = (await gateway.call('systemStatus', { merchant })).body.value ?? {}
  expect([info?.mobileTemplate, info?.whitelabel?.mobileTemplate]).toEqual([
    profile.mobileTemplate,
    profile.mobileTemplate,
  ])
  const known = await gateway.ctx.merchants.byCode(merchant)
  if (!known) throw new Error('no merchant')
  const { token } = await newMember(gateway, known, 'earlier01')
  const methods = async (asked: string, who: string) =>
    (await gateway.call('depositSettings', { merchant: asked, token: who })).body.value?.methods.map(({ kind }) => kind)
  expect(await methods(merchant, token)).toEqual(['pg'])
  expect(await methods('aurora', await gateway.tokenOf('player01'))).toContain('qr')
})

test('the token of a revoked device: the status says so, so that an idle page ends its session', async () => {
  const [idle, other] = [await gateway.deviceOf('player01', 'aurora', 'idle'), await gateway.deviceOf('player01')]
  expect((await gateway.call('systemStatus', { token: idle.token })).status).toBe(200)
  expect((await gateway.call('revokeDevices', { token: other.token, body: { session: 'others' } })).status).toBe(200)
  expect((await gateway.call('systemStatus', { token: idle.token })).body.errorCode).toBe('login.not.session')
})

test('two merchants differ in everything they may decide', async () => {
  const of = async (merchant: string) => (await gateway.call('whitelabel', { merchant })).body.value
  const [aurora, lotus] = [await of('aurora'), await of('lotus')]
  expect(aurora).toMatchObject({
    merchantCode: 'aurora',
    name: 'Aurora',
    currency: 'BRL',
    currencySymbol: 'R$',
    defaultLanguage: 'PT',
    timeZone: 'America/Sao_Paulo',
    gameOrigins: [gateway.ctx.config.studioUrl],
  })
  expect(lotus).toMatchObject({
    merchantCode: 'lotus',
    name: 'Lótus',
    currency: 'THB',
    currencySymbol: '฿',
    defaultLanguage: 'TY',
    timeZone: 'Asia/Bangkok',
  })
  expect(aurora?.theme.dark.brand).not.toBe(lotus?.theme.dark.brand)
  expect(aurora?.theme.light.background).not.toBe(aurora?.theme.dark.background)
  expect(aurora?.flags).not.toEqual(lotus?.flags)
  expect(aurora?.categories).not.toEqual(lotus?.categories)
})

test('the host selects the merchant; an unknown host has none unless a default is configured', async () => {
  const route = async (host: string) =>
    (await gateway.app.inject({ url: '/wps/system/domainRoute', headers: { host } })).json<{
      value: { merchantCode: string } | null
      errorCode?: string
    }>()
  expect((await route('localhost:4000')).value?.merchantCode).toBe('aurora')
  expect((await route('127.0.0.1:4000')).value?.merchantCode).toBe('aurora')
  expect((await route('LOTUS.localhost:4000')).value?.merchantCode).toBe('lotus')
  expect((await route('evil.example')).errorCode).toBe('merchant.unknown')
  const lenient = await startTestGateway({ database: gateway.ctx.database, config: { defaultMerchant: 'aurora' } })
  expect(
    (await lenient.app.inject({ url: '/wps/system/domainRoute', headers: { host: 'evil.example' } })).json(),
  ).toMatchObject({ value: { merchantCode: 'aurora' } })
  await lenient.app.close()
})

const rowOf = async (code: string) => {
  const [row] = await gateway.ctx.db.select().from(merchants).where(eq(merchants.code, code))
  if (!row) throw new Error(`There is no merchant ${code}`)
  return row
}

test('a closed site brings the merchant’s messages by language beside the one for all', async () => {
  const row = await rowOf('aurora')
  const { maintenance } = await systemStatus(
    gateway.ctx,
    {
      ...row,
      maintenance: true,
      maintenanceMessage: 'Closed.',
      profile: { ...row.profile, maintenanceMessages: { PT: 'Fechado.' } },
    },
    { ip: '198.51.100.4', region: '' },
    { gameCountOf: () => Promise.resolve(0), socialAdapter: () => undefined },
  )
  expect(maintenance).toEqual({ until: null, message: 'Closed.', messages: { PT: 'Fechado.' } })
})

test('the pictures of empty screens are the merchant’s own where they were drawn, else the common ones, and absent before', async () => {
  const dataDir = mkdtempSync(`${tmpdir()}/mosaic-states-`)
  mkdirSync(`${dataDir}/art`)
  const drawn = (webp: string) => ({ width: 480, height: 360, colour: '#8f86ff', webp })
  writeFileSync(
    `${dataDir}/art/art.json`,
    JSON.stringify({
      'empty/no-games': drawn('no-games.0a.webp'),
      'empty/no-games/lotus': drawn('no-games-lotus.1b.webp'),
      'empty/offline': drawn('offline.2c.webp'),
    }),
  )
  const picturesOf = async (code: string) => {
    const row = await rowOf(code)
    const ctx = { ...gateway.ctx, config: { ...gateway.ctx.config, dataDir } }
    const facts = { gameCountOf: () => Promise.resolve(0), socialAdapter: () => undefined }
    return (await whitelabel(ctx, row, facts)).statePictures
  }
  expect(await picturesOf('aurora')).toEqual({ 'no-games': '/art/no-games.0a.webp', offline: '/art/offline.2c.webp' })
  expect(await picturesOf('lotus')).toEqual({
    'no-games': '/art/no-games-lotus.1b.webp',
    offline: '/art/offline.2c.webp',
  })
  expect((await gateway.call('whitelabel')).body.value?.statePictures).toEqual({})
})

test('the status gives the caller’s country and the offered features', async () => {
  const { body } = await gateway.call('systemStatus', { ip: '198.51.100.4' })
  expect(body.value).toMatchObject({
    status: 0,
    location: { ip: '198.51.100.4', region: '' },
    maintenance: null,
    regionRestriction: null,
    info: {
      mainDomain: 'localhost',
      resources: expect.arrayContaining([{ resourceType: 'Android', url: 'https://get.aurora.example/aurora.apk' }]),
    },
  })
})

test.each([
  ['::ffff:198.51.100.4', '198.51.100.4'],
  ['2001:db8::ffff:9', '2001:db8::ffff:9'],
])('a caller from %s: gets %s as the own address', async (ip, shown) => {
  expect((await gateway.call('systemStatus', { ip })).body.value?.location.ip).toBe(shown)
})

test('customer service paths travel sealed, and the key that comes along opens them', async () => {
  const { info } = (await gateway.call('systemStatus')).body.value ?? {}
  const [help] = info?.customerService ?? []
  expect(help).toMatchObject({ csType: 'CS', title: 'Aurora Chat', path: expect.stringMatching(/^v1\.[\w-]+$/) })
  const bytes = Buffer.from(help?.path.slice(3) ?? '', 'base64url')
  const opener = createDecipheriv(
    'aes-256-gcm',
    Buffer.from(info?.serviceKey ?? '', 'base64url'),
    bytes.subarray(0, 12),
  ).setAuthTag(bytes.subarray(-16))
  expect(opener.update(bytes.subarray(12, -16), undefined, 'utf8') + opener.final('utf8')).toBe('/m/livechat')
  expect(encryptServicePath('/m/livechat', servicePathKey('aurora'))).toBe(help?.path)
  expect(encryptServicePath('/m/livechat', servicePathKey('lotus'))).not.toBe(help?.path)
})

test('customer service has a call of its own with the same answer as the status', async () => {
  const status = (await gateway.call('systemStatus')).body.value?.info
  const { body } = await gateway.call('customerService', { query: { type: '3' } })
  expect(body.value).toEqual({ version: { pathList: status?.customerService }, serviceKey: status?.serviceKey })
})

test('image hosts of the site’s own machine carry its scheme and port', async () => {
  const { info } = (await gateway.call('systemStatus', { merchant: 'lotus' })).body.value ?? {}
  expect(info?.imageCDNs).toEqual(['http://img1.localhost:4000', 'http://img2.localhost:4000'])
})

test('readiness is a question to the database, liveness is not', async () => {
  const codes = async () =>
    Promise.all(['/healthz', '/livez'].map(async (url) => (await gateway.app.inject({ url })).statusCode))
  expect(await codes()).toEqual([200, 200])
  const away = jest.spyOn(gateway.ctx.database, 'ping').mockRejectedValue(new Error('away'))
  expect(await codes()).toEqual([503, 200])
  away.mockRestore()
  expect(await codes()).toEqual([200, 200])
})
