import { optionalAnswers, optionalFields } from '@mosaic/contracts/testing'
import { sql } from 'drizzle-orm'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

const ownColumns = ['email', 'nickname', 'paymentPassword'] as const
const contact = Object.fromEntries(
  optionalFields
    .filter((name) => !(ownColumns as readonly string[]).includes(name))
    .map((name) => [name, optionalAnswers[name]]),
)

type Choice = 'on' | 'required' | 'off'
const host = (choice: Choice) => `by-number-${choice}`

/** A merchant with registration by number only. */
const saveMerchant = async (choice: Choice) => {
  const model = await gateway.app.inject({
    method: 'GET',
    url: '/wps/system/setting/register',
    headers: { merchant: 'aurora' },
  })
  const { value } = model.json<{ value: { fields: Record<string, object> } }>()
  const rule = { enabled: choice !== 'off', required: choice === 'required', maxLength: 64 }
  const asked = Object.fromEntries(
    optionalFields.map((name) => [
      name,
      { ...rule, regExp: name === 'paymentPassword' ? '^\\d{6}$' : '^[\\w@. ]{4,20}$' },
    ]),
  )
  await gateway.saveMerchant(host(choice), {
    registration: { ...value, methods: ['mobile'], fields: { ...value.fields, ...asked } },
  })
}
beforeAll(async () => {
  for (const choice of ['on', 'required', 'off'] as const) await saveMerchant(choice)
})

let numbers = 0
const register = async (choice: Choice, answers: object) => {
  const merchant = host(choice)
  numbers += 1
  const place = {
    countryDialingCode: '55',
    loginDeviceId: 'device-1',
    mobileNum: `119710${String(numbers).padStart(5, '0')}`,
  }
  const caller = { merchant, ip: `198.51.100.${numbers}` }
  await gateway.call('smsRegister', { ...caller, body: place })
  const code = (await gateway.lastMessage(`+55${place.mobileNum}`))?.code ?? ''
  const body = {
    ...place,
    verificationCode: code,
    password: 'Secret#2026',
    confirmPassword: 'Secret#2026',
    type: 0,
    registerMethod: 'H5',
    agreement: true,
    ageConfirmed: true,
  }
  const answer = await gateway.call('registerMobile', { ...caller, body: { ...body, ...answers } })
  const token = answer.body.value?.token ?? ''
  const { rows } = await gateway.ctx.db.execute<{
    account: string
    nickname: string
    email: string | null
    contact: object
  }>(
    sql`select account, nickname, email, contact from members where merchant_code = ${merchant} and mobile = ${`+55${place.mobileNum}`}`,
  )
  return {
    answer,
    member: rows[0],
    number: place.mobileNum,
    hasPin: async () =>
      (await gateway.call('hasWithdrawalPassword', { token, merchant })).body.value?.hasWithdrawalPassword,
  }
}

test('every optional field filled in: all are stored', async () => {
  const { answer, member, number, hasPin } = await register('on', optionalAnswers)
  expect(answer.body).toMatchObject({ success: true, value: { type: 0, firstTimeLogin: true } })
  expect(member).toMatchObject({ nickname: 'Rosa', email: 'rosa@mail.com', contact: { ...contact, mobileNum: number } })
  expect(await hasPin()).toBe(true)
})

test.each(['on', 'off'] as const)('optional fields %s and empty: number and code are enough', async (choice) => {
  const { answer, member, hasPin } = await register(
    choice,
    Object.fromEntries(optionalFields.map((name) => [name, ''])),
  )
  expect(answer.body.success).toBe(true)
  expect(member).toMatchObject({ nickname: '', email: null })
  for (const name of optionalFields) expect(member?.contact).not.toHaveProperty(name)
  expect(await hasPin()).toBe(false)
})

test('disabled fields are neither validated nor stored', async () => {
  const { answer, member, hasPin } = await register('off', { ...optionalAnswers, line: '!', email: 'no address' })
  expect(answer.body.success).toBe(true)
  expect(member).toMatchObject({ nickname: '', email: null })
  for (const name of optionalFields) expect(member?.contact).not.toHaveProperty(name)
  expect(await hasPin()).toBe(false)
})

test.each(optionalFields)('%s: required if the merchant says so, else validated by its rule', async (name) => {
  const missing = await register('required', { ...optionalAnswers, [name]: '' })
  expect(missing.answer.body).toMatchObject({ errorCode: 'register.rule.violated', fields: { [name]: 'required' } })
  expect(missing.member).toBeUndefined()
  const wrong = await register('on', { [name]: '!' })
  expect(wrong.answer.body).toMatchObject({ errorCode: 'register.rule.violated', fields: { [name]: 'format' } })
  expect(wrong.member).toBeUndefined()
})

test('a registration by user name: refused', async () => {
  const refused = await gateway.call('register', {
    merchant: host('on'),
    body: {
      username: 'marina',
      password: 'Secret#2026',
      confirmPassword: 'Secret#2026',
      type: 0,
      registerMethod: 'H5',
      loginDeviceId: 'd',
      agreement: true,
      ageConfirmed: true,
    },
  })
  expect(refused.body.errorCode).toBe('function.not.available')
})
