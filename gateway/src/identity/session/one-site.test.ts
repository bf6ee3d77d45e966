import { createMember, hashPassword } from '..'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { inTransaction } from '../../platform/db/transaction'

const password = 'Demo#2026'
let gateway: TestGateway
let passwordHash: string
beforeAll(async () => {
  gateway = await startTestGateway()
  passwordHash = await hashPassword(password)
})
afterAll(() => gateway.close())

let serial = 0
/** The codes of a login by an account of this type, then of a call of the member's side and of one of the agent's side. */
const visitAs = async (type: number): Promise<readonly (string | null)[]> => {
  const { ctx, clock } = gateway
  const merchant = await ctx.merchants.byCode('aurora')
  if (!merchant) throw new Error('no merchant')
  const username = `sides${(serial += 1)}x`
  await inTransaction(ctx.db, (tx) =>
    createMember(tx, ctx, { merchant, account: username, type, passwordHash, parentId: null, at: clock.now() }),
  )
  const login = await gateway.call('login', {
    ip: `203.0.113.${serial}`,
    body: { type: 'username', username, password, loginDeviceId: 'd' },
  })
  if (!login.body.success) return [login.body.errorCode]
  const { token, type: given } = login.body.value
  expect(given).toBe(type)
  const codes: (string | null)[] = [null]
  for (const name of ['memberInfo', 'teamKpi'] as const) {
    const { body } = await gateway.call(name, { token })
    codes.push(body.success ? null : body.errorCode)
  }
  return codes
}

// One site and one login for everybody (domain §8.9, §8.10; spec §6): agents are members with an area of their own, so neither is sent
// away at the login. Who is no member is told so there; a member is told at the door of the agent's area that it is for agents.
test.each([
  ['member', 0, [null, null, 'login.non.agent']],
  ['agent', 1, [null, null, null]],
  ['top agent', 2, [null, null, null]],
  ['trial', 4, ['login.non.member']],
  ['house member', 40, [null, null, 'login.non.agent']],
  ['house agent', 41, [null, null, null]],
  ['test agent', 42, [null, null, null]],
])('%s (type %i): login, member’s side and agent’s side answer %j', async (_who, type, codes) => {
  expect(await visitAs(type)).toEqual(codes)
})
