import { sql } from 'drizzle-orm'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

const save = async (payload: Record<string, unknown>) => {
  const answer = await gateway.app.inject({ method: 'POST', url: '/qa/merchants.json', payload })
  gateway.clock.advance(6000)
  return { status: answer.statusCode, body: answer.json<{ saved?: string; problem?: string }>() }
}

const coral = {
  like: 'aurora',
  code: 'coral',
  name: 'Coral',
  sort: 9,
  hosts: ['coral.localhost'],
  mainDomain: 'coral.localhost',
  currency: 'JPY',
  timeZone: 'Asia/Tokyo',
  defaultLanguage: 'JA',
  languages: ['JA', 'EN'],
  minAge: 20,
  flags: ['USERNAMEREG3', 'FROMTHEFUTURE9'],
  blockedRegions: ['BR'],
}
const palette = { brand: '#d0343f', 'on-brand': '#ffffff', 'radius-m': '4px' }
const profile = {
  currencySymbol: '¥',
  theme: { dark: palette, light: palette },
  paymentMethods: [],
  contact: 'https://coral.example/contact',
}

describe('a third merchant', () => {
  test('is data: saved while the gateway runs, it has its own site with the next question', async () => {
    expect((await gateway.call('whitelabel', { merchant: 'coral' })).body.errorCode).toBe('merchant.unknown')
    expect(await save({ ...coral, profile })).toEqual({ status: 200, body: { saved: 'coral' } })
    const route = await gateway.app.inject({
      url: '/wps/system/domainRoute',
      headers: { host: 'coral.localhost:4000' },
    })
    expect(route.json()).toMatchObject({ value: { merchantCode: 'coral', mainDomain: 'coral.localhost' } })
    const { value } = (await gateway.call('whitelabel', { merchant: 'coral' })).body
    expect(value).toMatchObject({
      name: 'Coral',
      currency: 'JPY',
      currencySymbol: '¥',
      defaultLanguage: 'JA',
      languages: ['JA', 'EN'],
      timeZone: 'Asia/Tokyo',
      minAge: 20,
      theme: { dark: palette },
      // An unknown flag is harmless; an unnamed flag is off.
      flags: ['USERNAMEREG3', 'FROMTHEFUTURE9'],
    })
  })

  test('can close for work and open again, and closes to a region without touching the others', async () => {
    await save({
      ...coral,
      profile,
      maintenance: true,
      maintenanceUntil: gateway.clock.now() + 60_000,
      maintenanceMessage: 'New games are moving in.',
    })
    expect((await gateway.call('systemStatus', { merchant: 'coral' })).body.value).toMatchObject({
      status: 1,
      maintenance: { message: 'New games are moving in.' },
    })
    expect((await gateway.call('systemStatus')).body.value?.status).toBe(0)
    await save({ ...coral, profile, maintenance: false, blockedRegions: [''] })
    expect((await gateway.call('systemStatus', { merchant: 'coral' })).body.value).toMatchObject({
      status: 2,
      regionRestriction: { contact: 'https://coral.example/contact' },
    })
    await save({ ...coral, profile })
    expect((await gateway.call('systemStatus', { merchant: 'coral' })).body.value?.status).toBe(0)
  })

  test.each([
    ['an unknown currency', { currency: 'ABC' }],
    ['an unknown time zone', { timeZone: 'Mars/Olympus' }],
    ['a default language it does not offer', { defaultLanguage: 'KO' }],
    ['a main domain that is none of its hosts', { mainDomain: 'elsewhere.example' }],
    ['players under age', { minAge: 16 }],
    ['a field that merchants do not have', { colour: 'red' }],
    ['a contact that is no address', { profile: { contact: 'javascript:alert(1)' } }],
    ['a model that does not exist', { like: 'nobody' }],
    [
      'a brand colour with an unreadable text',
      { profile: { ...profile, theme: { dark: palette, light: { ...palette, 'on-brand': '#ff9d9d' } } } },
    ],
    [
      'an invisible focus ring',
      { profile: { ...profile, theme: { dark: { ...palette, focus: '#14172a' }, light: palette } } },
    ],
    [
      'a word where a colour belongs',
      { profile: { ...profile, theme: { dark: { ...palette, text: 'purple' }, light: palette } } },
    ],
    [
      'a value that would end its CSS declaration',
      { profile: { ...profile, theme: { dark: { ...palette, text: '#fff}body{display:none' }, light: palette } } },
    ],
  ])('is refused with %s', async (_, wrong) => {
    const { status, body } = await save({ ...coral, ...wrong })
    expect(status).toBe(422)
    expect(body.problem).toBeTruthy()
  })

  test('gets the failing pair of its palette, the theme and the contrast', async () => {
    const { body } = await save({
      ...coral,
      profile: { ...profile, theme: { dark: palette, light: { ...palette, 'on-brand': '#ff9d9d' } } },
    })
    expect(body.problem).toMatch(/on-brand on brand reaches 2\.\d+:1, 4\.5:1 is needed/)
    expect(body.problem).toContain('profile.theme.light["on-brand"]')
  })
})

describe('amounts of a merchant', () => {
  const withdrawal = { methods: ['bank'], turnover: 1, dailyLimit: '500000', fourEyesFrom: '100000' }
  test.each([
    ['JPY', { withdrawal: { ...withdrawal, dailyLimit: '20000.00' } }, 'withdrawal.dailyLimit', '20000.00'],
    ['KRW', { withdrawal: { ...withdrawal, fourEyesFrom: '5000.50' } }, 'withdrawal.fourEyesFrom', '5000.50'],
    ['VND', { cashback: { minimum: '1.00', rates: {} } }, 'cashback.minimum', '1.00'],
    ['JPY', { roomPass: { price: '5.0' } }, 'roomPass.price', '5.0'],
    ['BRL', { withdrawal: { ...withdrawal, dailyLimit: '20000.005' } }, 'withdrawal.dailyLimit', '20000.005'],
    ['THB', { cashback: { minimum: '0.001', rates: {} } }, 'cashback.minimum', '0.001'],
  ])('in %s with %j: refused on saving, with the field and the reason', async (currency, wrong, place, text) => {
    const { status, body } = await save({ ...coral, currency, profile: { ...profile, ...wrong } })
    expect(status).toBe(422)
    expect(body.problem).toContain(`${text} is no amount in ${currency}`)
    expect(body.problem).toContain(`profile.${place}`)
  })

  test.each([
    ['BRL', '20000.00', '5000.00', '1.00'],
    ['THB', '100000.00', '25000.00', '5.00'],
    ['JPY', '500000', '125000', '25'],
    ['KRW', '5000000', '1250000', '250'],
    ['VND', '100000000', '25000000', '5000'],
  ])(
    'copied from Aurora to a merchant in %s: have the scale of its currency',
    async (currency, dailyLimit, fourEyesFrom, minimum) => {
      const code = `like-${currency.toLowerCase()}`
      await gateway.saveMerchant(code, { currency })
      expect((await gateway.ctx.merchants.byCode(code))?.profile).toMatchObject({
        withdrawal: { dailyLimit, fourEyesFrom },
        cashback: { minimum },
      })
    },
  )

  test('that cannot be read: the merchant is not loaded, and the error names them', async () => {
    const code = await gateway.saveMerchant('by-hand', { currency: 'JPY' })
    const write = (limit: string) =>
      gateway.ctx.db.execute(
        sql`update merchants set profile = jsonb_set(profile, '{withdrawal,dailyLimit}', to_jsonb(${limit}::text)) where code = ${code}`,
      )
    await write('20000.00')
    gateway.clock.advance(6000)
    await expect(gateway.ctx.merchants.byCode(code)).rejects.toThrow(
      'The merchant by-hand cannot be loaded: withdrawal.dailyLimit: 20000.00 is no amount in JPY',
    )
    await write('20000')
    expect((await gateway.ctx.merchants.byCode(code))?.profile.withdrawal?.dailyLimit).toBe('20000')
  })
})
