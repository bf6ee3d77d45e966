import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'

const minute = 60_000
let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

const info = (token: string, merchant = 'aurora') => gateway.call('memberInfo', { token, merchant })
const loginBody = (username: string, password: string) => ({ type: 'username', username, password, loginDeviceId: 'd' })

test('a login returns a token of 256 bits, and the database contains only its hash', async () => {
  const token = await gateway.tokenOf('player01')
  expect(token).toMatch(/^[\w-]{43}$/)
  const { rows } = await gateway.ctx.db.execute<{ n: number }>(
    sql`select count(*)::int as n from access_tokens where token_hash = ${createHash('sha256').update(token).digest('hex')}`,
  )
  expect(rows[0]?.n).toBe(1)
  const { refreshToken } = await gateway.deviceOf('player01')
  const { rows: plain } = await gateway.ctx.db.execute<{ all: string }>(
    sql`select string_agg(row::text, ' ') as all from (select s::text as row from sessions s union all select a::text from access_tokens a union all select r::text from refresh_tokens r) everything`,
  )
  expect(plain[0]?.all).not.toContain(token)
  expect(plain[0]?.all).not.toContain(refreshToken)
})

test('the first login is marked as such, the second contains the time of the last', async () => {
  const first = await gateway.call('login', { merchant: 'lotus', body: loginBody('vip01', 'Demo#2026') })
  const at = gateway.clock.now()
  gateway.clock.advance(minute)
  const second = await gateway.call('login', { merchant: 'lotus', body: loginBody('VIP01', 'Demo#2026') })
  expect(first.body.value).toMatchObject({ userName: 'vip01', type: 0, firstTimeLogin: true, lastLoginAt: null })
  expect(second.body.value).toMatchObject({ userName: 'vip01', firstTimeLogin: false, lastLoginAt: at })
})

test('an access token expires after fifteen minutes, whatever its use', async () => {
  const token = await gateway.tokenOf('player01')
  gateway.clock.advance(14 * minute)
  expect((await info(token)).status).toBe(200)
  gateway.clock.advance(minute)
  expect((await info(token)).body.errorCode).toBe('login.not.session')
})

test('an expired token is refused also by calls that are open to guests', async () => {
  const token = await gateway.tokenOf('player01')
  expect((await gateway.call('hotGames', { token })).status).toBe(200)
  gateway.clock.advance(16 * minute)
  expect((await gateway.call('hotGames', { token })).body.errorCode).toBe('login.not.session')
  expect((await gateway.call('hotGames')).status).toBe(200)
})

test('a logout ends this session immediately and no other', async () => {
  const [one, two] = [await gateway.tokenOf('player01'), await gateway.tokenOf('player01')]
  expect((await gateway.call('logout', { token: one })).body).toMatchObject({ success: true, value: { done: true } })
  expect((await info(one)).status).toBe(401)
  expect((await info(two)).status).toBe(200)
})

test('the token of another merchant: refused', async () => {
  const token = await gateway.tokenOf('player01')
  expect((await info(token, 'lotus')).body).toMatchObject({ success: false, errorCode: 'login.not.session' })
})

test('a read joined with its session follows the same rules: several at the same moment, another merchant, a logout', async () => {
  const [one, two] = [await gateway.tokenOf('player01'), await gateway.tokenOf('vip01')]
  const balance = async (token: string, merchant = 'aurora') => {
    const { body } = await gateway.call('funds', { token, merchant })
    return body.success ? body.value.currency : body.errorCode
  }
  expect(await Promise.all([balance(one), balance(two), balance(one, 'lotus'), balance('x'.repeat(43))])).toEqual([
    'BRL',
    'BRL',
    'login.not.session',
    'login.not.session',
  ])
  await gateway.call('logout', { token: one })
  expect([await balance(one), await balance(two)]).toEqual(['login.not.session', 'BRL'])
})

test('a disabled member is logged out immediately and gets the reason only with the right password', async () => {
  const token = await gateway.tokenOf('vip01')
  await gateway.ctx.db.execute(
    sql`update members set disabled = true where account = 'vip01' and merchant_code = 'aurora'`,
  )
  expect((await info(token)).status).toBe(401)
  expect((await gateway.call('login', { body: loginBody('vip01', 'Demo#2026') })).body.errorCode).toBe(
    'login.user.disabled',
  )
  expect(
    (await gateway.call('login', { ip: '198.51.100.9', body: loginBody('vip01', 'wrong-one') })).body.errorCode,
  ).toBe('login.wrong.credentials')
  await gateway.ctx.db.execute(sql`update members set disabled = false where account = 'vip01'`)
})

test('an account that is no member: refused, with the reason only for the right password', async () => {
  const become = (type: number) =>
    gateway.ctx.db.execute(sql`update members set type = ${type} where account = 'vip01' and merchant_code = 'aurora'`)
  await become(4)
  const login = (password: string) => gateway.call('login', { body: loginBody('vip01', password) })
  expect(await login('Demo#2026')).toMatchObject({ status: 403, body: { errorCode: 'login.non.member' } })
  expect((await login('wrong-one')).body.errorCode).toBe('login.wrong.credentials')
  await become(0)
})

test('a token sent with the login is never adopted (fixation)', async () => {
  const brought = 'A'.repeat(43)
  const answer = await gateway.call('login', { token: brought, body: loginBody('player01', 'Demo#2026') })
  expect(answer.body.value?.token).not.toBe(brought)
  expect((await info(brought)).status).toBe(401)
})

describe('changing the password', () => {
  const change = (
    token: string | undefined,
    oldPassword: string,
    newPassword: string,
    confirmNewPassword = newPassword,
  ) =>
    gateway.call('changePassword', { token, merchant: 'lotus', body: { oldPassword, newPassword, confirmNewPassword } })

  test('requires the old password, a different new one, its repetition and the merchant’s rule', async () => {
    const token = await gateway.tokenOf('player01', 'lotus')
    expect((await change(token, 'Demo#2026', 'Other#2026', 'Other#2027')).body.errorCode).toBe(
      'password.confirm.mismatch',
    )
    expect((await change(token, 'Demo#2026', 'short')).body).toMatchObject({
      errorCode: 'register.rule.violated',
      fields: { newPassword: 'format' },
    })
    expect((await change(token, 'not-the-old-one', 'Other#2026')).body.errorCode).toBe('password.wrong.old')
    expect((await change(token, 'Demo#2026', 'Demo#2026')).body.errorCode).toBe('modify.new.old.same')
    expect((await change(undefined, 'Demo#2026', 'Other#2026')).status).toBe(401)
  })

  test('ends every session, returns a new one for this device, and only the new password logs in', async () => {
    const [here, elsewhere] = [await gateway.tokenOf('player01', 'lotus'), await gateway.tokenOf('player01', 'lotus')]
    const changed = await change(here, 'Demo#2026', 'Other#2026')
    expect(changed.body.value?.token).not.toBe(here)
    expect((await info(changed.body.value?.token ?? '', 'lotus')).status).toBe(200)
    expect((await info(here, 'lotus')).status).toBe(401)
    expect((await info(elsewhere, 'lotus')).status).toBe(401)
    expect(
      (
        await gateway.call('login', {
          merchant: 'lotus',
          ip: '198.51.100.20',
          body: loginBody('player01', 'Demo#2026'),
        })
      ).status,
    ).toBe(401)
    expect((await gateway.call('login', { merchant: 'lotus', body: loginBody('player01', 'Other#2026') })).status).toBe(
      200,
    )
  })

  test('ten wrong old passwords: the next attempt has to wait', async () => {
    const token = await gateway.tokenOf('agent01', 'lotus')
    const answers = []
    for (let attempt = 0; attempt < 11; attempt += 1)
      answers.push((await change(token, `guess-${attempt}`, 'Other#2026')).body.errorCode)
    expect(answers.slice(0, 10)).toEqual(Array(10).fill('password.wrong.old'))
    expect(answers[10]).toBe('rate.limited')
  })
})
