import { endpoints } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'

/** While it is full, every job of the pool is refused. */
const mockPool = { full: false, hashed: 0 }
jest.mock('../password/argon2-pool', () => {
  const quick = jest.requireActual<typeof import('../../../testing/worker/quick-argon2')>(
    '../../../testing/worker/quick-argon2',
  )
  const { refuse } = jest.requireActual<typeof import('../../platform/http/result')>('../../platform/http/result')
  return {
    ...quick,
    isArgon2PoolFull: () => mockPool.full,
    argon2Hash: async (...parts: Parameters<typeof quick.argon2Hash>) => {
      if (mockPool.full) return refuse('system.busy')
      mockPool.hashed += 1
      return quick.argon2Hash(...parts)
    },
    argon2Verify: async (...parts: Parameters<typeof quick.argon2Verify>) =>
      mockPool.full ? refuse('system.busy') : quick.argon2Verify(...parts),
  }
})

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

const whileBusy = async <T>(work: () => Promise<T>): Promise<T> => {
  mockPool.full = true
  try {
    return await work()
  } finally {
    mockPool.full = false
  }
}

const place = { countryDialingCode: '55', loginDeviceId: 'device-1' }
const codeFor = async (mobileNum: string) => (await gateway.lastMessage(`+55${mobileNum}`))?.code ?? ''

test('a busy gateway refuses registrations: their code stays usable', async () => {
  const mobileNum = '11970000001'
  await gateway.call('smsRegister', { body: { ...place, mobileNum } })
  const verificationCode = await codeFor(mobileNum)
  const password = { password: 'Secret#2026', confirmPassword: 'Secret#2026' }
  const register = () =>
    gateway.call('registerMobile', {
      body: {
        ...place,
        ...password,
        mobileNum,
        verificationCode,
        type: 0,
        registerMethod: 'H5',
        agreement: true,
        ageConfirmed: true,
      },
    })
  await whileBusy(async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) expect((await register()).body.errorCode).toBe('system.busy')
  })
  expect((await register()).body.value).toMatchObject({ firstTimeLogin: true })
})

test('a busy gateway refuses a new password: the code stays usable', async () => {
  const mobileNum = '11900000100'
  await gateway.call('smsNoLogin', { body: { ...place, mobileNum, purpose: 'reset' } })
  const verificationCode = await codeFor(mobileNum)
  const reset = () =>
    gateway.call('resetByPhone', { body: { ...place, mobileNum, newPassword: 'Other#2026', verificationCode } })
  await whileBusy(async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) expect((await reset()).body.errorCode).toBe('system.busy')
  })
  expect((await reset()).body.value).toMatchObject({ userName: 'player01' })
})

test('a busy gateway refuses a new password: the link by e-mail stays usable', async () => {
  await gateway.call('forgotByEmail', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ username: 'agent01', email: 'agent01@example.com' }).toString(),
  })
  const token = /#([\w-]{43})/.exec((await gateway.lastMessage('agent01@example.com'))?.text ?? '')?.[1]
  const reset = () => gateway.call('resetByEmail', { body: { token, newPassword: 'Other#2026', loginDeviceId: 'd' } })
  expect((await whileBusy(reset)).body.errorCode).toBe('system.busy')
  expect((await reset()).body.value).toMatchObject({ userName: 'agent01' })
  expect((await reset()).body.errorCode).toBe('password.link.invalid')
})

test('a hundred wrong codes at the same moment: no hash is computed, and the right code is refused afterwards', async () => {
  const mobileNum = '11900000101'
  await gateway.call('smsNoLogin', { body: { ...place, mobileNum, purpose: 'reset' } })
  const right = await codeFor(mobileNum)
  const reset = (verificationCode: string, ip: string) =>
    gateway.call('resetByPhone', { ip, body: { ...place, mobileNum, newPassword: 'Other#2026', verificationCode } })
  const before = mockPool.hashed
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, attempt) => reset(right === '000000' ? '111111' : '000000', `192.0.2.${attempt}`)),
  )
  expect(new Set(answers.map(({ body }) => body.errorCode))).toEqual(new Set(['verification.code.error']))
  expect(mockPool.hashed).toBe(before)
  expect((await reset(right, '192.0.2.200')).body.errorCode).toBe('verification.code.error')
})

test('ten calls with the right code at the same moment: one sets the password', async () => {
  gateway.clock.advance(2 * 24 * 60 * 60_000)
  const mobileNum = '11900000101'
  await gateway.call('smsNoLogin', { body: { ...place, mobileNum, purpose: 'reset' } })
  const verificationCode = await codeFor(mobileNum)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      gateway.call('resetByPhone', {
        ip: `192.0.2.${index}`,
        body: { ...place, mobileNum, newPassword: `Other#202${index}`, verificationCode },
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { rows } = await gateway.ctx.db.execute<{ used: number }>(
    sql`select count(*)::int as used from verification_codes where recipient = ${`+55${mobileNum}`} and used_at is not null`,
  )
  expect(rows[0]?.used).toBe(1)
})

test('a login at a busy gateway: refused with its body unopened, and the same body logs in a moment later', async () => {
  const { payload, encryption } = await gateway.seal(
    'login',
    { type: 'username', username: 'vip01', password: 'Demo#2026', loginDeviceId: 'd' },
    'lotus',
  )
  const send = () =>
    gateway.app.inject({
      method: 'POST',
      url: endpoints.login.path,
      payload,
      headers: { merchant: 'lotus', encryption },
    })
  const turnedAway = await whileBusy(send)
  expect([turnedAway.statusCode, turnedAway.json()]).toMatchObject([503, { errorCode: 'system.busy' }])
  expect((await send()).json()).toMatchObject({ success: true, value: { userName: 'vip01' } })
})
