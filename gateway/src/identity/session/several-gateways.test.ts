import { endpoints } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { raceOn } from '../../../testing/race'
import { openRaceDatabase } from '../../../testing/race-database'

/** Two gateways on one PostgreSQL. */
const onBoth = raceOn(async (url) => {
  const databases = [await openRaceDatabase(url), await openRaceDatabase(url)] as const
  const gateways = [
    await startTestGateway({ database: databases[0] }),
    await startTestGateway({ database: databases[1] }),
  ] as const
  return {
    bench: gateways,
    close: async () => {
      for (const gateway of gateways) await gateway.app.close()
      for (const database of databases) await database.close()
    },
  }
})
const together = (title: string, body: (first: TestGateway, second: TestGateway) => Promise<void>) =>
  onBoth(title, (gateways) => body(...gateways))

const login = (gateway: TestGateway, username: string, password: string, ip: string, captcha = {}) =>
  gateway.call('login', { ip, body: { type: 'username', username, password, loginDeviceId: 'd', ...captcha } })

together('a logout at one is known at the other at once', async (first, second) => {
  const token = await first.tokenOf('player01')
  expect((await second.call('memberInfo', { token })).status).toBe(200)
  await first.call('logout', { token })
  expect((await second.call('memberInfo', { token })).status).toBe(401)
})

together('of a hundred guesses at the same moment, spread over both, five are looked at', async (first, second) => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      login(index % 2 === 0 ? first : second, 'vip01', 'wrong-password', '198.51.100.1'),
    ),
  )
  const judged = answers.filter(({ body }) => body.errorCode === 'login.wrong.credentials').length
  expect(judged).toBeGreaterThan(0)
  expect(judged).toBeLessThanOrEqual(5)
})

together('one captcha passes once, one sealed body opens once', async (first, second) => {
  for (const [gateway, ip] of [
    [first, '198.51.100.2'],
    [second, '198.51.100.3'],
  ] as const)
    await login(gateway, 'player01', 'wrong-password', ip)
  const captcha = await first.solveCaptcha()
  const passes = await Promise.all([
    login(first, 'player01', 'Demo#2026', '198.51.100.2', captcha),
    login(second, 'player01', 'Demo#2026', '198.51.100.3', captcha),
  ])
  expect(passes.map(({ body }) => body.errorCode ?? 'ok').sort()).toEqual(['captcha.wrong', 'ok'])

  const { payload, encryption } = await first.seal('login', {
    type: 'username',
    username: 'agent01',
    password: 'Demo#2026',
    loginDeviceId: 'd',
  })
  const opened = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      (index % 2 === 0 ? first : second).app.inject({
        method: 'POST',
        url: endpoints.login.path,
        payload,
        headers: { merchant: 'aurora', encryption },
      }),
    ),
  )
  expect(opened.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
})

together('one name is registered once', async (first, second) => {
  const captchas = await Promise.all(Array.from({ length: 8 }, () => first.solveCaptcha()))
  const answers = await Promise.all(
    captchas.map((captcha, index) =>
      (index % 2 === 0 ? first : second).call('register', {
        body: {
          username: 'racer',
          password: 'Secret#2026',
          confirmPassword: 'Secret#2026',
          type: 0,
          registerMethod: 'H5',
          loginDeviceId: 'd',
          agreement: true,
          ageConfirmed: true,
          ...captcha,
        },
      }),
    ),
  )
  expect(answers.map(({ body }) => body.errorCode ?? 'ok').sort()).toEqual([
    'ok',
    ...Array<string>(7).fill('register.username.exists'),
  ])
})

together('a rate is one rate', async (first, second) => {
  const ask = (gateway: TestGateway) =>
    gateway.call('checkUsername', { query: { username: 'somebody' }, ip: '192.0.2.9' })
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(index % 2 === 0 ? first : second)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
})

together(
  'a changed password, a self-exclusion and a disabled account take effect at the other gateway with its next call',
  async (first, second) => {
    const merchant = 'lotus'
    const ends: Readonly<Record<string, (token: string) => Promise<unknown>>> = {
      player01: (token) =>
        first.call('changePassword', {
          merchant,
          token,
          body: { oldPassword: 'Demo#2026', newPassword: 'Other#2026', confirmNewPassword: 'Other#2026' },
        }),
      vip01: (token) => first.call('exclude', { merchant, token, body: { span: '6m', confirmed: true } }),
      agent01: () =>
        first.ctx.db.execute(
          sql`update members set disabled = true where merchant_code = ${merchant} and account = 'agent01'`,
        ),
    }
    for (const [account, end] of Object.entries(ends)) {
      const token = await first.tokenOf(account, merchant)
      const status = async () => [account, (await second.call('memberInfo', { merchant, token })).status]
      expect(await status()).toEqual([account, 200])
      await end(token)
      expect(await status()).toEqual([account, 401])
    }
  },
)
