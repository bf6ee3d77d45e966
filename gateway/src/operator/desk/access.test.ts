import { endpointNames, endpoints } from '@mosaic/contracts'
import {
  type DeskCall,
  deskCalls,
  type DeskCallName,
  mayDo,
  rightHolders,
  type Role,
  roles,
} from '@mosaic/contracts/desk'
import { sql } from 'drizzle-orm'
import { startTestDesk, type TestDesk } from '../../../testing/desk'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'

let gateway: TestGateway
let desk: TestDesk
beforeAll(async () => {
  gateway = await startTestGateway()
  desk = await startTestDesk(gateway)
})
afterAll(async () => {
  await desk.close()
  await gateway.close()
})

const names = Object.keys(deskCalls) as DeskCallName[]
const closed = names.filter((name) => deskCalls[name].access !== 'anyone')
const ofRights = names.flatMap((name) => {
  const { access }: DeskCall = deskCalls[name]
  return access in rightHolders ? [{ name, right: access as keyof typeof rightHolders }] : []
})

describe("without an operator's session", () => {
  test.each(closed)('%s: signed out, refused', async (name) => {
    expect(await desk.call(name)).toMatchObject({ status: 401, code: 'desk.signed.out' })
  })

  test.each(closed)("%s: a player's token is refused as a header and as a cookie", async (name) => {
    const { token, refreshToken } = await gateway.deviceOf('agent01')
    const ways: readonly { cookie?: string; headers?: Record<string, string> }[] = [
      { headers: { authorization: token, merchant: 'aurora' } },
      { cookie: token },
      { cookie: refreshToken },
      { headers: { cookie: `refresh=${refreshToken}` } },
    ]
    for (const way of ways) expect((await desk.call(name, way)).code).toBe('desk.signed.out')
  })

  test('after the password alone only the second factor is allowed', async () => {
    const { cookie } = await desk.call('login', { body: { name: 'admin-1', password: 'a password of the tests' } })
    const open = closed.filter((name) => deskCalls[name].access !== 'password')
    for (const name of open) expect((await desk.call(name, { cookie })).code).toBe('desk.second.factor')
  })
})

test("calls of players refuse an operator's token", async () => {
  const cookie = await desk.operator('admin')
  for (const name of endpointNames()) {
    const { method, path, access }: { method: string; path: string; access: string } = endpoints[name]
    if (access === 'public') continue
    for (const headers of [{ authorization: cookie }, { cookie: `mosaic_ops=${cookie}; refresh=${cookie}` }]) {
      const { statusCode, body } = await gateway.app.inject({
        method: method as 'GET',
        url: path,
        ...(method !== 'GET' && { payload: {} }),
        headers: { merchant: 'aurora', ...headers },
      })
      expect([name, statusCode, body.includes('login.not.session')]).toEqual([name, 401, true])
    }
  }
})

test("calls of the desk do not exist on the players' origin, nor calls of players on the desk", async () => {
  const cookie = await desk.operator('admin')
  for (const name of names) {
    const { method, path } = deskCalls[name]
    const { statusCode } = await gateway.app.inject({
      method,
      url: path,
      ...(method === 'POST' && { payload: {} }),
      headers: { cookie: `mosaic_ops=${cookie}` },
    })
    expect([name, statusCode]).toEqual([name, expect.any(Number)])
    expect([401, 404]).toContain(statusCode)
  }
  expect((await desk.app.inject({ url: '/wps/member/info', headers: { merchant: 'aurora' } })).statusCode).toBe(404)
})

describe('the table of rights', () => {
  const cookies = new Map<Role, string>()
  beforeAll(async () => {
    for (const role of roles) cookies.set(role, await desk.operator(role))
  })

  test.each(roles.flatMap((role) => ofRights.map(({ name, right }) => [role, name, right] as const)))(
    '%s: %s needs the right %s',
    async (role, name, right) => {
      const { code } = await desk.call(name, { cookie: cookies.get(role) })
      expect(code === 'desk.right.missing').toBe(!mayDo(role, right))
    },
  )

  test('a refused call: in the log with who and from where, once an hour however often it is tried', async () => {
    for (let n = 0; n < 5; n += 1) await desk.call('decideWithdrawal', { cookie: cookies.get('support') })
    const { rows } = await gateway.ctx.db.execute(
      sql`select operator, address from operator_log
          where action = 'access.refused' and operator = 'support-1' and subject = ${deskCalls.decideWithdrawal.path}`,
    )
    expect(rows).toEqual([{ operator: 'support-1', address: '198.51.100.4' }])
  })

  test('every right has a role and a call', () => {
    const asked = new Set<string>(ofRights.map(({ right }) => right))
    expect([...asked].sort()).toEqual(Object.keys(rightHolders).sort())
  })
})

test.each([undefined, 'http://localhost:4000', 'http://lotus.localhost:4000', 'null'])(
  'write from origin %s: refused, even with the cookie',
  async (origin) => {
    const cookie = await desk.operator('admin')
    const { statusCode, body } = await desk.app.inject({
      method: 'POST',
      url: deskCalls.logout.path,
      payload: {},
      headers: { cookie: `mosaic_ops=${cookie}`, ...(origin !== undefined && { origin }) },
    })
    expect([statusCode, body.includes('desk.origin.foreign')]).toEqual([403, true])
    expect((await desk.call('queues', { cookie })).code).toBe('OK')
  },
)
