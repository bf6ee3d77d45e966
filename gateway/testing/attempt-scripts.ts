import { codeRequests } from './code-requests'
import { startTestGateway, type TestGateway } from './gateway'

const minute = 60_000
const day = 24 * 60 * minute

/** Scripts that ask from one network, and one from fresh networks, so many times each. */
export const attemptScripts = (attempts: number): void => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startTestGateway()
  })
  afterAll(() => gateway.close())
  afterEach(() => gateway.clock.advance(2 * day))
  const { ask, someone, bind } = codeRequests(() => gateway)
  const from = (index: number) => `10.99.7.${1 + (index % 250)}`
  const inTurns = async (attempt: (index: number) => Promise<{ status: number }>) => {
    let passed = 0
    for (let start = 0; start < attempts; start += 25) {
      const turn = Array.from({ length: Math.min(25, attempts - start) }, (_, index) => attempt(start + index))
      passed += (await Promise.all(turn)).filter(({ status }) => status === 200).length
    }
    return passed
  }

  test('SMS: few are sent, and a visitor of the network who solves a captcha gets a code', async () => {
    const script = (index: number) =>
      ask(`119${60_000_000 + index * 10_000}`, 'register', from(index), `script-${index}`)
    const passed = await inTurns(script)
    expect(passed).toBeGreaterThan(0)
    expect(passed).toBeLessThanOrEqual(45)
    const visitor = await ask('11955556666', 'register', from(3), 'device-visitor', await gateway.solveCaptcha())
    expect(visitor.status).toBe(200)
  }, 240_000)

  test('SMS of members who are logged in: few are sent, and another network is not slowed', async () => {
    const tokens = await Promise.all(Array.from({ length: 25 }, someone))
    const number = (index: number) => `${11 + (index % 60)}9${5_000_0000 + index}`
    const script = (index: number) => bind(tokens[index % 25] ?? '', number(index), from(index))
    const passed = await inTurns(script)
    expect(passed).toBeGreaterThan(0)
    expect(passed).toBeLessThanOrEqual(45)
    expect((await bind(await someone(), '11955559999', '203.0.113.5')).status).toBe(200)
  }, 240_000)

  test('SMS of one member from fresh networks: at most five numbers', async () => {
    const token = await someone()
    const fresh = (index: number) => `10.${100 + (index >> 8)}.${index & 255}.1`
    const script = (index: number) => bind(token, `${11 + (index % 60)}9${6_000_0000 + index}`, fresh(index))
    expect(await inTurns(script)).toBeLessThanOrEqual(5)
  }, 240_000)

  test('trial accounts: at most a hundred, and one after a pause', async () => {
    const trial = (index: number) =>
      gateway.call('freePlay', { ip: from(index), body: { module: 'FREEPLAY3', loginDeviceId: `script-${index}` } })
    expect(await inTurns(trial)).toBeLessThanOrEqual(105)
    gateway.clock.advance(5 * minute)
    expect((await trial(7)).status).toBe(200)
  }, 240_000)

  test('registrations: slowed before captcha, names and passwords are judged', async () => {
    const register = (index: number) =>
      gateway.call('register', {
        ip: from(index),
        body: {
          ...{ username: 'script0001', password: 'Secret#2026', confirmPassword: 'Secret#2026' },
          ...{
            email: 'script@example.com',
            agreement: true,
            ageConfirmed: true,
            registerMethod: 'H5',
            birthday: '1990-06-15',
            type: 0,
          },
        },
      })
    let limited = 0
    await inTurns(async (index) => {
      const answer = await register(index)
      if (!answer.body.success && answer.body.errorCode === 'rate.limited') limited += 1
      return answer
    })
    expect(limited).toBeGreaterThanOrEqual(attempts - 205)
  }, 240_000)
}
