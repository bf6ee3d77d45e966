import type { BodyOf } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { paymentPasswordProblem } from './payment-password'
import { answersProblem, plainAnswer } from './questions'

let gateway: TestGateway
let token: string
let memberId: string
const password = 'Demo#2026'
beforeAll(async () => {
  gateway = await startTestGateway()
  memberId =
    (
      await gateway.ctx.db.execute<{ id: string }>(
        sql`select id from members where merchant_code = 'aurora' and account_key = 'player01'`,
      )
    ).rows[0]?.id ?? ''
})
afterAll(() => gateway.close())
// After a quarter of an hour every counter of attempts starts again; sessions are short, so each test has its own.
beforeEach(async () => {
  gateway.clock.advance(16 * 60_000)
  token = await gateway.tokenOf('player01')
})

const codeOf = (answer: { body: { success: boolean; errorCode?: string } }) =>
  answer.body.success ? 'OK' : answer.body.errorCode
const setPin = (pin: string, pass = password, confirm = pin) =>
  gateway
    .call('setPaymentPassword', {
      token,
      body: { password: pass, newPaymentPassword: pin, confirmPaymentPassword: confirm },
    })
    .then(codeOf)
const changePin = (oldPin: string, pin: string) =>
  gateway
    .call('changePaymentPassword', {
      token,
      body: { oldPaymentPassword: oldPin, newPaymentPassword: pin, confirmPaymentPassword: pin },
    })
    .then(codeOf)
const overview = async () => (await gateway.call('securityOverview', { token })).body.value

describe('the payment password', () => {
  test.each([
    ['12345', 'register.rule.violated'],
    ['1234567', 'register.rule.violated'],
    ['27495a', 'register.rule.violated'],
    ['123456', 'payment.password.simple'],
    ['777777', 'payment.password.simple'],
  ])('%s: refused as %s before any other check', async (pin, errorCode) =>
    expect(await setPin(pin, 'wrong')).toBe(errorCode),
  )

  test('is set once with the login password; then only the current one changes it', async () => {
    expect((await gateway.call('hasWithdrawalPassword', { token })).body.value).toEqual({
      hasWithdrawalPassword: false,
    })
    expect(await setPin('274951', password, '274952')).toBe('password.confirm.mismatch')
    expect(await setPin('274951', 'not-the-password')).toBe('password.wrong')
    expect(await setPin('274951')).toBe('OK')
    expect(await setPin('863042')).toBe('payment.password.exists')
    expect((await gateway.call('hasWithdrawalPassword', { token })).body.value).toEqual({ hasWithdrawalPassword: true })
    expect(await changePin('000001', '863042')).toBe('payment.password.wrong')
    expect(await changePin('274951', '274951')).toBe('modify.new.old.same')
    expect(await changePin('274951', '863042')).toBe('OK')
    expect(await paymentPasswordProblem(gateway.ctx, memberId, '274951')).toMatchObject({
      code: 'payment.password.wrong',
    })
    expect(await paymentPasswordProblem(gateway.ctx, memberId, '863042')).toBeNull()
  })

  test('a right password does not count as an attempt', async () => {
    const wrong = { code: 'payment.password.wrong' }
    const asked = (typed: string) => paymentPasswordProblem(gateway.ctx, memberId, typed)
    for (let attempt = 0; attempt < 9; attempt += 1) expect(await asked('000001')).toMatchObject(wrong)
    for (let use = 0; use < 12; use += 1) expect(await asked('863042')).toBeNull()
    for (let use = 0; use < 2; use += 1) expect(await setPin('274951')).toBe('payment.password.exists')
    expect(await asked('000001')).toMatchObject(wrong)
    expect(await asked('863042')).toMatchObject({ code: 'rate.limited' })
  })

  test('a hundred attempts at the same moment at all calls together: ten are verified', async () => {
    const changePassword = (oldPassword: string) =>
      gateway
        .call('changePassword', {
          token,
          body: { oldPassword, newPassword: 'Other#2026', confirmNewPassword: 'Other#2026' },
        })
        .then(codeOf)
    const doors = [
      (index: number) => changePin(String(100_000 + index), '863042'),
      (index: number) => setPin('274951', `guess-${index}`),
      (index: number) => changePassword(`guess-${index}`),
    ]
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => doors[index % doors.length]?.(index)))
    expect(answers.filter((code) => code?.includes('password.wrong')).length).toBeLessThanOrEqual(10)
    expect(answers.filter((code) => code === 'rate.limited').length).toBeGreaterThanOrEqual(90)
  })

  test('is stored as argon2id only', async () => {
    const { rows } = await gateway.ctx.db.execute<{ row: string }>(
      sql`select row_to_json(s)::text as row from member_security s where member_id = ${memberId}`,
    )
    expect(rows[0]?.row).toContain('$argon2id$')
    expect(rows[0]?.row).not.toContain('863042')
  })

  test('a trial account: refused', async () => {
    const trial = await gateway.tokenOf('vip01')
    await gateway.ctx.db.execute(
      sql`update members set type = 4 where merchant_code = 'aurora' and account_key = 'vip01'`,
    )
    expect((await gateway.call('securityOverview', { token: trial })).body).toMatchObject({ errorCode: 'free_reject' })
    await gateway.ctx.db.execute(
      sql`update members set type = 0 where merchant_code = 'aurora' and account_key = 'vip01'`,
    )
  })
})

describe('security questions', () => {
  type Answers = BodyOf<'setSecurityQuestions'>['answers']
  const answers: Answers = [
    { question: 'firstPet', answer: 'Bolinha' },
    { question: 'birthTown', answer: '  São   Paulo ' },
    { question: 'firstJob', answer: '銀行' },
  ]
  const save = (
    given: Answers,
    pass = password,
    proof: Pick<BodyOf<'setSecurityQuestions'>, 'paymentPassword' | 'oldAnswers'> = { paymentPassword: '863042' },
  ) => gateway.call('setSecurityQuestions', { token, body: { password: pass, answers: given, ...proof } }).then(codeOf)
  const reset = (given: Answers, pin = '591837') =>
    gateway
      .call('answerSecurityQuestions', {
        token,
        body: { answers: given, newPaymentPassword: pin, confirmPaymentPassword: pin },
      })
      .then(codeOf)

  test.each([
    ['Bolinha', 'bolinha'],
    ['  São   Paulo ', 'são paulo'],
    ['Sa\u0303o Paulo', 'são paulo'],
    ['ＡＢＣ', 'abc'],
    ['\u200b\u2065', ''],
  ])('the answer "%s" is compared as "%s"', (typed, plain) => expect(plainAnswer(typed)).toBe(plain))

  test('a question twice or an empty answer: refused', () => {
    expect(answersProblem(answers)).toBeNull()
    expect(answersProblem([...answers.slice(0, 2), { question: 'firstPet', answer: 'Rex' }])).toBe('twice')
    expect(answersProblem([...answers.slice(0, 2), { question: 'firstJob', answer: '   a ' }])).toBe('short')
    for (const answer of ['\u200b\u200b', '\u2800\u3164', 'a\u200b', '\u2065\ufff0\ufff1', '\u{1d159}'])
      expect(answersProblem([...answers.slice(0, 2), { question: 'firstJob', answer }])).toBe('short')
  })

  test('are set with the login password and reset a forgotten payment password', async () => {
    expect(await save(answers, 'wrong')).toBe('password.wrong')
    expect(await save(answers, password, {})).toBe('security.proof.required')
    expect(await save(answers, password, { paymentPassword: '000001' })).toBe('payment.password.wrong')
    expect(await reset(answers)).toBe('security.answers.wrong')
    expect(await save(answers)).toBe('OK')
    expect((await gateway.call('customerSecurityQuestions', { token })).body.value).toEqual({
      list: ['firstPet', 'birthTown', 'firstJob'],
    })
    expect(
      await reset(answers.map((each) => (each.question === 'firstJob' ? { ...each, answer: '病院' } : each))),
    ).toBe('security.answers.wrong')
    expect(await reset(answers.map((each) => ({ ...each, answer: each.answer.toUpperCase() })))).toBe('OK')
    expect(await paymentPasswordProblem(gateway.ctx, memberId, '591837')).toBeNull()
    const { rows } = await gateway.ctx.db.execute<{ all: string }>(
      sql`select string_agg(answer_hash, ' ') as all from security_answers`,
    )
    expect(rows[0]?.all?.toLowerCase()).not.toContain('bolinha')
  })

  test('existing answers change with the answers before or the payment password, not with the login password alone', async () => {
    const others: Answers = answers.map((each) => ({ ...each, answer: `${each.answer} 2` }))
    const wrong: Answers = answers.map((each) => ({ ...each, answer: 'guessed' }))
    expect(await save(others, password, {})).toBe('security.proof.required')
    expect(await save(others, password, { oldAnswers: wrong })).toBe('security.answers.wrong')
    expect(await reset(others)).toBe('security.answers.wrong')
    expect(await save(others, password, { oldAnswers: answers })).toBe('OK')
    expect(await save(answers, password, { paymentPassword: '591837' })).toBe('OK')
  })
})

describe('e-mail and phone', () => {
  const send = (address: string, channel: 'email' | 'sms' = 'email', language = 'EN') =>
    gateway.call('sendContactCode', {
      token,
      language,
      body: { channel, address, countryDialingCode: channel === 'sms' ? '55' : '' },
    })
  const confirm = (address: string, code: string, channel: 'email' | 'sms' = 'email', pass = password) =>
    gateway.call('confirmContact', {
      token,
      body: { channel, address, countryDialingCode: channel === 'sms' ? '55' : '', code, password: pass },
    })
  const sent = async () =>
    (await gateway.app.inject({ url: '/qa/outbox.json' })).json<
      { to: string; code: string; channel: string; text: string }[]
    >()
  const later = async (minutes: number) => {
    gateway.clock.advance(minutes * 60_000)
    token = await gateway.tokenOf('player01')
  }

  test('an address is verified by the code sent to it in the member’s language, and shown masked', async () => {
    expect((await send('marina@example.com', 'email', 'PT')).body.value).toEqual({
      expiredMinutes: 3,
      expirationTime: gateway.clock.now() + 180_000,
      now: gateway.clock.now(),
    })
    const [message] = await sent()
    expect(message).toMatchObject({
      to: 'marina@example.com',
      channel: 'email',
      text: expect.stringContaining('seu código é'),
    })
    expect(codeOf(await confirm('marina@example.com', message?.code ?? '', 'email', 'wrong'))).toBe('password.wrong')
    expect((await confirm('marina@example.com', message?.code ?? '')).body.value).toMatchObject({
      email: 'ma•••@example.com',
    })
    expect(codeOf(await confirm('marina@example.com', message?.code ?? ''))).toBe('verification.code.error')
    await later(2)
    await send('011987654321', 'sms')
    expect((await confirm('11987654321', (await sent())[0]?.code ?? '', 'sms')).body.value).toMatchObject({
      mobileNum: '+55•••321',
    })
  })

  test.each([
    ['email', 'no-address', 'register.rule.violated'],
    ['email', 'a@b', 'register.rule.violated'],
    ['sms', '119', 'phone.number.invalid'],
    ['sms', '+5511987654321', 'phone.number.invalid'],
    ['sms', '11 98765', 'phone.number.invalid'],
  ] as const)('%s to "%s" is not sent: %s', async (channel, address, errorCode) => {
    const before = (await sent()).length
    expect(codeOf(await send(address, channel))).toBe(errorCode)
    expect((await sent()).length).toBe(before)
  })

  test('the code of another address is refused, and so is the sixth attempt even with the right one', async () => {
    await send('one@example.com')
    const code = (await sent())[0]?.code ?? ''
    expect(codeOf(await confirm('two@example.com', code))).toBe('verification.code.error')
    const wrong = code === '000000' ? '000001' : '000000'
    for (let index = 0; index < 5; index += 1)
      expect(codeOf(await confirm('one@example.com', wrong))).toBe('verification.code.error')
    expect(codeOf(await confirm('one@example.com', code))).toBe('verification.code.error')
  })

  test('a verified number of another member: refused', async () => {
    await send('11987000111', 'sms')
    expect(codeOf(await confirm('11987000111', (await sent())[0]?.code ?? '', 'sms'))).toBe('OK')
    await later(2)
    token = await gateway.tokenOf('agent01')
    await send('11987000111', 'sms')
    expect(codeOf(await confirm('11987000111', (await sent())[0]?.code ?? '', 'sms'))).toBe('register.mobile.exists')
  })

  test('the code of another member: refused', async () => {
    await send('shared@example.com')
    const code = (await sent())[0]?.code ?? ''
    token = await gateway.tokenOf('agent01')
    expect(codeOf(await confirm('shared@example.com', code))).toBe('verification.code.error')
  })

  test('a code after three minutes: refused', async () => {
    await send('late@example.com')
    const code = (await sent())[0]?.code ?? ''
    await later(3)
    expect(codeOf(await confirm('late@example.com', code))).toBe('verification.code.error')
  })

  test('a hundred requests at the same moment: one message; one more after a minute', async () => {
    const count = async () =>
      (
        await gateway.ctx.db.execute<{ n: number }>(
          sql`select count(*)::int as n from outbox where recipient = 'burst@example.com'`,
        )
      ).rows[0]?.n
    const answers = await Promise.all(Array.from({ length: 100 }, () => send('burst@example.com').then(codeOf)))
    expect(answers.filter((code) => code === 'OK')).toHaveLength(1)
    expect(await count()).toBe(1)
    await later(1)
    expect(codeOf(await send('burst@example.com'))).toBe('OK')
    expect(await count()).toBe(2)
  })

  test('a mailbox gets five mails a day from one member, under all tags together, and other members have to wait', async () => {
    for (let round = 0; round < 5; round += 1) {
      await later(61)
      expect(codeOf(await send(`victim+${round}@example.com`))).toBe('OK')
    }
    await later(61)
    expect(codeOf(await send('victim@example.com'))).toBe('rate.limited')
    token = await gateway.tokenOf('agent01')
    expect(codeOf(await send('victim@example.com'))).toBe('OK')
    gateway.clock.advance(2 * 60_000)
    const slowed = await send('victim@example.com')
    expect([codeOf(slowed), slowed.body.success ? null : slowed.body.fields?.retryAfter]).toEqual([
      'rate.limited',
      '780',
    ])
  })

  test('a member who has to wait for another’s mail uses up none of their own', async () => {
    token = await gateway.tokenOf('agent01')
    for (let round = 0; round < 5; round += 1) {
      gateway.clock.advance(10 * 60_000)
      token = await gateway.tokenOf('agent01')
      expect(codeOf(await send('shared@example.com'))).toBe('OK')
    }
    for (let minute = 1; minute <= 6; minute += 1) {
      await later(1)
      expect(codeOf(await send('shared@example.com'))).toBe('rate.limited')
    }
    await later(70)
    expect(codeOf(await send('shared@example.com'))).toBe('OK')
  })
})

describe('devices', () => {
  const list = async (asking: string) => (await gateway.call('devices', { token: asking })).body.value?.list ?? []
  const alive = async (asking: string) => (await gateway.call('memberInfo', { token: asking })).status === 200

  test('the calling device comes first and is marked; addresses are shown without the household', async () => {
    const other = await gateway.tokenOf('player01')
    const devices = await list(other)
    expect(devices.map((device) => device.current)).toEqual([true, ...devices.slice(1).map(() => false)])
    expect(devices[0]?.ip).toBe('203.0.113.•')
    expect(JSON.stringify(devices)).not.toContain(other)
    expect((await overview())?.deviceCount).toBe(devices.length)
  })

  test('one device is logged out, the others stay logged in', async () => {
    const other = await gateway.tokenOf('player01')
    const victim = (await list(other))[0]?.id ?? ''
    const answer = await gateway.call('revokeDevices', { token, body: { session: victim } })
    expect(answer.body.value?.list.some((device) => device.id === victim)).toBe(false)
    expect([await alive(other), await alive(token)]).toEqual([false, true])
  })

  test('all other devices are logged out immediately, also at a second gateway', async () => {
    const second = await startTestGateway({ database: gateway.ctx.database, now: gateway.clock.now() })
    const other = await gateway.tokenOf('player01')
    expect((await second.call('memberInfo', { token: other })).status).toBe(200)
    expect((await gateway.call('revokeDevices', { token, body: { session: 'others' } })).body.value?.list).toHaveLength(
      1,
    )
    expect((await second.call('memberInfo', { token: other })).status).toBe(401)
    expect(await alive(token)).toBe(true)
    await second.app.close()
  })

  test('the device of another member: not found', async () => {
    const stranger = await gateway.tokenOf('agent01')
    const id = (await list(stranger))[0]?.id ?? ''
    expect(codeOf(await gateway.call('revokeDevices', { token, body: { session: id } }))).toBe('not.found')
    expect(await alive(stranger)).toBe(true)
    expect((await gateway.call('revokeDevices', { token, body: { session: "x' or true" } })).status).toBe(400)
  })
})

test('the login history lists the member’s own logins, newest first, page by page', async () => {
  gateway.clock.advance(1000)
  token = await gateway.tokenOf('player01')
  const first = (await gateway.call('loginHistory', { token, query: { pageNo: 1, pageSize: 3 } })).body.value
  expect(first?.list).toHaveLength(3)
  expect(first?.list[0]).toMatchObject({ at: gateway.clock.now(), ip: '203.0.113.•' })
  const times = first?.list.map((row) => row.at) ?? []
  expect(times).toEqual([...times].sort((a, b) => b - a))
  const { rows } = await gateway.ctx.db.execute<{ n: number }>(
    sql`select count(*)::int as n from login_history where member_id = ${memberId}`,
  )
  expect(first?.totalCount).toBe(rows[0]?.n)
})
