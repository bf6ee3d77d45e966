import type { ValueOf } from '@mosaic/contracts'
import { authenticator, type Key } from '../../../testing/authenticator'
import { deskUrl, startTestDesk, type TestDesk } from '../../../testing/desk'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'

const browser = authenticator(deskUrl)
const minute = 60_000

let gateway: TestGateway
let desk: TestDesk
let admin: string
let serial = 0
beforeAll(async () => {
  gateway = await startTestGateway()
  desk = await startTestDesk(gateway)
})
beforeEach(async () => {
  admin = await desk.operator('admin')
})
afterAll(async () => {
  await desk.close()
  await gateway.close()
})

/** An account as it is made in production: a start password, and no passkey yet. */
const newOperator = async () => {
  const name = `new-${++serial}`
  const { value } = await desk.call('addOperator', { cookie: admin, body: { name, role: 'cashier' } })
  return { name, password: value.startPassword }
}
const login = (account: { name: string; password: string }) => desk.call('login', { body: account })
const optionsOf = async (cookie: string, another = false) =>
  (await desk.call('passkeyOptions', { cookie, body: { another } })).value
const enrol = async (cookie: string, site = browser) => {
  const { options } = await optionsOf(cookie)
  const made = site.create(options as unknown as ValueOf<'passkeyOptions'>)
  return { key: made.key, answer: await desk.call('passkeyAnswer', { cookie, body: { credential: made.credential } }) }
}
const sign = async (cookie: string, key: Key, lie = {}) => {
  const { options } = await optionsOf(cookie)
  const credential = browser.sign(options as { challenge: string }, { ...key, count: 0 }, lie)
  return desk.call('passkeyAnswer', { cookie, body: { credential } })
}

test('start password: the first sign-in makes a passkey, later ones ask for it', async () => {
  const account = await newOperator()
  const first = await login(account)
  expect(first.value).toMatchObject({ step: 'enrol', operator: { name: account.name, role: 'cashier' } })
  const { key, answer } = await enrol(first.cookie)
  expect(answer.value.step).toBe('open')
  expect((await desk.call('queues', { cookie: first.cookie })).code).toBe('desk.signed.out')
  expect((await desk.call('queues', { cookie: answer.cookie })).code).toBe('OK')

  const again = await login(account)
  expect(again.value.step).toBe('passkey')
  expect((await optionsOf(again.cookie, true)).kind).toBe('get')
  expect((await sign(again.cookie, key)).value.step).toBe('open')
})

test('the password alone cannot make a second passkey', async () => {
  const account = await newOperator()
  await enrol((await login(account)).cookie)
  const { cookie } = await login(account)
  const { options } = await optionsOf(cookie)
  const stranger = browser.create({
    ...(options as unknown as ValueOf<'passkeyOptions'>),
    rp: { id: 'localhost', name: '' },
    user: { id: 'eA', name: '', displayName: '' },
  })
  const answer = await desk.call('passkeyAnswer', { cookie, body: { credential: stranger.credential } })
  expect([answer.status, answer.code]).toEqual([403, 'desk.passkey.wrong'])
})

test.each([
  ['for the origin of the players', { origin: 'http://localhost:4000' }],
  ['for another domain', { rpId: 'lotus.localhost' }],
  ['without user verification', { unverified: true as const }],
  ['for another challenge', { challenge: 'AAAA' }],
])('a signature %s is refused', async (_how, lie) => {
  const account = await newOperator()
  const { key } = await enrol((await login(account)).cookie)
  expect((await sign((await login(account)).cookie, key, lie)).code).toBe('desk.passkey.wrong')
})

test('a challenge is valid for one answer, right or wrong', async () => {
  const account = await newOperator()
  const { cookie } = await login(account)
  const { options } = await optionsOf(cookie)
  const wrong = browser.create(options as unknown as ValueOf<'passkeyOptions'>, { origin: 'http://evil.example' })
  const right = browser.create(options as unknown as ValueOf<'passkeyOptions'>)
  const answer = (credential: object) => desk.call('passkeyAnswer', { cookie, body: { credential: { ...credential } } })
  expect((await answer(wrong.credential)).code).toBe('desk.passkey.wrong')
  expect((await answer(right.credential)).code).toBe('desk.passkey.wrong')
})

test('a start password ends after a day, an idle session after half an hour, every session after a shift', async () => {
  const late = await newOperator()
  gateway.clock.advance(24 * 60 * minute + 1)
  expect((await login(late)).code).toBe('desk.login.wrong')

  const cookie = await desk.operator('support')
  gateway.clock.advance(29 * minute)
  expect((await desk.call('queues', { cookie })).code).toBe('OK')
  gateway.clock.advance(31 * minute)
  expect((await desk.call('queues', { cookie })).code).toBe('desk.signed.out')

  const long = await desk.operator('support')
  for (let passed = 0; passed < 12 * 60; passed += 29) {
    expect((await desk.call('queues', { cookie: long })).code).toBe('OK')
    gateway.clock.advance(29 * minute)
  }
  expect((await desk.call('queues', { cookie: long })).code).toBe('desk.signed.out')
})

test('ten attempts for a name: then refused; a wrong password does not reveal whether the name exists', async () => {
  const { name, password } = await newOperator()
  const tries = async (typed: string) => (await login({ name: typed, password: 'wrong' })).code
  expect([await tries(name), await tries('nobody')]).toEqual(['desk.login.wrong', 'desk.login.wrong'])
  for (let n = 0; n < 9; n += 1) await tries(name)
  expect((await login({ name, password })).code).toBe('rate.limited')
})

describe('an account', () => {
  test('disabled or with another role: signed out with the next call, and the log has the change', async () => {
    const cookie = await desk.operator('support', 2)
    const set = (role: 'support' | 'cashier', disabled: boolean) =>
      desk.call('setOperator', { cookie: admin, body: { name: 'support-2', role, disabled } })
    await set('support', true)
    expect((await desk.call('queues', { cookie })).code).toBe('desk.signed.out')
    await set('support', false)
    const { list } = (await desk.call('audit', { cookie: admin, query: { subject: 'support-2' } })).value
    expect(list.find(({ action }) => action === 'operator.changed')).toMatchObject({
      operator: 'admin-1',
      before: { role: 'support', disabled: true },
      after: { role: 'support', disabled: false },
    })
  })

  test('the last admin cannot be disabled', async () => {
    const set = (name: string, disabled: boolean) =>
      desk.call('setOperator', { cookie: admin, body: { name, role: 'admin', disabled } })
    expect((await set('admin-2', true)).code).toBe('OK')
    expect((await set('admin-1', true)).code).toBe('desk.last.admin')
    await set('admin-2', false)
  })

  test('a taken name is refused', async () => {
    const { name } = await newOperator()
    const again = await desk.call('addOperator', { cookie: admin, body: { name, role: 'admin' } })
    expect(again.code).toBe('desk.name.taken')
  })
})
