import { startTestGateway, type TestGateway } from '../../../testing/gateway'

const minute = 60_000
let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())
afterEach(() => gateway.clock.advance(2 * 24 * 60 * minute))

const [stranger, owner] = ['198.51.100.66', '203.0.113.5']
const ask = (
  mobileNum: string,
  purpose: 'login' | 'register',
  ip: string,
  device = `device-${ip}`,
  more: object = {},
) => {
  const body = { mobileNum, countryDialingCode: '55', loginDeviceId: device, ...more }
  return purpose === 'register'
    ? gateway.call('smsRegister', { ip, body })
    : gateway.call('smsNoLogin', { ip, body: { ...body, purpose } })
}
const retryAfter = ({ body }: Awaited<ReturnType<typeof ask>>) => Number(body.success ? 0 : body.fields?.retryAfter)
const demoNumber = '11900000100'

describe('strangers cannot silence a number', () => {
  test('five login codes requested by a stranger: the number can still be registered', async () => {
    for (let times = 0; times < 5; times += 1) {
      await ask('11955551111', 'login', stranger, 'device-x', await gateway.solveCaptcha())
      gateway.clock.advance(20 * minute)
    }
    expect((await ask('11955551111', 'register', owner)).status).toBe(200)
  })

  test('a caller who requests too often is blocked for a day; the owner of the number waits at most a quarter of an hour', async () => {
    let refused = await ask('11955552222', 'register', stranger)
    for (let times = 0; times < 6; times += 1) {
      gateway.clock.advance(15 * minute)
      refused = await ask('11955552222', 'register', stranger, 'device-x', await gateway.solveCaptcha())
    }
    expect([refused.body.errorCode, retryAfter(refused)]).toEqual(['rate.limited', 24 * 60 * 60 - 5 * 15 * 60])
    for (let network = 0; network < 12; network += 1) {
      await ask('11955552222', 'register', `10.7.${network}.1`)
      gateway.clock.advance(15 * minute)
    }
    expect((await ask('11955552222', 'register', '10.8.0.1')).status).toBe(200)
    const slowed = await ask('11955552222', 'register', owner)
    expect([slowed.body.errorCode, retryAfter(slowed)]).toEqual(['rate.limited', 15 * 60])
    gateway.clock.advance(15 * minute)
    expect((await ask('11955552222', 'register', owner)).status).toBe(200)
  })

  test('an owner who requests during a stranger’s pause gets the code after it', async () => {
    for (let network = 0; network < 6; network += 1) {
      await ask('11955553333', 'register', `10.9.${network}.1`)
      gateway.clock.advance(15 * minute)
    }
    await ask('11955553333', 'register', '10.9.6.1')
    for (let times = 0; times < 8; times += 1) {
      const captcha = times < 3 ? {} : await gateway.solveCaptcha()
      expect((await ask('11955553333', 'register', owner, 'device-owner', captcha)).body.errorCode).toBe('rate.limited')
    }
    gateway.clock.advance(15 * minute)
    const served = await ask('11955553333', 'register', owner, 'device-owner', await gateway.solveCaptcha())
    expect(served.status).toBe(200)
  })

  test('a code requested by a stranger: the owner’s code stays valid', async () => {
    await ask(demoNumber, 'login', owner, 'device-owner')
    const password = (await gateway.lastMessage(`+55${demoNumber}`))?.code
    gateway.clock.advance(minute)
    expect((await ask(demoNumber, 'login', stranger)).status).toBe(200)
    const login = await gateway.call('login', {
      ip: owner,
      body: { type: 'sms', username: demoNumber, password, countryDialingCode: '55', loginDeviceId: 'device-owner' },
    })
    expect(login.body.value?.userName).toBe('player01')
  })

  test('sixty numbers of a block from twenty addresses: the block stays open', async () => {
    for (let index = 0; index < 60; index += 1)
      expect((await ask(`1198888${1000 + index}`, 'register', `10.20.${index % 20}.1`)).status).toBe(200)
    expect((await ask('11988889999', 'register', owner)).status).toBe(200)
  })

  test('a block requested from sixty addresses: a captcha is required, then the code is sent', async () => {
    for (let index = 0; index < 60; index += 1) await ask(`1197777${1000 + index}`, 'register', `10.21.${index}.1`)
    for (const _time of [1, 2])
      expect((await ask('11977779999', 'register', owner)).body.errorCode).toBe('captcha.required')
    const shown = await ask('11977779999', 'register', owner, 'device-owner', await gateway.solveCaptcha())
    expect(shown.status).toBe(200)
  })
})

test('three resets with a wrong address: the owner’s mail is still sent', async () => {
  const forgot = (email: string, ip: string) =>
    gateway.call('forgotByEmail', {
      ip,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ username: 'agent01', email }).toString(),
    })
  for (let times = 0; times < 3; times += 1) await forgot('someone@example.com', stranger)
  await forgot('agent01@example.com', owner)
  expect((await gateway.lastMessage('agent01@example.com'))?.text).toContain('/m/forget#')
})
