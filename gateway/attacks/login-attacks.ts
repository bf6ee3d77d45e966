import type { Device, TestGateway } from '../testing/gateway'
import type { Trial } from './attack'
import { without, type Attack } from './weaken'

/** How often a password was compared with a hash. */
const mockWork = { tried: 0 }
jest.mock('../src/identity/password/argon2-pool', () => {
  const actual = jest.requireActual<{ argon2Verify: (...parts: unknown[]) => Promise<boolean> }>(
    '../testing/worker/quick-argon2',
  )
  return {
    ...actual,
    argon2Verify: (...parts: unknown[]) => {
      mockWork.tried += 1
      return actual.argon2Verify(...parts)
    },
  }
})

const place = { countryDialingCode: '55', loginDeviceId: 'phone' }
const demoNumber = '11900000100'
const knows = async (gateway: TestGateway, token: string) =>
  (await gateway.call('memberInfo', { token })).status === 200
const refresh = (gateway: TestGateway, device: Device) =>
  gateway.call('refreshSession', { body: { loginDeviceId: device.deviceId }, cookie: device.refreshToken })
const attemptLogin = (gateway: TestGateway, ip: string, password = 'wrong-password', more: object = {}) =>
  gateway.call('login', { ip, body: { type: 'username', username: 'vip01', password, loginDeviceId: 'd', ...more } })

const tokenAfterLogout: Attack = async (gateway) => {
  const { token, refreshToken } = await gateway.deviceOf('player01')
  await gateway.call('logout', { token, cookie: refreshToken })
  return knows(gateway, token)
}

const tokenAfterReset: Attack = async (gateway) => {
  const { token } = await gateway.deviceOf('player01')
  await gateway.call('smsNoLogin', { body: { ...place, mobileNum: demoNumber, purpose: 'reset' } })
  const code = (await gateway.lastMessage(`+55${demoNumber}`))?.code ?? ''
  await gateway.call('resetByPhone', {
    body: { ...place, mobileNum: demoNumber, newPassword: 'Other#2026', verificationCode: code },
  })
  return knows(gateway, token)
}

const stolenRefreshToken: Attack = async (gateway) => {
  const stolen = await gateway.deviceOf('player01')
  const owner = { ...stolen, refreshToken: (await refresh(gateway, stolen)).refreshToken ?? '' }
  gateway.clock.advance(61_000)
  const thief = await refresh(gateway, stolen)
  // The thief gets no token, and the stolen token, once detected, is worthless to the owner too.
  return thief.status === 200 || (await refresh(gateway, owner)).status === 200
}

const parallelAttempts: Attack = async (gateway) => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => attemptLogin(gateway, '198.51.100.1')))
  return answers.filter(({ body }) => body.errorCode === 'login.wrong.credentials').length > 5
}

const attemptsFromOneNetwork: Attack = async (gateway) => {
  const answers = []
  for (let host = 1; host <= 12; host += 1)
    answers.push(await attemptLogin(gateway, `2001:db8:7:7::${host}`, 'wrong-password', await gateway.solveCaptcha()))
  return answers.filter(({ body }) => body.errorCode === 'login.wrong.credentials').length > 5
}

const forwardedAddress: Attack = async (gateway) => {
  const answers = []
  for (let host = 1; host <= 12; host += 1)
    answers.push(
      await gateway.call('login', {
        ip: '198.51.100.77',
        headers: { 'x-forwarded-for': `192.0.2.${host}`, 'x-real-ip': `192.0.2.${host}` },
        body: {
          type: 'username',
          username: 'vip01',
          password: 'wrong-password',
          loginDeviceId: 'd',
          ...(await gateway.solveCaptcha()),
        },
      }),
    )
  return answers.filter(({ body }) => body.errorCode === 'login.wrong.credentials').length > 5
}

const workForUnknownNames: Attack = async (gateway) => {
  // The response time reveals the name where the gateway looks it up without checking a password.
  const workOf = async (username: string, ip: string) => {
    const before = mockWork.tried
    await gateway.call('login', {
      ip,
      body: { type: 'username', username, password: 'wrong-password', loginDeviceId: 'd' },
    })
    return mockWork.tried - before
  }
  return (await workOf('player01', '198.51.100.2')) !== (await workOf('nobody-has-this-name', '198.51.100.3'))
}

const replayedCaptcha: Attack = async (gateway) => {
  const captcha = await gateway.solveCaptcha()
  for (const ip of ['198.51.100.4', '198.51.100.5']) await attemptLogin(gateway, ip)
  const first = await attemptLogin(gateway, '198.51.100.4', 'Demo#2026', captcha)
  await attemptLogin(gateway, '198.51.100.5')
  const second = await attemptLogin(gateway, '198.51.100.5', 'Demo#2026', captcha)
  return first.body.success && second.body.success
}

const messagesToOneNumber =
  (requests: number): Attack =>
  async (gateway) => {
    const ask = (index: number) =>
      gateway.call('smsRegister', {
        ip: `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
        body: { ...place, mobileNum: '11955550000' },
      })
    const answers = await Promise.all(Array.from({ length: requests }, (_, index) => ask(index)))
    return answers.filter(({ status }) => status === 200).length > 1
  }

const messagesToOneBlock: Attack = async (gateway) => {
  let sent = 0
  for (let number = 0; number < 80; number += 1) {
    const answer = await gateway.call('smsRegister', {
      ip: `10.9.${number}.1`,
      body: { ...place, mobileNum: `1197777${String(number).padStart(4, '0')}` },
    })
    if (answer.status === 200) sent += 1
  }
  return sent > 60
}

const messagesFromOneAddress: Attack = async (gateway) => {
  let sent = 0
  for (let area = 11; area < 36; area += 1) {
    const answer = await gateway.call('smsRegister', {
      ip: '198.51.100.8',
      body: { ...place, mobileNum: `${area}955550000`, ...(await gateway.solveCaptcha()) },
    })
    if (answer.status === 200) sent += 1
  }
  return sent > 20
}

const messagesWithoutAPerson: Attack = async (gateway) => {
  let sent = 0
  for (let area = 11; area < 16; area += 1) {
    const answer = await gateway.call('smsRegister', {
      ip: '198.51.100.9',
      body: { ...place, mobileNum: `${area}955550000` },
    })
    if (answer.status === 200) sent += 1
  }
  return sent > 3
}

const sixthTryAtACode: Attack = async (gateway) => {
  await gateway.call('smsNoLogin', { body: { ...place, mobileNum: demoNumber, purpose: 'login' } })
  const code = (await gateway.lastMessage(`+55${demoNumber}`))?.code ?? ''
  const login = (password: string) =>
    gateway.call('login', { body: { type: 'sms', username: demoNumber, password, ...place } })
  for (let wrong = 0; wrong < 5; wrong += 1) await login(code === '000000' ? '111111' : '000000')
  return (await login(code)).status === 200
}

const ruleThatNeverEnds: Attack = async (gateway) => {
  const model = (await gateway.ctx.merchants.byCode('aurora')) as {
    registration?: { fields: Record<string, object> }
  } | null
  const { fields } = model?.registration ?? { fields: {} }
  const registration = {
    ...model?.registration,
    fields: { ...fields, username: { ...fields.username, regExp: '^(a|aa)+$' } },
  }
  return (
    (
      await gateway.app.inject({
        method: 'POST',
        url: '/qa/merchants.json',
        payload: { like: 'aurora', code: 'aurora', registration },
      })
    ).statusCode === 200
  )
}

const noRevocation = without('../src/identity/session/sessions', () => ({
  revokeSession: async () => undefined,
  revokeSessions: async () => undefined,
}))
const noCounting = without('../src/identity/password/login-attempts', () => ({
  consumeAttemptWithoutCaptcha: async () => null,
  consumeAttempt: async () => null,
}))
const noNetworks = without('../src/platform/guard/rate-limit', () => ({ addressKey: (ip: string) => ip }))
const believedCaller = without('../src/platform/guard/trusted-proxies', () => ({
  trustedProxies: ['0.0.0.0/1', '128.0.0.0/1'],
}))
const noRuleCheck = without('../src/platform/merchants/rule-safety', () => ({ unsafeRule: async () => null }))
const noRates = without('../src/platform/guard/rate-limit', () => ({
  withinRate: async () => true,
  overRate: async () => null,
  overPace: async () => null,
}))
const noBurning = without('../src/identity/captcha/captcha', () => ({
  checkCaptcha: async (_ctx: unknown, _merchant: string, _flow: string, answer: string) =>
    answer === '' ? { ok: false, code: 'captcha.required' } : null,
}))
const noDummy = without('../src/identity/password/password', (actual) => ({
  verifyPassword: async (hash: string | null, password: string) =>
    hash === null
      ? false
      : (actual.verifyPassword as (hash: string, password: string) => Promise<boolean>)(hash, password),
}))
const noTries = without('../src/identity/verification/codes', () => ({
  takeCode: async (_db: unknown, _place: unknown, code: string) => code !== '000000' && code !== '111111',
}))

export const loginAttacks: readonly Trial[] = [
  {
    what: 'G1 a token is used after its logout',
    attack: tokenAfterLogout,
    off: 'without revocation',
    weaken: noRevocation,
  },
  {
    what: 'G1 a token is used after the password was set anew',
    attack: tokenAfterReset,
    off: 'without revocation',
    weaken: noRevocation,
  },
  {
    what: 'G2 a stolen refresh token is used after the grace time',
    attack: stolenRefreshToken,
    off: 'without revocation',
    weaken: noRevocation,
  },
  {
    what: 'G3 a hundred passwords are tried at the same moment',
    attack: parallelAttempts,
    off: 'without counters',
    weaken: noCounting,
  },
  {
    what: 'G3 passwords are tried from all over one IPv6 network',
    attack: attemptsFromOneNetwork,
    off: 'with every address counted alone',
    weaken: noNetworks,
  },
  {
    what: 'G3 passwords are tried under addresses forged by the caller',
    attack: forwardedAddress,
    off: 'where every forwarded address is trusted',
    weaken: believedCaller,
  },
  {
    what: 'G4 existing names are recognised by the work they cause',
    attack: workForUnknownNames,
    off: 'without the dummy hash',
    weaken: noDummy,
  },
  {
    what: 'G5 a captcha is answered once and used twice',
    attack: replayedCaptcha,
    off: 'without one-time use',
    weaken: noBurning,
  },
  {
    what: 'G6 a thousand codes are ordered for one number at the same moment',
    attack: messagesToOneNumber(1000),
    off: 'without limits',
    weaken: noRates,
    lighter: messagesToOneNumber(5),
  },
  {
    what: 'G6 numbers of one block are written to one after the other',
    attack: messagesToOneBlock,
    off: 'without limits',
    weaken: noRates,
  },
  {
    what: 'G6 one caller has messages sent all over the country',
    attack: messagesFromOneAddress,
    off: 'without limits',
    weaken: noRates,
  },
  {
    what: 'G6 a machine orders messages that no person asks for',
    attack: messagesWithoutAPerson,
    off: 'without limits',
    weaken: noRates,
  },
  {
    what: 'G16 a rule is saved that some names keep busy for ever',
    attack: ruleThatNeverEnds,
    off: 'without the check of the rule',
    weaken: noRuleCheck,
  },
  {
    what: 'G6 a code is tried a sixth time',
    attack: sixthTryAtACode,
    off: 'without a count of tries',
    weaken: noTries,
  },
]
