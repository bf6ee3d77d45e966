import { sql } from 'drizzle-orm'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { loginWith, newPasskey } from '../../../testing/passkey'
import {
  allow,
  ana,
  returnFromProvider,
  decide,
  deviceId,
  registration,
  startListeningGateway,
  ticketFor,
  type WayBack,
} from '../../../testing/social-visitor'

const minute = 60_000
const newPassword = 'First#2026'
let gateway: TestGateway
beforeAll(async () => {
  gateway = await startListeningGateway()
})
afterAll(() => gateway.close())

let people = 0
/** A member with Google as the only login method, an hour after the login, with a refreshed session. */
const socialMember = async () => {
  const person = { name: `Person ${++people}`, email: `person${people}@example.com` }
  const opened = await gateway.call('registerSocial', {
    body: registration(await ticketFor(gateway, 'google', person)),
  })
  if (!opened.body.success) throw new Error(`not registered: ${opened.body.errorCode}`)
  return { person, token: opened.body.value.token, userName: opened.body.value.userName }
}
const later = () => gateway.clock.advance(6 * minute)
const setFirst = (token: string, password = newPassword, confirmNewPassword = password) =>
  gateway.call('setFirstPassword', { token, body: { newPassword: password, confirmNewPassword } })
const waysOf = async (token: string) => (await gateway.call('confirmationWays', { token })).body.value
const codeOf = (error: { readonly body: { readonly errorCode?: string | null } }) => error.body.errorCode
const login = (username: string, password: string) =>
  gateway.call('login', {
    ip: `198.51.100.${++people}`,
    body: { type: 'username', username, password, loginDeviceId: 'd' },
  })
const unlink = (token: string, provider: 'google' | 'facebook' = 'google') =>
  gateway.call('unlinkSocial', { token, body: { provider } })

const confirmStart = async (token: string, loginDeviceId = deviceId): Promise<URL> => {
  const { body } = await gateway.call('confirmSocialStart', { token, body: { provider: 'google', loginDeviceId } })
  if (!body.success) throw new Error(`not asked: ${body.errorCode}`)
  return new URL(body.value.authorizeUrl)
}
const confirmWith = (token: string, back: Pick<WayBack, 'state' | 'code'>) =>
  gateway.call('confirmBySocial', {
    token,
    body: { socialState: back.state, socialCode: back.code ?? '', loginDeviceId: deviceId },
  })
const confirmAs = async (token: string, person = ana) =>
  confirmWith(token, await decide(gateway, await confirmStart(token), { decision: 'allow', ...person }))

describe('an account without a password', () => {
  test('every call that requires a password answers that there is none', async () => {
    const { token } = await socialMember()
    expect((await gateway.call('securityOverview', { token })).body.value?.hasPassword).toBe(false)
    const pins = { newPaymentPassword: '274913', confirmPaymentPassword: '274913' }
    expect(codeOf(await gateway.call('setPaymentPassword', { token, body: { password: 'anything', ...pins } }))).toBe(
      'password.missing',
    )
    expect(codeOf(await gateway.call('confirmByPassword', { token, body: { password: 'anything' } }))).toBe(
      'password.missing',
    )
    expect(
      codeOf(
        await gateway.call('changePassword', {
          token,
          body: { oldPassword: 'anything', newPassword, confirmNewPassword: newPassword },
        }),
      ),
    ).toBe('password.missing')
  })

  test('sets a first password right after the login, which then serves every call', async () => {
    const { token, userName } = await socialMember()
    const set = await setFirst(token)
    expect(set.body.value?.userName).toBe(userName)
    expect((await gateway.call('memberInfo', { token })).status).toBe(401)
    expect((await login(userName, newPassword)).status).toBe(200)
    const pins = { newPaymentPassword: '274913', confirmPaymentPassword: '274913' }
    expect(
      (
        await gateway.call('setPaymentPassword', {
          token: set.body.value?.token,
          body: { password: newPassword, ...pins },
        })
      ).status,
    ).toBe(200)
  })

  test('a session older than five minutes: no first password', async () => {
    const { token } = await socialMember()
    later()
    expect(codeOf(await setFirst(token))).toBe('confirmation.required')
  })

  test('a first password that breaks the merchant’s rule: refused, nothing is set', async () => {
    const { token } = await socialMember()
    expect((await setFirst(token, 'short')).body).toMatchObject({
      errorCode: 'register.rule.violated',
      fields: { newPassword: 'format' },
    })
    expect(codeOf(await setFirst(token, newPassword, 'Other#2026'))).toBe('password.confirm.mismatch')
    expect((await gateway.call('securityOverview', { token })).body.value?.hasPassword).toBe(false)
  })

  test('several first passwords at the same moment: one is set', async () => {
    const { token } = await socialMember()
    const answers = await Promise.all([
      setFirst(token, 'First#2026'),
      setFirst(token, 'Second#2026'),
      setFirst(token, 'Third#2026'),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('an account with a password: no first password, however fresh the login', async () => {
    expect(codeOf(await setFirst(await gateway.tokenOf('player01')))).toBe('password.exists')
  })
})

describe('a confirmation by a provider', () => {
  test('confirms the session for calls that require it', async () => {
    const { token, person } = await socialMember()
    later()
    expect(await waysOf(token)).toEqual({ until: null, ways: ['google'], mobileNum: null })
    expect((await confirmAs(token, person)).body.value).toEqual({ until: gateway.clock.now() + 5 * minute })
    expect((await setFirst(token)).status).toBe(200)
  })

  test('requires the provider to authenticate again', async () => {
    const { token } = await socialMember()
    const asked = (await confirmStart(token)).searchParams
    expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '0'])
  })

  test('another identity than that of the account: refused', async () => {
    const [{ token }, other] = [await socialMember(), await socialMember()]
    later()
    expect(codeOf(await confirmAs(token, other.person))).toBe('social.other.person')
    expect(codeOf(await confirmAs(token, { name: 'Nobody', email: 'nobody@example.com' }))).toBe('social.other.person')
    expect(codeOf(await setFirst(token))).toBe('confirmation.required')
  })

  test('the redirect of a login or of another session: refused', async () => {
    const [mine, other] = [await socialMember(), await socialMember()]
    later()
    const ofLogin = await allow(gateway, 'google', mine.person)
    expect(codeOf(await confirmWith(mine.token, ofLogin))).toBe('social.flow.expired')
    const ofOther = await decide(gateway, await confirmStart(other.token), { decision: 'allow', ...mine.person })
    expect(codeOf(await confirmWith(mine.token, ofOther))).toBe('social.flow.expired')
    const ofMine = await decide(gateway, await confirmStart(mine.token), { decision: 'allow', ...mine.person })
    expect(codeOf(await returnFromProvider(gateway, ofMine))).toBe('social.flow.expired')
  })

  test('an account with a password: refused', async () => {
    const { token, person } = await socialMember()
    const withPassword = (await setFirst(token)).body.value?.token ?? ''
    expect(await waysOf(withPassword)).toMatchObject({ ways: ['password'] })
    expect(codeOf(await confirmAs(withPassword, person))).toBe('password.exists')
  })
})

describe('a confirmation by SMS code', () => {
  const place = { countryDialingCode: '55', loginDeviceId: 'phone' }
  let numbers = 0
  const numberMember = async () => {
    const { token, userName } = await socialMember()
    const mobile = `+551197100${String(++numbers).padStart(4, '0')}`
    await gateway.ctx.db.execute(sql`update members set mobile = ${mobile} where account = ${userName}`)
    later()
    return { token, mobile, userName }
  }
  const send = (token: string) => gateway.call('sendConfirmCode', { token, body: {} })
  const confirm = (token: string, code: string) => gateway.call('confirmBySms', { token, body: { code } })

  test('the code goes to the number of the account and confirms once', async () => {
    const { token, mobile } = await numberMember()
    expect(await waysOf(token)).toMatchObject({
      ways: ['sms', 'google'],
      mobileNum: expect.stringMatching(/^\+55•••\d{3}$/),
    })
    expect((await send(token)).body.value).toMatchObject({ expiredMinutes: 3 })
    const code = (await gateway.lastMessage(mobile))?.code ?? ''
    expect(codeOf(await confirm(token, code === '000000' ? '111111' : '000000'))).toBe('verification.code.error')
    expect((await confirm(token, code)).status).toBe(200)
    expect(codeOf(await confirm(token, code))).toBe('verification.code.error')
    expect((await setFirst(token)).status).toBe(200)
  })

  test('a code of another session or purpose: refused', async () => {
    const { token, mobile, userName } = await numberMember()
    await send(token)
    const code = (await gateway.lastMessage(mobile))?.code ?? ''
    expect(
      codeOf(
        await gateway.call('login', { body: { type: 'sms', username: mobile.slice(3), password: code, ...place } }),
      ),
    ).toBe('verification.code.error')
    const second = await numberMember()
    expect(codeOf(await confirm(second.token, code))).toBe('verification.code.error')
    expect(userName).not.toBe(second.userName)
  })

  test('an account without a number or with a password: no code is sent', async () => {
    expect(codeOf(await send((await socialMember()).token))).toBe('function.not.available')
    expect(codeOf(await send(await gateway.tokenOf('player01')))).toBe('password.exists')
  })

  test('a code needs no captcha, and a second one within a minute is refused', async () => {
    const { token } = await numberMember()
    expect((await send(token)).status).toBe(200)
    expect(codeOf(await send(token))).toBe('rate.limited')
  })
})

describe('a linked account', () => {
  test('is listed until it is unlinked; then its identity has no account', async () => {
    const { token, person } = await socialMember()
    expect((await gateway.call('socialAccounts', { token })).body.value?.list).toEqual([
      { provider: 'google', linkedAt: expect.any(Number) },
    ])
    const withPassword = (await setFirst(token)).body.value?.token ?? ''
    expect(codeOf(await unlink(withPassword))).toBe('confirmation.required')
    await gateway.call('confirmByPassword', { token: withPassword, body: { password: newPassword } })
    expect((await unlink(withPassword)).body.value).toEqual({ list: [] })
    expect(codeOf(await unlink(withPassword))).toBe('not.found')
    expect(codeOf(await returnFromProvider(gateway, await allow(gateway, 'google', person)))).toBe(
      'social.account.missing',
    )
  })

  test('the last login method cannot be removed', async () => {
    const { token, person } = await socialMember()
    expect(codeOf(await unlink(token))).toBe('last.way.in')
    expect((await returnFromProvider(gateway, await allow(gateway, 'google', person))).status).toBe(200)
  })

  test('removed at the same moment as the last passkey: one of the two remains', async () => {
    const { token } = await socialMember()
    const key = await newPasskey(gateway, token)
    const answers = await Promise.all([unlink(token), gateway.call('removePasskey', { token, body: { id: key.id } })])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.map((answer) => codeOf(answer)).filter((code) => code === 'last.way.in')).toHaveLength(1)
  })

  test('can be removed if a passkey remains, which then logs in', async () => {
    const { token, userName } = await socialMember()
    const key = await newPasskey(gateway, token)
    expect((await unlink(token)).status).toBe(200)
    expect((await loginWith(gateway, key)).body.value?.userName).toBe(userName)
  })

  test('a provider that the merchant disabled is no login method', async () => {
    const { token } = await socialMember()
    const key = await newPasskey(gateway, token)
    await gateway.ctx.db.execute(
      sql`update merchants set flags = array_remove(flags, 'GOOGLELOGIN3') where code = 'aurora'`,
    )
    gateway.clock.advance(6000)
    expect(codeOf(await gateway.call('removePasskey', { token, body: { id: key.id } }))).toBe('last.way.in')
    await gateway.ctx.db.execute(
      sql`update merchants set flags = array_append(flags, 'GOOGLELOGIN3') where code = 'aurora'`,
    )
    gateway.clock.advance(6000)
  })

  test('a linked account of another member: not found', async () => {
    await socialMember()
    expect((await gateway.call('socialAccounts', { token: await gateway.tokenOf('player01') })).body.value).toEqual({
      list: [],
    })
    const stranger = await startTestGateway()
    expect((await stranger.call('unlinkSocial', { body: { provider: 'google' } })).status).toBe(401)
    await stranger.close()
  })
})
