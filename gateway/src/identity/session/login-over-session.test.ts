import { startTestGateway, type TestGateway } from '../../testing/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

const knows = async (token: string) => (await gateway.call('memberInfo', { token })).status === 200
const loginBody = { type: 'username', username: 'vip01', password: 'Demo#2026', loginDeviceId: 'd' } as const

describe('a login in a browser where somebody is logged in', () => {
  test.each([
    ['its cookie', ({ refreshToken }: { refreshToken: string }) => ({ cookie: refreshToken })],
    ['its access token', ({ token }: { token: string }) => ({ token })],
  ])('ends the session that %s tells of, and no other', async (_by, brought) => {
    const here = await gateway.deviceOf('player01', 'aurora', 'here')
    const elsewhere = await gateway.deviceOf('player01', 'aurora', 'elsewhere')
    const login = await gateway.call('login', { ...brought(here), body: loginBody })
    expect([await knows(login.body.value?.token ?? ''), await knows(here.token), await knows(elsewhere.token)]).toEqual(
      [true, false, true],
    )
  })

  test('that fails leaves the session as it is', async () => {
    const here = await gateway.deviceOf('player01', 'aurora', 'here')
    await gateway.call('login', { cookie: here.refreshToken, body: { ...loginBody, password: 'wrong-password' } })
    expect(await knows(here.token)).toBe(true)
  })
})
