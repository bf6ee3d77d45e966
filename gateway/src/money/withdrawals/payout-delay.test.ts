import type { BodyOf } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { authenticator, type Key } from '../../../testing/authenticator'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { giveMoney } from '../../../testing/give-money'
import { loginWith, newPasskey } from '../../../testing/passkey'
import { memberByAccount, payoutWaits } from '../../identity'

const hour = 60 * 60_000
const [password, pin] = ['Demo#2026', '274951']
const browser = authenticator()

let gateway: TestGateway
let token: string
let serial = 0
let key: Key
beforeAll(async () => {
  gateway = await startTestGateway()
  token = await gateway.tokenOf('player01')
  const member = await memberByAccount(gateway.ctx.db, 'aurora', 'player01')
  if (!member) throw new Error('no member')
  const player = { id: member.id, merchantCode: 'aurora', currency: 'BRL' } as const
  await giveMoney(gateway.ctx.db, player, 1_000_000, gateway.clock.now())
  key = await newPasskey(gateway, token)
})
afterAll(() => gateway.close())

const codeOf = ({ body }: { body: { success: boolean; errorCode?: string } }) => (body.success ? 'OK' : body.errorCode)
const setPin = () =>
  gateway.call('setPaymentPassword', {
    token,
    body: { password, newPaymentPassword: pin, confirmPaymentPassword: pin },
  })
const changePin = (from: string, to: string) =>
  gateway.call('changePaymentPassword', {
    token,
    body: { oldPaymentPassword: from, newPaymentPassword: to, confirmPaymentPassword: to },
  })
const addAccount = (account: string, more: Partial<BodyOf<'addPayoutAccount'>> = {}) =>
  gateway.call('addPayoutAccount', {
    token,
    body: { kind: 'pix', holder: 'Ana Souza', account, password: pin, ...more },
  })
const accountsOf = async () => (await gateway.call('payoutAccounts', { token })).body.value?.list ?? []
const withdraw = async (to?: string) => {
  const accounts = await accountsOf()
  return gateway.call('withdraw', {
    token,
    headers: { 'idempotency-key': `delayed-${++serial}` },
    body: { amount: '20.00', bankCardId: to ?? accounts[0]?.bankCardId ?? 'none', password: pin },
  })
}
const delay = async () => (await gateway.call('withdrawSettings', { token })).body.value?.delay
const questions = ['firstPet', 'birthTown', 'firstJob'] as const
const saveQuestions = () =>
  gateway.call('setSecurityQuestions', {
    token,
    body: { password, paymentPassword: pin, answers: questions.map((question) => ({ question, answer: 'Bolinha' })) },
  })
const bindMail = async () => {
  const address = `new${++serial}@example.com`
  await gateway.call('sendContactCode', { token, body: { channel: 'email', address } })
  const code = (await gateway.lastMessage(address))?.code ?? ''
  return gateway.call('confirmContact', { token, body: { channel: 'email', address, code, password } })
}
const later = async (ms: number) => {
  gateway.clock.advance(ms)
  token = await gateway.tokenOf('player01')
}

test('the first payment password of an old account waits; the first payout account does not', async () => {
  const at = gateway.clock.now()
  expect(codeOf(await setPin())).toBe('OK')
  expect(await delay()).toEqual({ until: at + 24 * hour, changes: ['paymentPassword'] })
  expect(codeOf(await addAccount('529.982.247-25'))).toBe('OK')
  expect(codeOf(await withdraw())).toBe('withdraw.delayed')
  await gateway.ctx.deferredTasks.settled()
  expect((await gateway.lastMessage('player01@example.com'))?.text).toContain('saques')
  expect((await gateway.lastMessage('+5511900000100'))?.text).toContain('saques')
  await later(24 * hour)
  expect(await delay()).toBeNull()
  expect(codeOf(await withdraw())).toBe('OK')
})

const changes = [
  ['paymentPassword', async () => (codeOf(await changePin(pin, '863042')) === 'OK' ? changePin('863042', pin) : null)],
  ['questions', saveQuestions],
  ['contact', bindMail],
  [
    'password',
    () =>
      gateway.call('changePassword', {
        token,
        body: { oldPassword: password, newPassword: 'Other#2026', confirmNewPassword: 'Other#2026' },
      }),
  ],
] as const

test.each(changes)(
  '%s changed: withdrawals wait for 24 hours, and the member sees why and until when',
  async (kind, change) => {
    await later(25 * hour)
    expect(codeOf(await withdraw())).toBe('OK')
    const at = gateway.clock.now()
    const changed = await change()
    expect(changed && codeOf(changed)).toBe('OK')
    if (kind === 'password') {
      const login = await gateway.call('login', {
        body: { type: 'username', username: 'player01', password: 'Other#2026', ...(await gateway.solveCaptcha()) },
      })
      token = login.body.value?.token ?? ''
    }
    expect(await delay()).toEqual({ until: at + 24 * hour, changes: [kind] })
    expect((await withdraw()).body).toMatchObject({
      errorCode: 'withdraw.delayed',
      fields: { until: String(at + 24 * hour) },
    })
    if (kind === 'password') {
      const back = { oldPassword: 'Other#2026', newPassword: password, confirmNewPassword: password }
      await gateway.call('changePassword', { token, body: back })
    }
    await later(24 * hour)
    expect(await delay()).toBeNull()
    expect(codeOf(await withdraw())).toBe('OK')
  },
)

test('another payout account waits for 24 hours; the known one does not, and a first one after a removal does', async () => {
  await later(25 * hour)
  const at = gateway.clock.now()
  const added = await addAccount('1234-5', { kind: 'bank', bankCode: '341', branch: '1500' })
  expect(codeOf(added)).toBe('OK')
  const id = added.body.value?.bankCardId ?? ''
  expect(codeOf(await withdraw(id))).toBe('withdraw.delayed')
  expect((await accountsOf()).map(({ usableFrom }) => usableFrom)).toEqual([null, at + 24 * hour])
  expect(codeOf(await withdraw())).toBe('OK')
  for (const { bankCardId } of await accountsOf())
    await gateway.call('removePayoutAccount', { token, query: { bankCardId } })
  expect(codeOf(await addAccount('529.982.247-25'))).toBe('OK')
  expect(codeOf(await withdraw())).toBe('withdraw.delayed')
  await later(24 * hour)
  expect(codeOf(await withdraw())).toBe('OK')
})

describe('a passkey', () => {
  const confirm = async (own: Key) => {
    const options = (await gateway.call('passkeyConfirmOptions', { token, body: {} })).body.value
    const credential = browser.sign({ challenge: options?.challenge ?? '' }, own)
    return gateway.call('confirmByPasskey', { token, body: { credential } })
  }

  test('that is older than the change: its confirmation, or a login with it, ends the wait', async () => {
    await later(25 * hour)
    await saveQuestions()
    expect(codeOf(await withdraw())).toBe('withdraw.delayed')
    expect(codeOf(await confirm(key))).toBe('OK')
    expect(codeOf(await withdraw())).toBe('OK')
    await saveQuestions()
    expect(await delay()).not.toBeNull()
    token = (await loginWith(gateway, key)).body.value?.token ?? ''
    expect(await delay()).toBeNull()
  })

  test('added or removed: the owner is notified by e-mail, SMS and inbox, and withdrawals do not wait', async () => {
    await later(25 * hour)
    const notices = async () => {
      await gateway.ctx.deferredTasks.settled()
      const owner = await memberByAccount(gateway.ctx.db, 'aurora', 'player01')
      const sent = await Promise.all([owner?.email, owner?.mobile].map((to) => gateway.lastMessage(to ?? '')))
      return sent.map((message) => message?.text.includes('chave de acesso'))
    }
    const kinds = async () => {
      await gateway.ctx.events.drained()
      return (await gateway.call('inbox', { token })).body.value?.content.map(({ kind }) => kind)
    }
    await gateway.ctx.db.execute(sql`delete from outbox`)
    const { id } = await newPasskey(gateway, token, 'New phone')
    expect(await notices()).toEqual([true, true])
    expect((await kinds())?.[0]).toBe('passkey.added')
    expect(codeOf(await withdraw())).toBe('OK')
    await gateway.ctx.db.execute(sql`delete from outbox`)
    expect(codeOf(await gateway.call('removePasskey', { token, body: { id } }))).toBe('OK')
    expect(await notices()).toEqual([true, true])
    expect((await kinds())?.slice(0, 2)).toContain('passkey.removed')
    expect(codeOf(await withdraw())).toBe('OK')
  })

  test('added and removed again and again: the notice of a change that delays payouts still arrives', async () => {
    await later(25 * hour)
    for (let n = 0; n < 4; n += 1) {
      const { id } = await newPasskey(gateway, token, 'New phone')
      await gateway.call('removePasskey', { token, body: { id } })
    }
    await gateway.ctx.deferredTasks.settled()
    await gateway.ctx.db.execute(sql`delete from outbox`)
    await saveQuestions()
    await gateway.ctx.deferredTasks.settled()
    const owner = await memberByAccount(gateway.ctx.db, 'aurora', 'player01')
    expect((await gateway.lastMessage(owner?.email ?? ''))?.text).toContain('saques')
  })

  test('younger than the delay: it gives no new attempts at the payment password', async () => {
    await later(25 * hour)
    const young = await newPasskey(gateway, token, 'Of a thief')
    for (let n = 0; n < 11; n += 1) await changePin('000001', '863042')
    expect(codeOf(await confirm(young))).toBe('OK')
    expect(codeOf(await changePin(pin, '863042'))).toBe('rate.limited')
    expect(codeOf(await confirm(key))).toBe('OK')
  })

  test('made after the change, or just before it: the wait goes on', async () => {
    await later(25 * hour)
    const justBefore = await newPasskey(gateway, token, 'Of a thief')
    gateway.clock.advance(1000)
    await saveQuestions()
    gateway.clock.advance(1000)
    const after = await newPasskey(gateway, token, 'Later')
    for (const each of [justBefore, after]) {
      await confirm(each)
      expect(codeOf(await withdraw())).toBe('withdraw.delayed')
    }
  })
})

test('the owner is notified by e-mail at the address before the change, and in the inbox', async () => {
  await later(25 * hour)
  const address = `owner${++serial}@example.com`
  await gateway.call('sendContactCode', { token, body: { channel: 'email', address } })
  const code = (await gateway.lastMessage(address))?.code ?? ''
  await gateway.call('confirmContact', { token, body: { channel: 'email', address, code, password } })
  await later(25 * hour)
  await bindMail()
  await gateway.ctx.deferredTasks.settled()
  expect((await gateway.lastMessage(address))?.text).toContain('saques')
  await gateway.ctx.events.drained()
  const { content } = (await gateway.call('inbox', { token, query: { pageSize: 50 } })).body.value ?? { content: [] }
  expect(content.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['payout.account.added', 'email.bound']))
})

test('attempts that a stranger with a session used up: a passkey gives the owner new ones', async () => {
  await later(25 * hour)
  for (let n = 0; n < 11; n += 1) await changePin('000001', '863042')
  expect(codeOf(await changePin(pin, '863042'))).toBe('rate.limited')
  const options = (await gateway.call('passkeyConfirmOptions', { token, body: {} })).body.value
  const credential = browser.sign({ challenge: options?.challenge ?? '' }, key)
  expect(codeOf(await gateway.call('confirmByPasskey', { token, body: { credential } }))).toBe('OK')
  expect(codeOf(await changePin(pin, '863042'))).toBe('OK')
})

test('`withdrawal.delayHours` 0 of a merchant: withdrawals wait for nothing', async () => {
  const merchant = await gateway.ctx.merchants.byCode('aurora')
  const member = await memberByAccount(gateway.ctx.db, 'aurora', 'player01')
  if (!merchant?.profile.withdrawal || !member) throw new Error('no merchant')
  const withHours = (delayHours: number) => ({
    profile: { ...merchant.profile, withdrawal: { ...merchant.profile.withdrawal, delayHours } },
  })
  const at = gateway.clock.now()
  await changePin('863042', pin)
  type Asked = Parameters<typeof payoutWaits>[1]
  const wait = async (hours: number) =>
    (await payoutWaits(gateway.ctx.db, withHours(hours) as Asked, member.id, at)).all
  expect(await wait(0)).toBeNull()
  expect(await wait(48)).toMatchObject({ until: at + 48 * hour })
})
