import { startTestGateway, type TestGateway } from '../../../testing/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

const knows = async (token: string) => (await gateway.call('memberInfo', { token })).status === 200
const loginBody = { type: 'username', username: 'vip01', password: 'Demo#2026', loginDeviceId: 'd' } as const

describe('a login in a browser with a session', () => {
  test.each([
    ['its cookie', ({ refreshToken }: { refreshToken: string }) => ({ cookie: refreshToken })],
    ['its access token', ({ token }: { token: string }) => ({ token })],
  ])('ends the session of %s and no other', async (_by, brought) => {
    const here = await gateway.deviceOf('player01', 'aurora', 'here')
    const elsewhere = await gateway.deviceOf('player01', 'aurora', 'elsewhere')
    const login = await gateway.call('login', { ...brought(here), body: loginBody })
    expect([await knows(login.body.value?.token ?? ''), await knows(here.token), await knows(elsewhere.token)]).toEqual(
      [true, false, true],
    )
  })

  test('a login by a password link ends it too', async () => {
    const here = await gateway.deviceOf('player01', 'aurora', 'here')
    const email = new URLSearchParams({ username: 'agent01', email: 'agent01@example.com' }).toString()
    const headers = { merchant: 'aurora', 'content-type': 'application/x-www-form-urlencoded' }
    await gateway.app.inject({ method: 'POST', url: '/wps/member/password/email', headers, payload: email })
    const [, token = ''] = /#([\w-]{43})/.exec((await gateway.lastMessage('agent01@example.com'))?.text ?? '') ?? []
    const body = { token, newPassword: 'Another#2026', loginDeviceId: 'here' }
    const reset = await gateway.call('resetByEmail', { token: here.token, cookie: here.refreshToken, body })
    expect(reset.body.value).toMatchObject({ userName: 'agent01' })
    expect([await knows(reset.body.value?.token ?? ''), await knows(here.token)]).toEqual([true, false])
  })

  test('a failed login leaves the session as it is', async () => {
    const here = await gateway.deviceOf('player01', 'aurora', 'here')
    await gateway.call('login', { cookie: here.refreshToken, body: { ...loginBody, password: 'wrong-password' } })
    expect(await knows(here.token)).toBe(true)
  })
})
