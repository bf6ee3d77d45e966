import { readConfig } from '../../config'
import { startTestGateway, testConfig, type TestGateway } from '../../../testing/gateway'

const { keys } = testConfig()
const networksOf = (text: string) =>
  readConfig(
    {
      TRUSTED_PROXIES: text,
      SEAMLESS_KEY: keys.seamless.secret,
      PROVIDER_KEY: keys.provider.secret,
      PSP_KEY: keys.psp.secret,
    },
    '/nowhere',
  ).trustedProxies

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({ config: { trustedProxies: networksOf('10.4.0.0/16') } })
})
afterAll(() => gateway.close())

/** A call passed on by an edge: `host` is the gateway's, and the visitor's host is in a forwarded header. */
const through = (proxy: string, visitor: string) => ({
  ip: proxy,
  headers: {
    host: 'gateway:4001',
    'x-forwarded-for': visitor,
    'x-forwarded-host': 'play.example',
    'x-forwarded-proto': 'https',
    origin: 'https://play.example',
    'sec-fetch-site': 'same-origin',
  },
})
const [edge, first, second] = ['10.4.0.7', '198.51.100.1', '203.0.113.2']

const login = (proxy: string, visitor: string, password: string) =>
  gateway.call('login', {
    ...through(proxy, visitor),
    body: { type: 'username', username: 'player01', password, loginDeviceId: 'd' },
  })

describe('a gateway behind an edge on another machine', () => {
  test('visitors log in and renew their sessions from the page of the site', async () => {
    for (const visitor of [first, second]) {
      const { refreshToken } = await login(edge, visitor, 'Demo#2026')
      const renewed = await gateway.call('refreshSession', {
        ...through(edge, visitor),
        cookie: refreshToken,
        body: { loginDeviceId: 'd' },
      })
      expect(renewed.status).toBe(200)
    }
  })

  test('one visitor’s rate limit does not affect another visitor', async () => {
    const claim = async (proxy: string, visitor: string) =>
      (await login(proxy, visitor, 'wrong-password')).body.errorCode
    const codes = []
    for (let tries = 0; tries < 4; tries += 1) codes.push(await claim(edge, first))
    expect(codes.at(-1)).toBe('login.captcha.required')
    expect(await claim(edge, second)).toBe('login.wrong.credentials')
  })

  test('a caller that is no edge: counted by its own address, whatever its headers claim', async () => {
    const draw = (visitor: string) => gateway.call('captcha', through('198.51.100.77', visitor))
    for (let drawn = 0; drawn < 120; drawn += 1) await draw(`192.0.2.${drawn}`)
    expect((await draw('192.0.2.200')).status).toBe(429)
    expect((await gateway.call('captcha', through(edge, second))).status).toBe(200)
  })
})

test.each(['10.0.0/8', 'edge', '1'])('%s is no network, and the start says so', (text) => {
  expect(() => networksOf(text)).toThrow(/^TRUSTED_PROXIES /)
})
