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

const password = 'chosen by the person'
const approve = async (id: string) =>
  desk.call('decideOperator', { cookie: await desk.operator('admin', 2), body: { id, verdict: 'approve' } })
const propose = (name: string) =>
  desk.call('addOperator', { cookie: admin, body: { name, role: 'cashier', email: `${name}@example.com` } })
/** The token of the link in the newest mail to the person. */
const linkOf = async (name: string): Promise<string> =>
  /#enrol=([\w-]{43})/.exec((await gateway.lastMessage(`${name}@example.com`))?.text ?? '')?.[1] ?? ''
const choose = (token: string) => desk.call('enrol', { body: { token, password } })

/** An account as it is made in production: two administrators, then a password behind the link, and no passkey yet. */
const newOperator = async () => {
  const name = `new-${++serial}`
  await approve((await propose(name)).value.id)
  const { cookie } = await choose(await linkOf(name))
  return { name, password, cookie }
}
const login = ({ name, password: typed }: { name: string; password: string }) =>
  desk.call('login', { body: { name, password: typed } })
const optionsOf = async (cookie: string, another = false) =>
  (await desk.call('passkeyOptions', { cookie, body: { another } })).value
const enrol = async (cookie: string, site = browser) => {
  const { options } = await optionsOf(cookie)
  const made = site.create(options as unknown as ValueOf<'passkeyOptions'>)
  return { key: made.key, answer: await desk.call('passkeyAnswer', { cookie, body: { credential: made.credential } }) }
}
const audit = () => desk.call('audit', { cookie: admin })
const sign = async (cookie: string, key: Key, lie = {}) => {
  const { options } = await optionsOf(cookie)
  const credential = browser.sign(options as { challenge: string }, { ...key, count: 0 }, lie)
  return desk.call('passkeyAnswer', { cookie, body: { credential } })
}

test('a new account: two administrators want it, and the link goes to the person alone and works once', async () => {
  const name = `new-${++serial}`
  const proposed = await propose(name)
  expect(proposed.value).toMatchObject({ state: 'PROPOSED', needsTwo: true, approvedBy: 'admin-1', link: null })
  expect(await linkOf(name)).toBe('')
  const body = { id: proposed.value.id, verdict: 'approve' } as const
  expect((await desk.call('decideOperator', { cookie: admin, body })).code).toBe('desk.second.person')
  const approved = await approve(proposed.value.id)
  expect(approved.value).toMatchObject({ state: 'DONE', decidedBy: 'admin-2' })
  const token = await linkOf(name)
  expect(token).toHaveLength(43)
  const seen = [proposed, approved, await desk.call('operators', { cookie: admin }), await audit()]
  expect(JSON.stringify(seen)).not.toContain(token)
  expect((await choose(token)).value).toMatchObject({ step: 'enrol', operator: { name } })
  expect((await choose(token)).code).toBe('desk.enrolment.invalid')
  expect((await choose('a'.repeat(43))).code).toBe('desk.enrolment.invalid')
})

test('a new link: passkeys and earlier links end, and only the person gets it', async () => {
  const account = await newOperator()
  await enrol(account.cookie)
  const restart = () => desk.call('restartOperator', { cookie: admin, body: { name: account.name } })
  await restart()
  const earlier = await linkOf(account.name)
  expect(JSON.stringify(await restart())).not.toContain('enrol')
  expect((await login(account)).code).toBe('desk.login.wrong')
  expect((await choose(earlier)).code).toBe('desk.enrolment.invalid')
  expect((await choose(await linkOf(account.name))).value.step).toBe('enrol')
})

test('the password of the link: the first sign-in makes a passkey, later ones ask for it', async () => {
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

test('a link, and a password without a passkey, end after a day; an idle session after half an hour, every session after a shift', async () => {
  const late = await newOperator()
  const unused = `new-${++serial}`
  await approve((await propose(unused)).value.id)
  gateway.clock.advance(24 * 60 * minute + 1)
  expect((await login(late)).code).toBe('desk.login.wrong')
  expect((await choose(await linkOf(unused))).code).toBe('desk.enrolment.invalid')

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

test('strangers use up the attempts of a name: the known device of the operator signs in, and has its own counter', async () => {
  const account = await newOperator()
  const { answer } = await enrol(account.cookie)
  const headers = { cookie: `mosaic_ops_device=${answer.device}` }
  const foreign = await newOperator()
  const other = (await enrol(foreign.cookie)).answer.device
  const from = (device: string | null, typed = account.password) =>
    desk.call('login', {
      body: { name: account.name, password: typed },
      headers: device === null ? {} : { cookie: `mosaic_ops_device=${device}` },
    })
  for (let n = 0; n < 40; n += 1) await from(null, 'wrong')
  expect((await from(null)).code).toBe('rate.limited')
  expect((await from(other)).code).toBe('rate.limited')
  expect((await from(answer.device)).value.step).toBe('passkey')
  for (let n = 0; n < 9; n += 1) await desk.call('login', { body: { ...account, password: 'wrong' }, headers })
  expect((await from(answer.device)).code).toBe('rate.limited')
  gateway.clock.advance(16 * minute)
})

describe('an unknown browser, and strangers have used up the attempts of the name', () => {
  const lockedOut = async () => {
    const account = await newOperator()
    const { key } = await enrol(account.cookie)
    for (let n = 0; n < 10; n += 1)
      await desk.call('login', {
        body: { name: account.name, password: 'wrong' },
        headers: { 'x-forwarded-for': `203.0.113.${n}` },
      })
    expect((await login(account)).code).toBe('rate.limited')
    return { account, key }
  }
  const prove = async (key: Key, lie = {}) => {
    const { options } = (await desk.call('deviceOptions', { body: {} })).value
    const credential = { ...browser.sign(options as { challenge: string }, { ...key, count: 0 }, lie) }
    return { credential, answer: await desk.call('deviceAnswer', { body: { credential } }) }
  }
  const loginWith = (account: { name: string }, device: string, typed = password) =>
    desk.call('login', {
      body: { name: account.name, password: typed },
      headers: { cookie: `mosaic_ops_device=${device}` },
    })

  test('the passkey first: the browser is known, and both factors sign in', async () => {
    const { account, key } = await lockedOut()
    const { answer } = await prove(key)
    expect([answer.code, answer.cookie]).toEqual(['OK', ''])
    expect((await desk.call('session', { headers: { cookie: `mosaic_ops_device=${answer.device}` } })).value.step).toBe(
      'none',
    )
    expect((await loginWith(account, answer.device, 'wrong')).code).toBe('desk.login.wrong')
    const opened = await loginWith(account, answer.device)
    expect(opened.value.step).toBe('passkey')
    expect((await sign(opened.cookie, key)).value.step).toBe('open')
    const { list } = (await desk.call('audit', { cookie: admin, query: { subject: account.name } })).value
    expect(list.map(({ action }) => action)).toContain('device.known')
  })

  test('the passkey of another operator, or of nobody: as unknown as before', async () => {
    const { account } = await lockedOut()
    const other = await newOperator()
    const { key } = await enrol(other.cookie)
    expect((await loginWith(account, (await prove(key)).answer.device)).code).toBe('rate.limited')
    expect((await prove({ ...key, id: 'A'.repeat(43) })).answer.code).toBe('desk.passkey.wrong')
  })

  test.each([
    ['for the origin of the players', { origin: 'http://localhost:4000' }],
    ['for another domain', { rpId: 'lotus.localhost' }],
    ['without user verification', { unverified: true as const }],
    ['for another challenge', { challenge: 'AAAA' }],
  ])('a signature %s makes no browser known', async (_how, lie) => {
    const account = await newOperator()
    const { key } = await enrol(account.cookie)
    const { answer } = await prove(key, lie)
    expect([answer.code, answer.device]).toEqual(['desk.passkey.wrong', ''])
  })

  test('an answer twice, one that is late, and a disabled account: refused', async () => {
    const { account, key } = await lockedOut()
    const { credential } = await prove(key)
    expect((await desk.call('deviceAnswer', { body: { credential } })).code).toBe('desk.passkey.wrong')
    const { options } = (await desk.call('deviceOptions', { body: {} })).value
    const late = { ...browser.sign(options as { challenge: string }, { ...key, count: 0 }) }
    gateway.clock.advance(5 * minute + 1)
    expect((await desk.call('deviceAnswer', { body: { credential: late } })).code).toBe('desk.passkey.wrong')
    await gateway.ctx.db.execute(`update operators set disabled = true where name = '${account.name}'`)
    expect((await prove(key)).answer.code).toBe('desk.passkey.wrong')
  })

  test('challenges from one address: slowed after thirty', async () => {
    const codes: string[] = []
    for (let n = 0; n < 31; n += 1) codes.push((await desk.call('deviceOptions', { body: {} })).code)
    expect(codes.at(-1)).toBe('rate.limited')
    gateway.clock.advance(16 * minute)
  })
})

describe('an account', () => {
  test('disabled or with another role: signed out with the next call, and the log has the change', async () => {
    const cookie = await desk.operator('support', 2)
    const set = async (role: 'support' | 'cashier', disabled: boolean) =>
      (await desk.call('setOperator', { cookie: admin, body: { name: 'support-2', role, disabled } })).value.proposal
    expect(await set('support', true)).toBeNull()
    expect((await desk.call('queues', { cookie })).code).toBe('desk.signed.out')
    const again = await set('support', false)
    expect(again).toMatchObject({ state: 'PROPOSED', needsTwo: true })
    await approve(again?.id ?? '')
    const { list } = (await desk.call('audit', { cookie: admin, query: { subject: 'support-2' } })).value
    expect(list.find(({ action }) => action === 'operator.changed')).toMatchObject({
      operator: 'admin-2',
      before: { role: 'support', disabled: true },
      after: { role: 'support', disabled: false },
    })
  })

  test('the last admin cannot be disabled', async () => {
    const set = (name: string, disabled: boolean) =>
      desk.call('setOperator', { cookie: admin, body: { name, role: 'admin', disabled } })
    expect((await set('admin-2', true)).code).toBe('OK')
    expect((await set('admin-1', true)).code).toBe('desk.last.admin')
    // Nobody can enable the other one alone, so one administrator and a helper of their own are never two.
    expect((await set('admin-2', false)).value.proposal?.state).toBe('PROPOSED')
    await gateway.ctx.db.execute(`update operators set disabled = false where name = 'admin-2'`)
  })

  test('a taken name is refused', async () => {
    const { name } = await newOperator()
    expect((await propose(name)).code).toBe('desk.name.taken')
  })
})
