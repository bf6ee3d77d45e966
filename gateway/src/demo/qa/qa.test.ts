import { judgeField } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { memberByAccount } from '../../identity'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { walletBench } from '../../../testing/wallet'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

test('open captchas are listed with their answers, newest first', async () => {
  await gateway.call('captcha', { query: { flow: 'flow-older' } })
  gateway.clock.advance(1000)
  await gateway.call('captcha', { query: { flow: 'flow-newer' } })
  const list = (await gateway.app.inject({ url: '/qa/captcha.json' })).json<
    { flow: string; answer: string; at: number }[]
  >()
  expect(list.map(({ flow }) => flow)).toEqual(['flow-newer', 'flow-older'])
  expect(list[0]).toEqual({ flow: 'flow-newer', answer: expect.stringMatching(/^\d{4}$/), at: gateway.clock.now() })
})

test('sent messages are listed, newest first', async () => {
  for (const code of ['111111', '222222'])
    await gateway.ctx.db.execute(
      sql`insert into outbox (merchant_code, channel, recipient, text, code, at) values ('aurora', 'sms', '+5511999990000', ${`Code ${code}`}, ${code}, now())`,
    )
  const list = (await gateway.app.inject({ url: '/qa/outbox.json' })).json<{ code: string }[]>()
  expect(list.map(({ code }) => code)).toEqual(['222222', '111111'])
  expect(Object.keys(list[0] ?? {}).sort()).toEqual(['at', 'channel', 'code', 'text', 'to'])
})

test('a number is set as verified; an invalid request names the problem', async () => {
  const give = (payload: object) => gateway.app.inject({ method: 'POST', url: '/qa/contacts.json', payload })
  const proposal = { merchant: 'aurora', account: 'vip01', mobile: '+5511987654321' }
  expect((await give(proposal)).json()).toEqual({ given: 'vip01' })
  expect((await memberByAccount(gateway.ctx.db, 'aurora', 'vip01'))?.mobile).toBe(proposal.mobile)
  expect((await give({ ...proposal, account: 'nobody' })).json()).toEqual({ problem: 'aurora has no member nobody' })
  expect((await give({ ...proposal, mobile: '11987654321' })).statusCode).toBe(422)
})

test('a launch token for wallet tests opens one session', async () => {
  const bench = await walletBench(gateway)
  const ask = (account: string) =>
    gateway.app.inject({
      method: 'POST',
      url: '/qa/launch.json',
      payload: { merchant: 'aurora', account, game: 'NOVA_fox' },
    })
  const { launchToken } = (await ask('vip01')).json<{ launchToken: string }>()
  const exchange = async () =>
    (await bench.send('/seamless/v1/session', JSON.stringify({ launchToken, gameCode: 'NOVA_fox' }))).json.status
  expect([await exchange(), await exchange()]).toEqual(['OK', 'SESSION_UNKNOWN'])
  expect((await ask('nobody')).json()).toEqual({ problem: 'aurora has no member nobody' })
})

test('the page lists sites, accounts and answers, and escapes foreign text', async () => {
  await gateway.call('captcha', { query: { flow: '<img src=x onerror=alert(1)>' } })
  const page = await gateway.app.inject({ url: '/qa' })
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  for (const expected of [
    'Aurora',
    'Lótus',
    'player01',
    'agent01',
    'vip01',
    'Demo#2026',
    'http://lotus.localhost:4000/m',
  ])
    expect(page.body).toContain(expected)
  expect(page.body).not.toContain('<img')
})

test('the password reset of a demo account: its e-mail address and the link are on the page', async () => {
  for (const merchant of ['aurora', 'lotus']) {
    const { value } = (await gateway.call('registerSettings', { merchant })).body
    expect(value && judgeField(value.login.email, 'player01@example.com')).toEqual([])
    const payload = new URLSearchParams({ username: 'player01', email: 'player01@example.com' }).toString()
    const headers = { merchant, moduleid: 'COMM3', 'content-type': 'application/x-www-form-urlencoded' }
    const asked = await gateway.app.inject({ method: 'POST', url: '/wps/member/password/email', headers, payload })
    expect(asked.statusCode).toBe(200)
  }
  const page = (await gateway.app.inject({ url: '/qa' })).body
  expect(page).toContain('<code>player01@example.com</code>')
  const links = [...page.matchAll(/<a href="(http[^"]*\/m\/forget#[\w-]{43})">/g)].map(
    ([, url = '']) => new URL(url).host,
  )
  expect(links).toEqual(['lotus.localhost:4000', 'localhost:4000'])
})

test('without QA=1 the console does not exist: no route, no page, no answers', async () => {
  const closed = await startTestGateway({ database: gateway.ctx.database, config: { qa: false } })
  expect(closed.ctx.modules.map(({ name }) => name)).not.toContain('qa')
  for (const url of ['/qa', '/qa/', '/qa/captcha.json', '/qa/outbox.json'])
    expect((await closed.app.inject({ url })).statusCode).toBe(404)
  expect(
    (await closed.app.inject({ method: 'POST', url: '/qa/merchants.json', payload: { like: 'aurora' } })).statusCode,
  ).toBe(404)
  await closed.app.close()
})

describe('access to the console', () => {
  const statusOf = async (url: string, headers: Record<string, string>) =>
    (await gateway.app.inject({ url, headers })).statusCode

  test.each([
    ['the site', { host: 'localhost:4000' }, 200],
    ['another merchant’s site', { host: 'lotus.localhost:4000' }, 200],
    ['a foreign host name that resolves to this machine', { host: 'evil.example' }, 403],
    ['a call of the site’s own page', { host: 'localhost:4000', origin: 'http://localhost:4000' }, 200],
    ['a call of another origin', { host: 'localhost:4000', origin: 'http://evil.example' }, 403],
    ['a call of another port', { host: 'localhost:4000', origin: 'http://localhost:4002' }, 403],
    ['an image on another site', { host: 'localhost:4000', 'sec-fetch-site': 'cross-site' }, 403],
    [
      'a link from another site',
      { host: 'localhost:4000', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
      200,
    ],
  ])('%s', async (_who, headers, status) => {
    expect(await statusOf('/qa', headers)).toBe(status)
    expect(await statusOf('/qa/outbox.json', headers)).toBe(status)
  })

  test('a form of another site cannot change a merchant', async () => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/qa/merchants.json',
      headers: { origin: 'http://evil.example', 'sec-fetch-mode': 'navigate' },
      payload: { like: 'aurora', code: 'aurora' },
    })
    expect(answer.statusCode).toBe(403)
  })
})
