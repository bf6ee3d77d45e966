import { endpoints, type Endpoint, type EndpointName } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { giveMoney } from '../../../testing/give-money'
import { newMember } from '../../../testing/new-member'
import { verified } from '../../../testing/verified'
import { hashPassword } from '../../identity'
import type { Merchant } from '../../platform/runtime/app-context'

const [password, pin, otherPin] = ['Demo#2026', '274951', '863042']
const questions = ['firstPet', 'birthTown', 'firstJob'] as const
const answers = questions.map((question) => ({ question, answer: 'Bolinha' }))

type Person = { readonly id: string; readonly account: string; readonly email: string; readonly token: string }
type Path = {
  /** What the member has before the account is 30 days old. */
  readonly has: readonly ('pin' | 'questions' | 'password')[]
  /** The session after the change. */
  readonly change: (person: Person) => Promise<string>
  readonly pinAfter?: string
}

let gateway: TestGateway
let merchant: Merchant
let serial = 0
beforeAll(async () => {
  gateway = await startTestGateway()
  const found = await gateway.ctx.merchants.byCode('aurora')
  if (!found) throw new Error('no merchant')
  merchant = found
})
afterAll(() => gateway.close())

type Answered = { readonly body: { readonly success: boolean; readonly errorCode?: string | null } }
const codeOf = ({ body }: Answered) => (body.success ? 'OK' : body.errorCode)
const done = <A extends Answered>(answer: A): A => {
  if (!answer.body.success) throw new Error(`refused: ${answer.body.errorCode}`)
  return answer
}

const setPin = (token: string, pinNow = pin) =>
  gateway.call('setPaymentPassword', {
    token,
    body: { password, newPaymentPassword: pinNow, confirmPaymentPassword: pinNow },
  })
const addAccount = (token: string, pinNow: string) =>
  gateway.call('addPayoutAccount', {
    token,
    body: {
      kind: 'bank',
      bankCode: '341',
      branch: '1500',
      holder: 'Ana Souza',
      account: `${1000 + ++serial}-5`,
      password: pinNow,
    },
  })
const withdraw = (token: string, bankCardId: string, pinNow: string) =>
  gateway.call('withdraw', {
    token,
    headers: { 'idempotency-key': `path-${++serial}-of-payout` },
    body: { amount: '100.00', bankCardId, password: pinNow },
  })

const withMoney = async (id: string): Promise<void> => {
  const owner = { id, merchantCode: 'aurora', currency: 'BRL' } as const
  await giveMoney(gateway.ctx.db, owner, 100_000, gateway.clock.now())
  await verified(gateway.ctx, owner)
}

/** A member of 30 days with money, and with what the path needs. */
const person = async (has: Path['has']): Promise<Person> => {
  const account = `path${++serial}`
  const email = `${account}@example.com`
  const { id, token } = await newMember(
    gateway,
    merchant,
    account,
    has.includes('password') ? await hashPassword(password) : null,
  )
  await withMoney(id)
  await gateway.ctx.db.execute(sql`update members set email = ${email} where id = ${id}`)
  if (has.includes('pin')) done(await setPin(token))
  if (has.includes('questions'))
    done(await gateway.call('setSecurityQuestions', { token, body: { password, paymentPassword: pin, answers } }))
  await gateway.ctx.db.execute(sql`delete from security_changes where member_id = ${id}`)
  await gateway.ctx.db.execute(
    sql`update members set registered_at = registered_at - interval '30 days' where id = ${id}`,
  )
  return { id, account, email, token }
}

const bind = async (
  { token }: Person,
  body: { channel: 'email' | 'sms'; address: string; countryDialingCode?: string },
) => {
  done(await gateway.call('sendContactCode', { token, body: { ...body, ...(await gateway.solveCaptcha()) } }))
  const to = body.channel === 'sms' ? `+${body.countryDialingCode}${body.address}` : body.address
  const code = (await gateway.lastMessage(to))?.code ?? ''
  done(await gateway.call('confirmContact', { token, body: { ...body, code, password } }))
}

/** Every way to change what protects a payout, by the call that makes the change. */
const paths: Readonly<Partial<Record<EndpointName, Path>>> = {
  changePaymentPassword: {
    has: ['password', 'pin'],
    pinAfter: otherPin,
    change: async ({ token }) => {
      const body = { oldPaymentPassword: pin, newPaymentPassword: otherPin, confirmPaymentPassword: otherPin }
      done(await gateway.call('changePaymentPassword', { token, body }))
      return token
    },
  },
  answerSecurityQuestions: {
    has: ['password', 'pin', 'questions'],
    pinAfter: otherPin,
    change: async ({ token }) => {
      const body = { answers, newPaymentPassword: otherPin, confirmPaymentPassword: otherPin }
      done(await gateway.call('answerSecurityQuestions', { token, body }))
      return token
    },
  },
  setSecurityQuestions: {
    has: ['password', 'pin'],
    change: async ({ token }) => {
      done(await gateway.call('setSecurityQuestions', { token, body: { password, paymentPassword: pin, answers } }))
      return token
    },
  },
  confirmContact: {
    has: ['password', 'pin'],
    change: async (owner) => {
      await bind(owner, { channel: 'email', address: `changed-${owner.email}` })
      return owner.token
    },
  },
  changePassword: {
    has: ['password', 'pin'],
    change: async ({ token }) => {
      const body = { oldPassword: password, newPassword: 'Other#2026', confirmNewPassword: 'Other#2026' }
      return done(await gateway.call('changePassword', { token, body })).body.value?.token ?? ''
    },
  },
  resetByEmail: {
    has: ['password', 'pin'],
    change: async ({ account, email }) => {
      await gateway.call('forgotByEmail', {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ username: account, email }).toString(),
      })
      const token = /#([\w-]{43})/.exec((await gateway.lastMessage(email))?.text ?? '')?.[1] ?? ''
      const body = { token, newPassword: 'Other#2026', loginDeviceId: 'd' }
      return done(await gateway.call('resetByEmail', { body })).body.value?.token ?? ''
    },
  },
  resetByPhone: {
    has: ['password', 'pin'],
    change: async (owner) => {
      const mobileNum = `119${String(80_000_000 + ++serial)}`
      const place = { countryDialingCode: '55', mobileNum }
      await gateway.ctx.db.execute(sql`update members set mobile = ${`+55${mobileNum}`} where id = ${owner.id}`)
      await gateway.call('smsNoLogin', {
        body: { ...place, purpose: 'reset', ...(await gateway.solveCaptcha()) },
      })
      await gateway.ctx.deferredTasks.settled()
      const verificationCode = (await gateway.lastMessage(`+55${mobileNum}`))?.code ?? ''
      const body = { ...place, newPassword: 'Other#2026', verificationCode }
      return done(await gateway.call('resetByPhone', { body })).body.value?.token ?? ''
    },
  },
  setPaymentPassword: {
    has: ['password'],
    change: async ({ token }) => {
      done(await setPin(token))
      return token
    },
  },
  setFirstPassword: {
    has: [],
    change: async (owner) => {
      await gateway.ctx.db.execute(
        sql`update sessions set confirmed_at = now() + interval '10 years' where member_id = ${owner.id}`,
      )
      const body = { newPassword: password, confirmNewPassword: password }
      const token = done(await gateway.call('setFirstPassword', { token: owner.token, body })).body.value?.token ?? ''
      done(await setPin(token))
      return token
    },
  },
}

/** Writes of the same modules that take no protection away. */
const harmless: Readonly<Partial<Record<EndpointName, string>>> = {
  sendContactCode: 'sends a code',
  sendConfirmCode: 'sends a code',
  revokeDevices: 'ends sessions',
  confirmByPassword: 'confirms a session',
  confirmBySms: 'confirms a session',
  confirmSocialStart: 'confirms a session',
  confirmBySocial: 'confirms a session',
  confirmByPasskey: 'confirms a session',
  passkeyConfirmOptions: 'confirms a session',
  passkeyOptions: 'a passkey younger than the delay ends no wait (payout-delay.test.ts)',
  addPasskey: 'a passkey younger than the delay ends no wait (payout-delay.test.ts)',
  renamePasskey: 'a name',
  removePasskey: 'withdrawals do not ask for a passkey',
  unlinkSocial: 'fewer ways to log in',
  setDefaultPayoutAccount: 'both accounts are known',
  removePayoutAccount: 'the next account waits, also a first one again (payout-delay.test.ts)',
  addPayoutAccount: 'waits by itself: the second target of every path here',
}

test('every call that changes what protects a payout is a path here, or has a reason', () => {
  const modules = ['SECPRIV', 'PASS3', 'CHNGPASSVERIF3']
  const changing = Object.entries<Endpoint>(endpoints)
    .filter(
      ([name, { method, module }]) =>
        method !== 'GET' && (modules.includes(module) || /payoutaccount|^reset|password$/i.test(name)),
    )
    .map(([name]) => name)
  const known = [...Object.keys(paths), ...Object.keys(harmless)]
  expect(changing.filter((name) => !known.includes(name))).toEqual([])
})

describe.each(Object.entries(paths))('%s on an account of 30 days', (_name, { has, change, pinAfter = pin }) => {
  test('then a withdrawal, to the known account as to a new one: both wait', async () => {
    const owner = await person(has)
    const known = has.includes('pin') ? (done(await addAccount(owner.token, pin)).body.value?.bankCardId ?? '') : null
    const token = await change(owner)
    const fresh = done(await addAccount(token, pinAfter)).body.value?.bankCardId ?? ''
    for (const target of known === null ? [fresh] : [known, fresh])
      expect(codeOf(await withdraw(token, target, pinAfter))).toBe('withdraw.delayed')
  })
})

test('a member of today sets the first payment password and withdraws at once', async () => {
  const { id, token } = await newMember(gateway, merchant, `path${++serial}`, await hashPassword(password))
  await withMoney(id)
  done(await setPin(token))
  const account = done(await addAccount(token, pin)).body.value?.bankCardId ?? ''
  expect(codeOf(await withdraw(token, account, pin))).toBe('OK')
})
