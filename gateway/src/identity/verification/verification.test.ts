import { sql } from 'drizzle-orm'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { internationalNumber } from './mobile-number'

const minute = 60_000
let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

let addresses = 0
const newAddress = () => `198.51.100.${++addresses}`
let numbers = 0
const newNumber = () => `119700${String(++numbers).padStart(5, '0')}`

const place = { countryDialingCode: '55', loginDeviceId: 'device-1' }
const ask = (mobileNum: string, purpose: 'login' | 'reset', merchant = 'aurora') =>
  gateway.call('smsNoLogin', { merchant, ip: newAddress(), body: { ...place, mobileNum, purpose } })
const askRegister = (mobileNum: string, ip = newAddress()) =>
  gateway.call('smsRegister', { ip, body: { ...place, mobileNum } })
const codeFor = async (mobileNum: string) =>
  (await gateway.lastMessage(`+55${mobileNum.replace(/^0/, '')}`))?.code ?? ''
const other = (code: string) => (code === '000000' ? '111111' : '000000')
const smsLogin = (mobileNum: string, password: string, more: object = {}) =>
  gateway.call('login', { ip: newAddress(), body: { type: 'sms', username: mobileNum, password, ...place, ...more } })
const register = (mobileNum: string, verificationCode: string, more: object = {}) =>
  gateway.call('registerMobile', {
    ip: newAddress(),
    body: {
      mobileNum,
      verificationCode,
      password: 'Secret#2026',
      confirmPassword: 'Secret#2026',
      type: 0,
      registerMethod: 'H5',
      agreement: true,
      ageConfirmed: true,
      ...place,
      ...more,
    },
  })
const demoNumber = '11900000100'
const pause = () => gateway.clock.advance(2 * 24 * 60 * minute)

describe('numbers', () => {
  test.each([
    ['55', '11987654321', '+5511987654321'],
    ['55', '011987654321', '+5511987654321'],
    ['+66', '0812345678', '+66812345678'],
    ['55', '0011987654321', null],
    ['55', '00119', null],
    ['55', '11 98765', null],
    ['55', '5511987650001', null],
    ['66', '66812345678', null],
    ['1', '14155550100', null],
    ['1', '4155550100', '+14155550100'],
    ['55', '551187650001', null],
    ['55', '1187650001', '+5511987650001'],
    ['55', '01511987650001', '+5511987650001'],
    ['55', '', null],
    ['0', '11987654321', null],
    ['55', '123', null],
    ['1684', '12345678901', '+168412345678901'],
    ['1684', '123456789012', null],
  ])('dialing code %s and number %s: %s', (dialing, national, number) => {
    expect(internationalNumber(dialing, national)).toBe(number)
  })
})

test('the countries list the merchant’s own first, in the language of the visitor', async () => {
  const { list } = (await gateway.call('countries', { language: 'JA' })).body.value ?? { list: [] }
  expect(list[0]).toEqual({ code: 'BR', dialingCode: '55', name: 'ブラジル' })
  expect((await gateway.call('countries', { merchant: 'lotus', language: 'EN' })).body.value?.list[0]).toEqual({
    code: 'TH',
    dialingCode: '66',
    name: 'Thailand',
  })
})

describe('login by SMS', () => {
  test('the sent code logs in once', async () => {
    const sent = await ask(demoNumber, 'login')
    expect(sent.body.value).toEqual({
      expiredMinutes: 3,
      expirationTime: gateway.clock.now() + 3 * minute,
      now: gateway.clock.now(),
    })
    const code = await codeFor(demoNumber)
    expect(code).toMatch(/^\d{6}$/)
    expect((await smsLogin(`0${demoNumber}`, code)).body.value).toMatchObject({ userName: 'player01', type: 0 })
    expect((await smsLogin(demoNumber, code)).body.errorCode).toBe('verification.code.error')
    pause()
  })

  test('a number without an account: the same answers and no message', async () => {
    const unknown = newNumber()
    const [known, stranger] = [await ask(demoNumber, 'login'), await ask(unknown, 'login')]
    expect({ ...stranger.body, traceId: '' }).toEqual({ ...known.body, traceId: '' })
    expect(await gateway.lastMessage(`+55${unknown}`)).toBeNull()
    expect((await smsLogin(unknown, '123456')).body.errorCode).toBe(
      (await smsLogin(demoNumber, other(await codeFor(demoNumber)))).body.errorCode,
    )
    pause()
  })

  test('an account that is no member: refused', async () => {
    const become = (type: number) =>
      gateway.ctx.db.execute(sql`update members set type = ${type} where account = 'player01'`)
    await ask(demoNumber, 'login')
    await become(4)
    expect((await smsLogin(demoNumber, await codeFor(demoNumber))).body.errorCode).toBe('login.non.member')
    await become(0)
    pause()
  })

  test('a code is bound to purpose and device', async () => {
    await ask(demoNumber, 'login')
    const code = await codeFor(demoNumber)
    expect((await smsLogin(demoNumber, code, { loginDeviceId: 'another-device' })).body.errorCode).toBe(
      'verification.code.error',
    )
    expect(
      (
        await gateway.call('resetByPhone', {
          body: { ...place, mobileNum: demoNumber, newPassword: 'Other#2026', verificationCode: code },
        })
      ).body.errorCode,
    ).toBe('verification.code.error')
    expect((await smsLogin(demoNumber, code)).status).toBe(200)
    pause()
  })

  test('a code expires with the countdown', async () => {
    await ask(demoNumber, 'login')
    const code = await codeFor(demoNumber)
    gateway.clock.advance(3 * minute)
    expect((await smsLogin(demoNumber, code)).body.errorCode).toBe('verification.code.error')
    pause()
  })

  test('a login by SMS lifts the lock of wrong passwords', async () => {
    const ip = newAddress()
    const attempt = async () =>
      gateway.call('login', {
        ip,
        body: {
          type: 'username',
          username: 'player01',
          password: 'wrong-one',
          loginDeviceId: 'device-1',
          ...(await gateway.solveCaptcha()),
        },
      })
    for (let failure = 0; failure < 5; failure += 1) await attempt()
    expect((await attempt()).body.errorCode).toBe('login.locked')
    await ask(demoNumber, 'login')
    await gateway.call('login', {
      ip,
      body: { type: 'sms', username: demoNumber, password: await codeFor(demoNumber), ...place },
    })
    expect(
      (
        await gateway.call('login', {
          ip,
          body: { type: 'username', username: 'player01', password: 'Demo#2026', loginDeviceId: 'device-1' },
        })
      ).status,
    ).toBe(200)
    pause()
  })
})

test('a merchant without login and recovery by phone: both calls are refused', async () => {
  const merchant = await gateway.saveMerchant('without-codes', { flags: ['USERNAMEREG3'] })
  const number = newNumber()
  const answers = [
    await ask(number, 'login', merchant),
    await ask(number, 'reset', merchant),
    await gateway.call('login', { merchant, body: { type: 'sms', username: number, password: '123456', ...place } }),
    await gateway.call('resetByPhone', {
      merchant,
      body: { ...place, mobileNum: number, newPassword: 'Other#2026', verificationCode: '123456' },
    }),
  ]
  expect(answers.map(({ body }) => body.errorCode)).toEqual(Array(4).fill('function.not.available'))
})

describe('registration by mobile number', () => {
  test('creates an account for the verified number, which then logs in', async () => {
    const number = newNumber()
    await askRegister(number)
    const done = await register(number, await codeFor(number))
    expect(done.body.value).toMatchObject({
      userName: expect.stringMatching(/^m[a-z0-9]{10}$/),
      type: 0,
      firstTimeLogin: true,
    })
    gateway.clock.advance(minute)
    await ask(number, 'login')
    expect((await smsLogin(number, await codeFor(number))).body.value?.userName).toBe(done.body.value?.userName)
    pause()
  })

  test('without a code, with another number’s code or for a known number: refused', async () => {
    const [mine, theirs] = [newNumber(), newNumber()]
    await askRegister(mine)
    await askRegister(theirs)
    expect((await register(mine, '')).body).toMatchObject({
      errorCode: 'register.rule.violated',
      fields: { verificationCode: 'required' },
    })
    const foreign = await codeFor(theirs)
    if (foreign !== (await codeFor(mine)))
      expect((await register(mine, foreign)).body.errorCode).toBe('verification.code.error')
    await askRegister(demoNumber)
    expect((await register(demoNumber, await codeFor(demoNumber))).body.errorCode).toBe('register.mobile.exists')
    pause()
  })

  test('a number of a country that the merchant does not accept: no code', async () => {
    expect(
      (await gateway.call('smsRegister', { body: { ...place, countryDialingCode: '81', mobileNum: '9012345678' } }))
        .body.errorCode,
    ).toBe('phone.number.invalid')
  })
})

describe('a forgotten password', () => {
  test('by phone: the code sets a new password, logs out every device and logs in this one', async () => {
    const device = await gateway.deviceOf('vip01')
    const number = '11900000101'
    await ask(number, 'reset')
    const code = await codeFor(number)
    const reset = await gateway.call('resetByPhone', {
      body: { ...place, mobileNum: number, newPassword: 'Other#2026', verificationCode: code },
    })
    expect(reset.body.value).toMatchObject({ userName: 'vip01' })
    expect((await gateway.call('memberInfo', { token: device.token })).status).toBe(401)
    expect(
      (
        await gateway.call('login', {
          ip: newAddress(),
          body: { type: 'username', username: 'vip01', password: 'Other#2026', loginDeviceId: 'd' },
        })
      ).status,
    ).toBe(200)
    pause()
  })

  test('by phone: the old password is refused, and the code sets another one once', async () => {
    await ask(demoNumber, 'reset')
    const verificationCode = await codeFor(demoNumber)
    const reset = async (newPassword: string) =>
      (await gateway.call('resetByPhone', { body: { ...place, mobileNum: demoNumber, newPassword, verificationCode } }))
        .body
    expect((await reset('Demo#2026')).errorCode).toBe('modify.new.old.same')
    expect((await reset('Other#2026')).value).toMatchObject({ userName: 'player01' })
    expect((await reset('Third#2026')).errorCode).toBe('verification.code.error')
    pause()
  })

  test('by phone: attempts with the old password count like wrong codes', async () => {
    const number = '11900000101'
    await ask(number, 'reset')
    const verificationCode = await codeFor(number)
    const reset = async (newPassword: string) =>
      (await gateway.call('resetByPhone', { body: { ...place, mobileNum: number, newPassword, verificationCode } }))
        .body.errorCode
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await reset('Other#2026')).toBe('modify.new.old.same')
    expect(await reset('Third#2026')).toBe('verification.code.error')
    pause()
  })

  const forgot = (username: string, email: string, merchant = 'aurora') =>
    gateway.call('forgotByEmail', {
      ip: newAddress(),
      merchant,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ username, email }).toString(),
    })
  const linkToken = async (email: string) =>
    /#([\w-]{43})/.exec((await gateway.lastMessage(email))?.text ?? '')?.[1] ?? ''

  test('by e-mail: the same answer for any input, and a mail for the right pair only', async () => {
    const answers = [
      await forgot('agent01', 'agent01@example.com'),
      await forgot('agent01', 'someone@example.com'),
      await forgot('nobody-here', 'agent01@example.com'),
    ]
    expect(answers.map(({ status, body }) => [status, body.value])).toEqual(Array(3).fill([200, { done: true }]))
    const list = (await gateway.app.inject({ url: '/qa/outbox.json' }))
      .json<{ channel: string; to: string; text: string }[]>()
      .filter(({ channel, text }) => channel === 'email' && text.includes('/m/forget#'))
    expect(list.map(({ to }) => to)).toEqual(['agent01@example.com'])
  })

  test('by e-mail: the link sets a new password once, within half an hour, at its own merchant', async () => {
    await forgot(' Agent01 ', ' AGENT01@example.com ')
    const token = await linkToken('agent01@example.com')
    const reset = (merchant: string, newPassword: string) =>
      gateway.call('resetByEmail', { merchant, body: { token, newPassword, loginDeviceId: 'd' } })
    expect((await reset('lotus', 'Other#2026')).body.errorCode).toBe('password.link.invalid')
    expect((await reset('aurora', 'short')).body.errorCode).toBe('register.rule.violated')
    expect((await reset('aurora', 'Other#2026')).body.value).toMatchObject({ userName: 'agent01', type: 1 })
    expect((await reset('aurora', 'Third#2026')).body.errorCode).toBe('password.link.invalid')
    const { rows } = await gateway.ctx.db.execute<{ all: string }>(
      sql`select string_agg(l::text, ' ') as all from password_links l`,
    )
    expect(rows[0]?.all).not.toContain(token)
  })
})

test('free play opens an account of type 4 that may not deposit', async () => {
  const trial = await gateway.call('freePlay', { body: { loginDeviceId: 'd' } })
  expect(trial.body.value).toMatchObject({ userName: expect.stringMatching(/^trial/), customerType: 4 })
  expect((await gateway.call('memberInfo', { token: trial.body.value?.token })).body.value).toMatchObject({ type: 4 })
  expect((await gateway.call('depositSettings', { token: trial.body.value?.token })).body.errorCode).toBe('free_reject')
})

test('a date of birth below the merchant’s age: refused, if the field is required', async () => {
  const attempt = async (birthday: string) =>
    (
      await gateway.call('register', {
        merchant: 'lotus',
        ip: newAddress(),
        body: {
          username: `born${++numbers}x`,
          password: 'Secret#2026',
          confirmPassword: 'Secret#2026',
          type: 0,
          registerMethod: 'H5',
          loginDeviceId: 'd',
          agreement: true,
          ageConfirmed: true,
          birthday,
          ...(await gateway.solveCaptcha('lotus')),
          ...(await gateway.verifiedNumber()),
        },
      })
    ).body.errorCode
  const year = new Date(gateway.clock.now()).getUTCFullYear()
  expect([
    await attempt(''),
    await attempt('2000-02-31'),
    await attempt(`${year - 19}-01-01`),
    await attempt(`${year - 21}-01-01`),
  ]).toEqual(['register.age.required', 'register.age.required', 'register.age.required', undefined])
})

test('a number with its country code in front gets no code; home spellings are one number', async () => {
  const ask = (mobileNum: string) =>
    gateway.call('smsRegister', { body: { ...place, countryDialingCode: '55', mobileNum }, ip: newAddress() })
  await pause()
  expect((await ask('5511987650001')).body.errorCode).toBe('phone.number.invalid')
  expect((await ask('1187650001')).body.success).toBe(true)
  expect(await gateway.lastMessage('+5511987650001')).not.toBeNull()
})
