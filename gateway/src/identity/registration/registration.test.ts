import { sql } from 'drizzle-orm'
import { demoMerchants } from '../../platform'
import { startTestGateway, type CallOptions, type TestGateway } from '../../../testing/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

let names = 0
const newName = () => `newcomer${++names}`
type Form = Record<string, unknown>
const form = async (changes: Form = {}, merchant = 'aurora'): Promise<Form> => ({
  username: newName(),
  password: 'Secret#2026',
  confirmPassword: 'Secret#2026',
  type: 0,
  registerMethod: 'H5',
  loginDeviceId: 'd',
  agreement: true,
  ageConfirmed: true,
  birthday: '1990-06-15',
  ...(await gateway.solveCaptcha(merchant)),
  ...changes,
})
const register = async (changes: Form = {}, options: CallOptions = {}) =>
  gateway.call('register', { ...options, body: await form(changes, options.merchant) })
const refused = async (changes: Form) => (await register(changes)).body.errorCode
const rowOf = async (account: string) =>
  (
    await gateway.ctx.db.execute<{
      id: string
      type: number
      parent_id: string | null
      currency: string
      merchant_code: string
      contact: Record<string, string>
    }>(sql`select * from members where account = ${account}`)
  ).rows[0]

test('a registration creates a member of this merchant and logs in', async () => {
  const username = newName()
  const { body } = await register({ username })
  expect(body.value).toMatchObject({ userName: username, type: 0, firstTimeLogin: true, lastLoginAt: null })
  expect((await gateway.call('memberInfo', { token: body.value?.token })).body.value).toMatchObject({
    account: username,
    type: 0,
    currency: 'BRL',
    clubLabel: { level: 0 },
  })
  expect(await rowOf(username)).toMatchObject({ merchant_code: 'aurora', type: 0, currency: 'BRL', parent_id: null })
  expect((await gateway.call('funds', { token: body.value?.token })).body.value).toMatchObject({
    sumBalance: '0.00',
    currency: 'BRL',
  })
})

test('the password is stored as argon2id and nowhere in clear text', async () => {
  const username = newName()
  await register({ username, password: 'Sentinel#998877', confirmPassword: 'Sentinel#998877' })
  const { rows } = await gateway.ctx.db.execute<{ password_hash: string; everything: string }>(
    sql`select password_hash, m::text as everything from members m where account = ${username}`,
  )
  expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=7168,t=5,p=1\$/)
  expect(rows[0]?.everything).not.toContain('Sentinel#998877')
})

test('the merchant’s rules are enforced, whatever the browser checked', async () => {
  const violations = async (changes: Form) => (await register(changes)).body
  expect(await violations({ username: '' })).toMatchObject({
    errorCode: 'register.rule.violated',
    fields: { username: 'required' },
  })
  expect(await violations({ username: '1digit-first' })).toMatchObject({ fields: { username: 'format' } })
  expect(await violations({ password: 'short', confirmPassword: 'short' })).toMatchObject({
    fields: { password: 'format' },
  })
  expect(await violations({ affiliateCode: '!!' })).toMatchObject({ fields: { affiliateCode: 'format' } })
})

test('password confirmation, agreement, age and captcha are required', async () => {
  expect(await refused({ confirmPassword: 'Secret#2027' })).toBe('password.confirm.mismatch')
  expect(await refused({ agreement: false })).toBe('register.agreement.required')
  expect(await refused({ ageConfirmed: false })).toBe('register.age.required')
  expect(await refused({ captcha: '' })).toBe('captcha.required')
  expect(await refused({ captcha: 'x' })).toBe('captcha.wrong')
})

test('a refused form does not use up the captcha', async () => {
  const captcha = await gateway.solveCaptcha()
  expect(await refused({ ...captcha, confirmPassword: 'Secret#2027' })).toBe('password.confirm.mismatch')
  expect((await register(captcha)).body.success).toBe(true)
  expect(await refused(captcha)).toBe('captcha.wrong')
})

test('a name is taken at its merchant in any letter case, and free at another', async () => {
  expect(await refused({ username: 'PLAYER01' })).toBe('register.username.exists')
  const username = newName()
  expect((await register({ username })).body.success).toBe(true)
  expect((await register({ username, ...(await gateway.verifiedNumber()) }, { merchant: 'lotus' })).body.success).toBe(
    true,
  )
  const { rows } = await gateway.ctx.db.execute<{ merchant_code: string; currency: string }>(
    sql`select merchant_code, currency from members where account = ${username} order by 1`,
  )
  expect(rows).toEqual([
    { merchant_code: 'aurora', currency: 'BRL' },
    { merchant_code: 'lotus', currency: 'THB' },
  ])
})

test('Lótus requires a verified number beside the user name and stores it', async () => {
  const at = { merchant: 'lotus' }
  const asked = (await gateway.call('registerSettings', at)).body.value
  expect([asked?.mobileVerified, asked?.methods]).toEqual([true, ['username', 'mobile']])
  expect((await register({}, at)).body).toMatchObject({
    fields: { mobileNum: 'required', verificationCode: 'required' },
  })
  const proof = await gateway.verifiedNumber()
  const username = newName()
  expect((await register({ username, ...proof, verificationCode: '000000' }, at)).body.success).toBe(false)
  expect((await register({ username, ...proof }, at)).body.success).toBe(true)
  expect(await rowOf(username)).toMatchObject({ mobile: `+66${proof.mobileNum}` })
})

test('eight registrations of one name at the same moment: one succeeds', async () => {
  const username = newName()
  const forms = await Promise.all(Array.from({ length: 8 }, () => form({ username })))
  const answers = await Promise.all(forms.map((body) => gateway.call('register', { body })))
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.errorCode === 'register.username.exists')).toHaveLength(7)
})

test('an unknown field is ignored, a known one with another value is refused', async () => {
  const username = newName()
  const extra = { merchantCode: 'lotus', id: '1', balance: '1000', isAgent: true, parentId: '1', created_at: 0, vip: 5 }
  const { body } = await register({ username, ...extra })
  expect(body).toMatchObject({ success: true, value: { userName: username, type: 0 } })
  expect(await rowOf(username)).toMatchObject({ merchant_code: 'aurora' })
  const agent = newName()
  expect((await register({ username: agent, type: 1 })).body.errorCode).toBe('request_param_err')
  expect(await rowOf(agent)).toBeUndefined()
})

test('fields that the merchant uses are stored, others are not', async () => {
  const [here, there] = [newName(), newName()]
  await register({ username: here, line: 'my-line', email: 'me@example.com' })
  const form = { username: there, line: 'my-line', email: 'me@example.com', ...(await gateway.verifiedNumber()) }
  await register(form, { merchant: 'lotus' })
  expect((await rowOf(here))?.contact).toEqual({})
  expect((await rowOf(there))?.contact).toEqual({ line: 'my-line', mobileNum: form.mobileNum })
})

describe('invitation codes', () => {
  const agentCode = async () => {
    const { rows } = await gateway.ctx.db.execute<{ code: string; id: string }>(
      sql`select a.code, m.id from affiliate_codes a join members m on m.id = a.member_id where m.account = 'agent01' and m.merchant_code = 'aurora'`,
    )
    return rows[0] ?? { code: '', id: '' }
  }

  test('a valid code: the new member is below its owner', async () => {
    const { code, id } = await agentCode()
    const username = newName()
    expect((await gateway.call('affiliate', { query: { code } })).body).toMatchObject({
      success: true,
      value: { code },
    })
    expect((await register({ username, affiliateCode: code })).body.success).toBe(true)
    expect((await rowOf(username))?.parent_id).toBe(id)
    const { rows } = await gateway.ctx.db.execute<{ n: number }>(
      sql`select count(*)::int as n from agent_tree where ancestor_id = ${id} and descendant_id = ${(await rowOf(username))?.id}`,
    )
    expect(rows[0]?.n).toBe(1)
  })

  test('an agent gets their own code, other members none', async () => {
    const own = async (token?: string) => (await gateway.call('affiliate', { token })).body.value
    expect(await own(await gateway.tokenOf('agent01'))).toEqual({ code: (await agentCode()).code })
    expect(await own(await gateway.tokenOf('player01'))).toEqual({ code: '' })
    expect(await own()).toEqual({ code: '' })
  })

  test('an unknown code or one of another merchant: refused', async () => {
    const { id } = await agentCode()
    await gateway.ctx.db.execute(
      sql`insert into affiliate_codes (merchant_code, code, member_id, created_at) values ('aurora', 'ONLYHERE', ${id}, now())`,
    )
    const valid = async (code: string, merchant: string) =>
      (await gateway.call('affiliate', { query: { code }, merchant })).body.success
    expect([
      await valid('NOSUCH99', 'aurora'),
      await valid('ONLYHERE', 'aurora'),
      await valid('ONLYHERE', 'lotus'),
    ]).toEqual([false, true, false])
    expect(await refused({ affiliateCode: 'NOSUCH99' })).toBe('invitation.code.incorrect')
  })

  test('the code of a link is validated and used also if the merchant hides the field', async () => {
    const settings = (await gateway.call('registerSettings')).body.value
    const fields = {
      ...settings?.fields,
      affiliateCode: { enabled: false, required: false, regExp: '', maxLength: 16 },
    }
    const merchant = await gateway.saveMerchant('without-field', { registration: { ...settings, fields } })
    const { id } = await agentCode()
    await gateway.ctx.db.execute(sql`update members set merchant_code = ${merchant} where id = ${id}`)
    await gateway.ctx.db.execute(
      sql`insert into affiliate_codes (merchant_code, code, member_id, created_at) values (${merchant}, 'BYLINK', ${id}, now())`,
    )
    const username = newName()
    expect((await register({ username, affiliateCode: 'BYLINK' }, { merchant })).body.success).toBe(true)
    expect((await rowOf(username))?.parent_id).toBe(id)
    expect((await register({ affiliateCode: 'NOSUCH99' }, { merchant })).body.errorCode).toBe(
      'invitation.code.incorrect',
    )
  })
})

test('an address may check ten names a minute, and the refusal contains the waiting time', async () => {
  const ask = (username: string, ip = '192.0.2.77') => gateway.call('checkUsername', { query: { username }, ip })
  expect((await ask('player01')).body.value).toEqual({ available: false })
  expect((await ask('Player01')).body.value).toEqual({ available: false })
  expect((await ask('somebody')).body.value).toEqual({ available: true })
  expect((await ask('1!')).body.value).toEqual({ available: false })
  await Promise.all(Array.from({ length: 6 }, () => ask('somebody')))
  const refused = { status: 429, headers: { 'retry-after': '60' }, body: { errorCode: 'rate.limited' } }
  expect(await ask('somebody')).toMatchObject({ ...refused, body: { ...refused.body, fields: { retryAfter: '60' } } })
  gateway.clock.advance(48_500)
  expect((await ask('somebody')).body).toMatchObject({ fields: { retryAfter: '12' } })
  expect((await ask('somebody', '192.0.2.78')).status).toBe(200)
  gateway.clock.advance(11_500)
  expect((await ask('somebody')).status).toBe(200)
})

test.each(['player01', 'nobody-has-this', '1!'])(
  'the check of the name %s: answered after a pause',
  async (username) => {
    const asked = performance.now()
    await gateway.call('checkUsername', { query: { username }, ip: '192.0.2.79' })
    expect(performance.now() - asked).toBeGreaterThanOrEqual(295)
  },
)

test.each(['APP', 'H5', 'WEBCLIP', 'PWA'] as const)(
  'a registration by %s: stored with page and domain, and shown on the QA console',
  async (registerMethod) => {
    const username = newName()
    const from = {
      registerMethod,
      registerUrl: `https://play.example/m/register?code=${registerMethod}&x=<b>`,
      domain: 'play.example',
    }
    expect((await register({ username, ...from })).status).toBe(200)
    const list = (await gateway.app.inject({ url: '/qa/registrations.json' })).json<{ account: string }[]>()
    expect(list.find(({ account }) => account === username)).toEqual({
      account: username,
      merchantCode: 'aurora',
      at: gateway.clock.now(),
      ...from,
    })
    const page = (await gateway.app.inject({ url: '/qa' })).body
    expect(page).toContain(
      `${registerMethod} · play.example · https://play.example/m/register?code=${registerMethod}&#38;x=&#60;b&#62;`,
    )
  },
)

test('a page address or domain that is too long: refused, nothing is stored', async () => {
  const username = newName()
  for (const tooLong of [
    { registerUrl: `https://play.example/${'a'.repeat(1024)}` },
    { domain: 'a'.repeat(257) },
    { registerMethod: 'FAX' },
  ])
    expect((await register({ username, ...tooLong })).body.errorCode).toBe('request_param_err')
  expect(await rowOf(username)).toBeUndefined()
})

test('the settings contain methods, rules and required confirmations', async () => {
  expect((await gateway.call('registerSettings')).body.value).toMatchObject({
    methods: ['username', 'mobile'],
    captcha: true,
    ageConfirmation: true,
    minAge: 18,
    fields: { username: { required: true }, password: { required: true }, affiliateCode: { required: false } },
  })
  expect((await gateway.call('registerSettings', { merchant: 'lotus' })).body.value).toMatchObject({
    minAge: 20,
    fields: { line: { enabled: true, required: false } },
  })
})

test('a registration with an automatic name: the name is unique and logs in', async () => {
  const opened = await gateway.call('registerAutoUsername', { body: await form({ username: 'ignored' }) })
  const account = opened.body.value?.userName ?? ''
  expect(account).toMatch(/^m[a-z2-9]{10}$/)
  const login = { type: 'username', username: account, password: 'Secret#2026' }
  expect((await gateway.call('login', { body: login })).body.value).toMatchObject({ userName: account })
  expect((await gateway.call('registerAutoUsername', { body: await form({ password: '' }) })).body).toMatchObject({
    errorCode: 'register.rule.violated',
    fields: { password: 'required' },
  })
})

test('an e-mail address: only the form is validated, its owner is not revealed', async () => {
  await register({ username: newName(), email: 'known@example.com' })
  const free = async (email: string) => (await gateway.call('checkEmail', { query: { email } })).body.value?.available
  expect([await free('known@example.com'), await free('new@example.com'), await free('no address')]).toEqual([
    true,
    true,
    false,
  ])
})

describe('free play by GET, as trial account', () => {
  test('a new trial account, without a cookie; the caller’s session and its renewal go on', async () => {
    const { body: login, refreshToken } = await gateway.call('login', {
      body: { type: 'username', username: 'player01', password: 'Demo#2026', loginDeviceId: 'd' },
    })
    const token = login.value?.token ?? ''
    const answer = await gateway.call('trialAccount', { token, cookie: refreshToken })
    expect(answer.body).toMatchObject({ success: true, value: { customerType: 4, userName: expect.any(String) } })
    expect([answer.refreshToken, answer.headers['set-cookie']]).toEqual([null, undefined])
    expect((await gateway.call('memberInfo', { token })).body.success).toBe(true)
    const renewed = await gateway.call('refreshSession', { cookie: refreshToken, body: { loginDeviceId: 'd' } })
    expect(renewed.body.value).toMatchObject({ userName: 'player01' })
    expect((await gateway.call('memberInfo', { token: answer.body.value?.token })).body.success).toBe(true)
  })
})

describe('a payment password set at registration', () => {
  const asking = async () => {
    const model = await gateway.app.inject({
      method: 'GET',
      url: '/wps/system/setting/register',
      headers: { merchant: 'aurora' },
    })
    const { value } = model.json<{ value: { fields: Record<string, unknown> } }>()
    const fields = {
      ...value.fields,
      paymentPassword: { enabled: true, required: false, regExp: '^\\d{6}$', maxLength: 6 },
    }
    await gateway.saveMerchant('pinned', { registration: { ...value, fields } })
    const short = { ...fields, paymentPassword: { ...fields.paymentPassword, regExp: '^\\d{4}$', maxLength: 4 } }
    await gateway.saveMerchant('fourdigits', { registration: { ...value, fields: short } })
  }
  const pinned = (paymentPassword: string) => register({ username: newName(), paymentPassword }, { merchant: 'pinned' })
  beforeAll(asking)

  test('can be changed in the security centre, and only its hash is stored', async () => {
    const token = (await pinned('274951')).body.value?.token ?? ''
    const call = { token, merchant: 'pinned' }
    expect((await gateway.call('hasWithdrawalPassword', call)).body.value).toEqual({ hasWithdrawalPassword: true })
    const change = (oldPaymentPassword: string) =>
      gateway.call('changePaymentPassword', {
        ...call,
        body: { oldPaymentPassword, newPaymentPassword: '850362', confirmPaymentPassword: '850362' },
      })
    expect((await change('000000')).body.errorCode).toBe('payment.password.wrong')
    expect((await change('274951')).status).toBe(200)
  })

  test.each([
    ['12345', 'register.rule.violated'],
    ['123456', 'payment.password.simple'],
  ])('%s is refused', async (pin, code) => {
    expect((await pinned(pin)).body.errorCode).toBe(code)
  })

  test('follows the merchant’s rule, also when it is changed', async () => {
    const registered = (paymentPassword: string) =>
      register({ username: newName(), paymentPassword }, { merchant: 'fourdigits' })
    expect((await registered('274951')).body).toMatchObject({
      errorCode: 'register.rule.violated',
      fields: { paymentPassword: 'tooLong' },
    })
    const call = { token: (await registered('2749')).body.value?.token, merchant: 'fourdigits' }
    const change = (pin: string) =>
      gateway.call('changePaymentPassword', {
        ...call,
        body: { oldPaymentPassword: '2749', newPaymentPassword: pin, confirmPaymentPassword: pin },
      })
    expect((await change('850362')).body).toMatchObject({ fields: { newPaymentPassword: 'tooLong' } })
    expect((await change('8503')).status).toBe(200)
  })

  test('may be left out', async () => {
    const token = (await pinned('')).body.value?.token ?? ''
    expect((await gateway.call('hasWithdrawalPassword', { token, merchant: 'pinned' })).body.value).toEqual({
      hasWithdrawalPassword: false,
    })
  })
})

test('a value of the longest possible length: validated by the rule of each field', async () => {
  const registration = demoMerchants.find(({ code }) => code === 'aurora')?.registration
  if (!registration) throw new Error('Aurora has no registration.')
  const anyText = { enabled: true, required: false, regExp: '', maxLength: 0 }
  const names = Object.keys(registration.fields).filter((name) => !['mobileNum', 'affiliateCode'].includes(name))
  const longest = Object.fromEntries(names.map((name) => [name, 'Ab1#'.repeat(32)]))
  const fields = Object.fromEntries(names.map((name) => [name, anyText]))
  await gateway.saveMerchant('wordy', { registration: { ...registration, fields } })
  const body = { ...longest, confirmPassword: longest['password'] }
  expect((await register(body, { merchant: 'wordy' })).body).toMatchObject({ success: true })
  const bounded = Object.fromEntries(names.map((name) => [name, { ...anyText, maxLength: 100 }]))
  await gateway.saveMerchant('terse', { registration: { ...registration, fields: bounded } })
  expect((await register(body, { merchant: 'terse' })).body).toMatchObject({
    errorCode: 'register.rule.violated',
    fields: Object.fromEntries(names.filter((name) => name !== 'verificationCode').map((name) => [name, 'tooLong'])),
  })
})
