import { sql } from 'drizzle-orm'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterEach(() => gateway.ctx.db.execute(sql`delete from rate_windows`))
afterAll(() => gateway.close())

let made = 0
const accountRequest = (changes: object = {}) => ({
  username: `newone${(made += 1)}`,
  password: 'First#2026',
  confirmPassword: 'First#2026',
  type: 0,
  ageConfirmed: true,
  ...changes,
})
const open = async (body: unknown, account = 'agent01') =>
  gateway.call('openAccount', { token: await gateway.tokenOf(account), body })

test('account opened by an agent: it is directly below the agent, and its owner can log in', async () => {
  const answer = await open(accountRequest({ username: 'ownername', nickname: 'Rosa' }))
  expect(answer.body.value).toMatchObject({ account: 'ownername', type: 0 })
  const token = await gateway.tokenOf('agent01')
  const { value } = (await gateway.call('downlines', { token, query: { search: 'ownername' } })).body
  expect(value?.list).toEqual([expect.objectContaining({ account: 'ownername', level: 1, type: 0 })])
  const login = await gateway.call('login', {
    body: { type: 'username', username: 'ownername', password: 'First#2026', loginDeviceId: 'd' },
  })
  expect(login.body.value).toMatchObject({ userName: 'ownername', type: 0, firstTimeLogin: true })
})

test('an agent gives rates up to their own and not more', async () => {
  const token = await gateway.tokenOf('agent01')
  const settings = async (of: string) => (await gateway.call('globalRebateSettings', { token: of })).body.value?.rebates
  expect(await settings(token)).toContainEqual({ gameType: 'RNG', rate: 100, least: 60 })
  const above = await open(accountRequest({ type: 1, rebates: [{ gameType: 'RNG', rate: 101 }] }))
  expect(above).toMatchObject({ status: 422, body: { errorCode: 'agent.rebate.above.own', fields: { RNG: '100' } } })
  await open(accountRequest({ username: 'ratedagent', type: 1, rebates: [{ gameType: 'RNG', rate: 85 }] }))
  const login = await gateway.call('login', {
    body: { type: 'username', username: 'ratedagent', password: 'First#2026', loginDeviceId: 'd' },
  })
  const own = login.body.value?.token ?? ''
  expect(await settings(own)).toContainEqual({ gameType: 'RNG', rate: 85, least: 60 })
  // Rates left out are those of every player.
  expect(await settings(own)).toContainEqual({ gameType: 'LIVE', rate: 40, least: 40 })
  const refused = await gateway.call('openAccount', {
    token: own,
    body: accountRequest({ rebates: [{ gameType: 'RNG', rate: 86 }] }),
  })
  expect(refused.body).toMatchObject({ fields: { RNG: '85' } })
})

test('an agent opened by an agent builds a team of their own', async () => {
  await open(accountRequest({ username: 'subagent', type: 1 }))
  const login = await gateway.call('login', {
    body: { type: 'username', username: 'subagent', password: 'First#2026', loginDeviceId: 'd' },
  })
  const below = await gateway.call('openAccount', {
    token: login.body.value?.token,
    body: accountRequest({ username: 'subsubone' }),
  })
  expect(below.status).toBe(200)
  const { value } = (
    await gateway.call('downlines', { token: await gateway.tokenOf('agent01'), query: { search: 'subsubone' } })
  ).body
  expect(value?.list[0]).toMatchObject({ account: 'subsubone', level: 2 })
})

test.each([
  ['a name that is taken, whatever its case', { username: 'PLAYER01' }, 'register.username.exists'],
  ['a name against the merchant’s rule', { username: '1x' }, 'register.rule.violated'],
  ['a short password', { password: 'abc', confirmPassword: 'abc' }, 'register.rule.violated'],
  ['no name', { username: '' }, 'register.rule.violated'],
  ['another confirmation', { confirmPassword: 'Other#2026' }, 'password.confirm.mismatch'],
  ['an owner of unknown age', { ageConfirmed: false }, 'register.age.required'],
  ['a top agent', { type: 2 }, 'request_param_err'],
  ['a trial account', { type: 4 }, 'request_param_err'],
])('account with %s: refused, nothing is opened', async (_what, changes, code) => {
  const count = async () =>
    (await gateway.ctx.db.execute<{ n: number }>(sql`select count(*)::int as n from members`)).rows[0]?.n
  const before = await count()
  expect((await open(accountRequest(changes))).body.errorCode).toBe(code)
  expect(await count()).toBe(before)
})

test('body with a balance and another upline: both are ignored', async () => {
  const extra = { balance: '100', parentId: '1234567890' }
  expect((await open(accountRequest({ username: 'plainaccount', ...extra }))).body.success).toBe(true)
  const { rows } = await gateway.ctx.db.execute<{ upline: string }>(
    sql`select p.account as upline from members m join members p on p.id = m.parent_id where m.account = 'plainaccount'`,
  )
  expect(rows).toEqual([{ upline: 'agent01' }])
})

test('a member without the agent role cannot open accounts', async () => {
  expect((await open(accountRequest(), 'player01')).body.errorCode).toBe('login.non.agent')
  expect((await gateway.call('openAccount', { body: accountRequest() })).body.errorCode).toBe('login.not.session')
})

test('two requests with one name at the same moment: one account', async () => {
  const token = await gateway.tokenOf('agent01')
  const answers = await Promise.all(
    [1, 2, 3].map(() => gateway.call('openAccount', { token, body: accountRequest({ username: 'sametime' }) })),
  )
  expect(answers.map(({ body }) => body.errorCode ?? 'ok').sort()).toEqual([
    'ok',
    'register.username.exists',
    'register.username.exists',
  ])
})

test('no account is opened below the deepest level', async () => {
  let token = await gateway.tokenOf('agent01')
  let last = await gateway.call('openAccount', { token, body: accountRequest({ type: 1 }) })
  while (last.body.value) {
    const login = await gateway.call('login', {
      body: { type: 'username', username: last.body.value.account, password: 'First#2026', loginDeviceId: 'd' },
    })
    token = login.body.value?.token ?? ''
    last = await gateway.call('openAccount', { token, body: accountRequest({ type: 1 }) })
  }
  expect(last.body.errorCode).toBe('agent.level.deepest')
})

test('the sixty-first account within an hour is refused', async () => {
  const token = await gateway.tokenOf('agent01')
  for (let opened = 0; opened < 60; opened += 1)
    await gateway.call('openAccount', { token, body: accountRequest({ username: 'sametime' }) })
  expect((await gateway.call('openAccount', { token, body: accountRequest() })).body.errorCode).toBe('rate.limited')
})
