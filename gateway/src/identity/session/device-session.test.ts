import { sql } from 'drizzle-orm'
import { startTestGateway, type Device, type TestGateway } from '../../../testing/gateway'
import { refreshSession, sessionOfRefreshToken } from './refresh'
import { revokeSessions } from './sessions'

const minute = 60_000
const day = 24 * 60 * minute
let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

const refresh = (
  device: Pick<Device, 'refreshToken' | 'deviceId'>,
  headers: Record<string, string> = {},
  merchant = 'aurora',
) =>
  gateway.call('refreshSession', {
    body: { loginDeviceId: device.deviceId },
    cookie: device.refreshToken,
    headers,
    merchant,
  })
const alive = async (token: string | undefined) => (await gateway.call('memberInfo', { token })).status === 200

test('a login sets the refresh token in an HttpOnly, SameSite=Strict cookie, and nowhere else', async () => {
  const answer = await gateway.call('login', {
    body: { type: 'username', username: 'player01', password: 'Demo#2026', loginDeviceId: 'd', remember: true },
  })
  expect(answer.headers['set-cookie']).toMatch(
    /^mosaic-refresh=[\w-]{43}; Max-Age=2592000; Path=\/wps\/session; HttpOnly; SameSite=Strict$/,
  )
  expect(JSON.stringify(answer.body)).not.toContain(answer.refreshToken)
})

test('over https: the cookie is bound to this host', async () => {
  const secure = await startTestGateway({ database: gateway.ctx.database, config: { secureCookies: true } })
  const answer = await secure.call('login', {
    body: { type: 'username', username: 'player01', password: 'Demo#2026', loginDeviceId: 'd' },
  })
  expect(answer.headers['set-cookie']).toMatch(
    /^__Host-mosaic-refresh=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
  await secure.app.close()
})

test('a refresh returns a new access token and a new refresh token; the old access token expires by itself', async () => {
  const device = await gateway.deviceOf('player01')
  const next = await refresh(device)
  expect(next.body.value).toMatchObject({ userName: 'player01', type: 0, firstTimeLogin: false })
  expect(next.refreshToken).toMatch(/^[\w-]{43}$/)
  expect(next.refreshToken).not.toBe(device.refreshToken)
  expect(await alive(next.body.value?.token)).toBe(true)
  expect(await alive(device.token)).toBe(true)
})

test('a remembered device stays logged in for thirty days, through any pause', async () => {
  let device = await gateway.deviceOf('player01')
  for (let week = 1; week <= 4; week += 1) {
    gateway.clock.advance(7 * day)
    const next = await refresh(device)
    expect(next.status).toBe(200)
    device = { ...device, refreshToken: next.refreshToken ?? '' }
  }
  gateway.clock.advance(2 * day - 1)
  const last = await refresh(device)
  expect(last.status).toBe(200)
  gateway.clock.advance(1)
  expect((await refresh({ ...device, refreshToken: last.refreshToken ?? '' })).body.errorCode).toBe('login.not.session')
})

test('a device without "remember me" is logged out after thirty idle minutes, and after twelve hours in any case', async () => {
  const login = () =>
    gateway.call('login', {
      body: { type: 'username', username: 'player01', password: 'Demo#2026', loginDeviceId: 'd' },
    })
  const idle = await login()
  expect(idle.headers['set-cookie']).not.toContain('Max-Age')
  gateway.clock.advance(30 * minute - 1)
  const inTime = await refresh({ refreshToken: idle.refreshToken ?? '', deviceId: 'd' })
  expect(inTime.status).toBe(200)
  gateway.clock.advance(30 * minute)
  expect((await refresh({ refreshToken: inTime.refreshToken ?? '', deviceId: 'd' })).status).toBe(401)
  let used = (await login()).refreshToken
  let rounds = 0
  for (; rounds < 40; rounds += 1) {
    gateway.clock.advance(20 * minute)
    const next = await refresh({ refreshToken: used ?? '', deviceId: 'd' })
    if (next.status !== 200) break
    used = next.refreshToken
  }
  expect(rounds).toBe(35)
})

test('a used token within a minute: the same new tokens again', async () => {
  const device = await gateway.deviceOf('player01')
  const first = await refresh(device)
  gateway.clock.advance(59_000)
  const again = await refresh(device)
  expect(again.refreshToken).toBe(first.refreshToken)
  expect(again.body.value?.token).toBe(first.body.value?.token)
})

test('a used token a minute later: counts as stolen, and the session ends with both of its tokens', async () => {
  const device = await gateway.deviceOf('player01')
  const first = await refresh(device)
  gateway.clock.advance(minute)
  expect((await refresh(device)).status).toBe(401)
  expect(await alive(first.body.value?.token)).toBe(false)
  expect((await refresh({ ...device, refreshToken: first.refreshToken ?? '' })).status).toBe(401)
})

test('a refresh token at another device: refused, and the session ends at its own device too', async () => {
  const device = await gateway.deviceOf('player01')
  expect((await refresh({ ...device, deviceId: 'another-device' })).status).toBe(401)
  expect(await alive(device.token)).toBe(false)
  expect((await refresh(device)).status).toBe(401)
})

test('a refused refresh clears the cookie', async () => {
  const answer = await refresh({ refreshToken: 'A'.repeat(43), deviceId: 'd' })
  expect(answer.status).toBe(401)
  expect(answer.headers['set-cookie']).toContain('mosaic-refresh=; ')
  expect(answer.headers['set-cookie']).toContain('Max-Age=0')
})

test.each([
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling host', { 'sec-fetch-site': 'same-site' }],
  ['an address typed into the bar', { 'sec-fetch-site': 'none' }],
  ['another origin', { origin: 'https://evil.example' }],
  ['no origin at all', { origin: 'null' }],
])('a call from %s: the cookie is ignored', async (_what, headers) => {
  const device = await gateway.deviceOf('player01')
  expect((await refresh(device, headers)).status).toBe(401)
  expect(
    (await refresh(device, { origin: 'http://localhost', 'sec-fetch-site': 'same-origin', host: 'localhost' })).status,
  ).toBe(200)
})

test('the refresh token of another merchant: refused', async () => {
  const device = await gateway.deviceOf('player01')
  expect((await refresh(device, {}, 'lotus')).status).toBe(401)
})

test('a refresh token is of its own merchant, also where row security hides nothing', async () => {
  const { refreshToken, deviceId } = await gateway.deviceOf('player01')
  const asking = (merchantCode: string) => ({ refreshToken, deviceId, merchantCode })
  expect(await sessionOfRefreshToken(gateway.ctx, refreshToken, 'lotus')).toBeNull()
  expect(await refreshSession(gateway.ctx, asking('lotus'))).toMatchObject({ ok: false, code: 'login.not.session' })
  expect(await sessionOfRefreshToken(gateway.ctx, refreshToken, 'aurora')).not.toBeNull()
  expect(await refreshSession(gateway.ctx, asking('aurora'))).toMatchObject({ ok: true })
})

test('a logout with an expired access token ends the session of the device', async () => {
  const device = await gateway.deviceOf('player01')
  gateway.clock.advance(20 * minute)
  const answer = await gateway.call('logout', { token: device.token, cookie: device.refreshToken })
  expect(answer.body.value).toEqual({ done: true })
  expect(answer.headers['set-cookie']).toContain('Max-Age=0')
  expect((await refresh(device)).status).toBe(401)
})

test('a logout at another merchant with the refresh token of this one: the session stays', async () => {
  const device = await gateway.deviceOf('player01')
  await gateway.call('logout', { merchant: 'lotus', cookie: device.refreshToken })
  expect(await alive(device.token)).toBe(true)
  expect((await refresh(device)).status).toBe(200)
})

test('revokeSessions logs out every device, or all but the calling one', async () => {
  const [first, second, third] = [
    await gateway.deviceOf('vip01'),
    await gateway.deviceOf('vip01'),
    await gateway.deviceOf('vip01'),
  ]
  const { rows } = await gateway.ctx.db.execute<{ id: string; member_id: string }>(
    sql`select s.id, s.member_id from sessions s join members m on m.id = s.member_id where m.account = 'vip01' and m.merchant_code = 'aurora' order by s.created_at`,
  )
  const [keep] = rows
  await revokeSessions(gateway.ctx.db, keep?.member_id ?? '', 'device-removed', gateway.clock.now(), keep?.id)
  const answers = await Promise.all([first, second, third].map(({ token }) => alive(token)))
  expect(answers.filter(Boolean)).toHaveLength(1)
  await revokeSessions(gateway.ctx.db, keep?.member_id ?? '', 'self-excluded', gateway.clock.now())
  expect(await Promise.all([first, second, third].map(({ token }) => alive(token)))).toEqual([false, false, false])
  for (const device of [first, second, third]) expect((await refresh(device)).status).toBe(401)
})
