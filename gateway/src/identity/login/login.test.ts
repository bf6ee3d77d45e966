import { startTestGateway, type TestGateway } from '../../../testing/gateway'

/** The hashes that passwords were verified with: their cost is the time of an answer. `held` is awaited before each. */
const mockWork: { readonly hashes: string[]; held: () => Promise<void> | null } = { hashes: [], held: () => null }
jest.mock('../password/argon2-pool', () => {
  const quick = jest.requireActual<{ argon2Verify: (hash: string, password: string) => Promise<boolean> }>(
    '../../../testing/worker/quick-argon2',
  )
  return {
    ...quick,
    argon2Verify: async (hash: string, password: string) => {
      mockWork.hashes.push(hash)
      await mockWork.held()
      return quick.argon2Verify(hash, password)
    },
  }
})

const minute = 60_000
let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

let addresses = 0
const newAddress = () => `198.51.100.${++addresses}`
const attempt = (
  username: string,
  password: string,
  ip: string,
  captcha: { captcha?: string; captchaFlow?: string } = {},
) => gateway.call('login', { ip, body: { type: 'username', username, password, loginDeviceId: 'd', ...captcha } })
const wrongLogin = async (username: string, ip: string) =>
  attempt(username, 'wrong-password', ip, await gateway.solveCaptcha())

test('one wrong password: the answer announces a captcha, and the next login requires one', async () => {
  const ip = newAddress()
  const first = await attempt('player01', 'wrong-password', ip)
  expect(first.status).toBe(401)
  expect(first.body).toMatchObject({ errorCode: 'login.wrong.credentials', fields: { captcha: 'required' } })
  expect((await attempt('player01', 'Demo#2026', ip)).body.errorCode).toBe('login.captcha.required')
  expect(
    (await attempt('player01', 'Demo#2026', ip, { captcha: '0', captchaFlow: 'no-such-flow' })).body.errorCode,
  ).toBe('captcha.wrong')
  expect((await attempt('player01', 'Demo#2026', ip, await gateway.solveCaptcha())).body.success).toBe(true)
  expect((await attempt('player01', 'Demo#2026', ip)).body.success).toBe(true)
})

test('five wrong passwords: this account is locked for this address only, for fifteen minutes', async () => {
  const ip = newAddress()
  for (let failure = 0; failure < 5; failure += 1)
    expect((await wrongLogin('agent01', ip)).body.errorCode).toBe('login.wrong.credentials')
  const locked = await attempt('agent01', 'Demo#2026', ip, await gateway.solveCaptcha())
  expect(locked).toMatchObject({ status: 429, body: { errorCode: 'login.locked' } })
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800)
  expect((await attempt('agent01', 'Demo#2026', newAddress(), await gateway.solveCaptcha())).body.success).toBe(true)
  gateway.clock.advance(15 * minute + 1)
  expect((await attempt('agent01', 'Demo#2026', ip)).body.success).toBe(true)
})

test.each([
  ['one account, from other addresses', 5],
  ['one address, for other accounts', 30],
] as const)('wrong passwords of %s: after %i a captcha comes first', async (of, failures) => {
  const ip = newAddress()
  const own = `nobody${addresses}`
  const again = (turn: number) =>
    of === 'one account, from other addresses'
      ? attempt(own, 'wrong-password', newAddress())
      : attempt(`${own}x${turn}`, 'wrong-password', ip)
  const codes: unknown[] = []
  for (let turn = 0; turn <= failures; turn += 1) codes.push((await again(turn)).body.errorCode)
  expect(new Set(codes.slice(0, -1))).toEqual(new Set(['login.wrong.credentials']))
  expect(codes.at(-1)).toBe('login.captcha.required')
})

test('a hundred attempts at the same moment: five passwords are verified', async () => {
  const ip = newAddress()
  const answers = await Promise.all(Array.from({ length: 100 }, () => attempt('vip01', 'wrong-password', ip)))
  const judged = answers.filter(({ body }) => body.errorCode === 'login.wrong.credentials').length
  expect(judged).toBeGreaterThan(0)
  expect(judged).toBeLessThanOrEqual(5)
  expect(answers.every(({ body }) => !body.success)).toBe(true)
})

test('IPv6 callers are counted by their /64', async () => {
  expect((await attempt('player01', 'wrong-password', '2001:db8:1:2::1')).status).toBe(401)
  expect((await attempt('player01', 'Demo#2026', '2001:db8:1:2:ffff::9')).body.errorCode).toBe('login.captcha.required')
})

test('a forwarded address counts only from the edge of this machine', async () => {
  const spoof = (ip: string, forwarded: string) =>
    gateway.call('login', {
      ip,
      headers: { 'x-forwarded-for': forwarded },
      body: { type: 'username', username: 'player01', password: 'wrong-password', loginDeviceId: 'd' },
    })
  const attacker = newAddress()
  expect((await spoof(attacker, '10.1.1.1')).body.errorCode).toBe('login.wrong.credentials')
  expect((await spoof(attacker, '10.2.2.2')).body.errorCode).toBe('login.captcha.required')
  expect((await spoof('127.0.0.1', newAddress())).body.errorCode).toBe('login.wrong.credentials')
  expect((await spoof('127.0.0.1', newAddress())).body.errorCode).toBe('login.wrong.credentials')
})

test('known and unknown names: the same answers up to the lock', async () => {
  const way = async (username: string) => {
    const ip = newAddress()
    const answers = [await attempt(username, 'wrong-password', ip), await attempt(username, 'wrong-password', ip)]
    for (let failure = 0; failure < 5; failure += 1) answers.push(await wrongLogin(username, ip))
    return answers.map(({ status, body }) => ({ status, ...body, traceId: '' }))
  }
  expect(await way('nobody-has-this-name')).toEqual(await way('player01'))
})

test('an unknown name: the same work as a wrong password', async () => {
  const workFor = async (username: string) => {
    mockWork.hashes.length = 0
    await attempt(username, 'wrong-password', newAddress())
    return mockWork.hashes.map((hash) => hash.slice(0, hash.indexOf('p=')))
  }
  const known = await workFor('agent01')
  expect(known).toEqual([expect.stringContaining('$argon2id$')])
  expect(await workFor('nobody-by-this-name')).toEqual(known)
})

describe('captcha', () => {
  test('the picture is a PNG and the answer stays on the server', async () => {
    const { body } = await gateway.call('captcha', { query: { flow: 'flow-of-this-test' } })
    expect(body.value).toMatch(/^iVBOR/)
  })

  const needsCaptcha = async () => {
    const ip = newAddress()
    await attempt('player01', 'wrong-password', ip)
    return ip
  }
  const tryAnswer = async (captcha: { captcha: string; captchaFlow: string }, ip: string) =>
    (await attempt('player01', 'Demo#2026', ip, captcha)).body

  test('an answer is checked once, right or wrong', async () => {
    const captcha = await gateway.solveCaptcha()
    const wrong = captcha.captcha === '0000' ? '1111' : '0000'
    const ip = await needsCaptcha()
    expect((await tryAnswer({ ...captcha, captcha: wrong }, ip)).errorCode).toBe('captcha.wrong')
    expect((await tryAnswer(captcha, ip)).errorCode).toBe('captcha.wrong')
  })

  test('two logins at the same moment on one captcha: one passes', async () => {
    const captcha = await gateway.solveCaptcha()
    const addresses = [await needsCaptcha(), await needsCaptcha()]
    // Neither password is verified before the other login is answered or waits too.
    let release = (): void => undefined
    const both = new Promise<void>((resolve) => (release = resolve))
    let waiting = 0
    mockWork.held = () => {
      waiting += 1
      if (waiting === 2) release()
      return both
    }
    const answers = addresses.map((ip) => tryAnswer(captcha, ip))
    void Promise.race(answers).then(release)
    const codes = (await Promise.all(answers)).map((each) => each.errorCode ?? 'ok')
    mockWork.held = () => null
    expect(codes.sort()).toEqual(['captcha.wrong', 'ok'])
  })

  test('an answer is bound to flow and merchant, and lives three minutes', async () => {
    const [mine, other] = [await gateway.solveCaptcha(), await gateway.solveCaptcha()]
    expect(
      (
        await tryAnswer(
          { captcha: mine.captcha === other.captcha ? 'x' : other.captcha, captchaFlow: mine.captchaFlow },
          await needsCaptcha(),
        )
      ).errorCode,
    ).toBe('captcha.wrong')
    expect((await tryAnswer(await gateway.solveCaptcha('lotus'), await needsCaptcha())).errorCode).toBe('captcha.wrong')
    const ip = await needsCaptcha()
    const late = await gateway.solveCaptcha()
    gateway.clock.advance(3 * minute)
    expect((await tryAnswer(late, ip)).errorCode).toBe('captcha.wrong')
  })

  test('a flow gets twenty pictures a minute', async () => {
    const draw = () => gateway.call('captcha', { query: { flow: 'greedy-flow' }, ip: newAddress() })
    for (let picture = 0; picture < 20; picture += 1) expect((await draw()).status).toBe(200)
    expect(await draw()).toMatchObject({ status: 429, body: { errorCode: 'rate.limited' } })
    gateway.clock.advance(minute)
    expect((await draw()).status).toBe(200)
  })

  test('an address has thirty wrong answers an hour, pictures and challenges together; right ones do not count', async () => {
    const ip = await needsCaptcha()
    const wrong = { captcha: '0', captchaFlow: 'no-such-flow' }
    for (let tries = 0; tries < 15; tries += 1) {
      expect((await tryAnswer(wrong, ip)).errorCode).toBe('captcha.wrong')
      const captchaFlow = `challenge-${tries}`
      await gateway.call('captchaChallenge', { query: { flow: captchaFlow }, ip: newAddress() })
      expect((await tryAnswer({ captcha: 'unsolved', captchaFlow }, ip)).errorCode).toBe('captcha.wrong')
      if (tries < 2) expect((await tryAnswer(await gateway.solveCaptcha(), ip)).success).toBe(true)
      await attempt('player01', 'wrong-password', ip)
    }
    expect((await tryAnswer(await gateway.solveCaptcha(), ip)).errorCode).toBe('rate.limited')
    gateway.clock.advance(60 * minute)
    await attempt('player01', 'wrong-password', ip)
    expect((await tryAnswer(await gateway.solveCaptcha(), ip)).success).toBe(true)
  })
})
