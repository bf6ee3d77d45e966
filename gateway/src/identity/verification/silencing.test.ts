import { attemptScripts } from '../../../testing/attempt-scripts'
import { codeRequests } from '../../../testing/code-requests'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'

const minute = 60_000
let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())
afterEach(() => gateway.clock.advance(2 * 24 * 60 * minute))

const [stranger, owner] = ['198.51.100.66', '203.0.113.5']
const { ask, someone, bind } = codeRequests(() => gateway)
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

  test('an owner who requests during a stranger’s pause gets the code after it, or at once with a solved captcha', async () => {
    for (let network = 0; network < 6; network += 1) {
      await ask('11955553333', 'register', `10.9.${network}.1`)
      gateway.clock.advance(15 * minute)
    }
    await ask('11955553333', 'register', '10.9.6.1')
    for (let times = 0; times < 3; times += 1)
      expect((await ask('11955553333', 'register', owner, 'device-owner')).body.errorCode).toBe('rate.limited')
    const solved = () => gateway.solveCaptcha()
    expect((await ask('11955553333', 'register', owner, 'device-owner', await solved())).status).toBe(200)
    gateway.clock.advance(15 * minute)
    expect((await ask('11955553333', 'register', owner, 'device-owner', await solved())).status).toBe(200)
  })

  test('the device of the number has a slot of its own, which strangers and their captchas cannot use up', async () => {
    const own = await gateway.call('login', {
      ip: owner,
      body: { type: 'username', username: 'player01', password: 'Demo#2026', loginDeviceId: 'device-of-the-owner' },
    })
    expect(own.status).toBe(200)
    for (let network = 0; network < 12; network += 1) {
      await ask(demoNumber, 'login', `10.11.${network}.1`)
      await ask(demoNumber, 'login', `10.12.${network}.1`, `solver-${network}`, await gateway.solveCaptcha())
      gateway.clock.advance(minute)
    }
    expect((await ask(demoNumber, 'login', owner, 'device-elsewhere')).body.errorCode).toBe('rate.limited')
    expect((await ask(demoNumber, 'login', owner, 'device-of-the-owner')).status).toBe(200)
  })

  test('an active login has a slot that strangers cannot use up', async () => {
    const number = '11955554444'
    for (let network = 0; network < 6; network += 1) {
      await ask(number, 'register', `10.13.${network}.1`)
      gateway.clock.advance(minute)
    }
    const token = await gateway.tokenOf('player01')
    const body = { channel: 'sms', address: number, countryDialingCode: '55' } as const
    expect((await gateway.call('sendContactCode', { token, body })).status).toBe(200)
  })

  test('other members who are logged in have no part in the slot of an active login', async () => {
    const number = '11955557777'
    for (let other = 0; other < 6; other += 1) {
      expect((await bind(await someone(), number, `10.14.${other}.1`)).status).toBe(200)
      gateway.clock.advance(1000)
    }
    const token = await someone()
    expect((await bind(token, number, owner)).status).toBe(200)
    expect((await bind(token, number, owner)).body.errorCode).toBe('rate.limited')
  })

  test('a sixth number, or an eleventh mailbox, of one member on a day: refused; the others go on', async () => {
    const token = await someone()
    const number = (index: number) => `${11 + index}955558888`
    for (let index = 0; index < 5; index += 1)
      expect((await bind(token, number(index), `10.15.${index}.1`)).status).toBe(200)
    for (const _again of [1, 2]) expect((await bind(token, number(5), '10.15.9.1')).body.errorCode).toBe('rate.limited')
    gateway.clock.advance(2 * minute)
    expect((await bind(token, number(0), '10.15.10.1')).status).toBe(200)
    const mailing = await someone()
    const codes: number[] = []
    for (let index = 0; index < 11; index += 1) {
      codes.push((await bind(mailing, `box${index}@example.com`, `10.16.${index}.1`, 'email')).status)
      gateway.clock.advance(minute + 1)
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429])
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

describe('scripts with 250 attempts', () => attemptScripts(250))
