import { sql } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'
import {
  allow,
  ana,
  returnFromProvider,
  decide,
  deviceId,
  registration,
  socialPage,
  startListeningGateway,
  ticketFor,
} from '../../../testing/social-visitor'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startListeningGateway()
})
afterAll(() => gateway.close())
beforeEach(() => gateway.ctx.db.execute(sql`delete from social_identities`))

const count = async (table: string) =>
  Number(
    (await gateway.ctx.db.execute<{ n: string }>(sql`select count(*) as n from ${sql.identifier(table)}`)).rows[0]?.n,
  )
const register = (ticket: string, more: object = {}, merchant?: string) =>
  gateway.call('registerSocial', { merchant, body: registration(ticket, more) })
const link = (socialTicket: string, more: object = {}) =>
  gateway.call('linkSocial', {
    body: { socialTicket, username: 'vip01', password: 'Demo#2026', loginDeviceId: deviceId, remember: true, ...more },
  })
const switchOff = (account: string, disabled: boolean) =>
  gateway.ctx.db.execute(sql`update members set disabled = ${disabled} where account = ${account}`)

describe('the first sign-in', () => {
  test.each([
    ['google', 'aurora', 'localhost'],
    ['facebook', 'lotus', 'lotus.localhost'],
  ] as const)(
    'with %s at %s: redirects to this site and registers by its rules; the second sign-in finds the same member',
    async (provider, merchant, host) => {
      const person = { name: `Person of ${merchant}`, email: `${merchant}@example.com` }
      const back = await allow(gateway, provider, person, { merchant, host })
      expect([new URL(back.origin).hostname, back.path]).toEqual([host, '/m/social'])
      const missing = await returnFromProvider(gateway, back, { merchant })
      expect(missing.body).toMatchObject({
        errorCode: 'social.account.missing',
        fields: { email: person.email, nickname: person.name, known: '' },
      })
      const ticket = missing.body.success ? '' : (missing.body.fields?.ticket ?? '')
      const proof = merchant === 'lotus' ? await gateway.verifiedNumber(deviceId) : {}
      const opened = await register(ticket, { nickname: person.name, ...proof }, merchant)
      expect(opened).toMatchObject({
        status: 200,
        body: { value: { type: 0, firstTimeLogin: true } },
        refreshToken: expect.any(String),
      })
      const again = await returnFromProvider(gateway, await allow(gateway, provider, person, { merchant, host }), {
        merchant,
      })
      expect(
        again.body.success && opened.body.success && again.body.value.userName === opened.body.value.userName,
      ).toBe(true)
      expect(again.refreshToken).toEqual(expect.any(String))
    },
  )

  test('requires the merchant’s fields, and the ticket stays open until the form is complete', async () => {
    const ticket = await ticketFor(gateway, 'google')
    expect((await register(ticket, { agreement: false })).body).toMatchObject({
      errorCode: 'register.agreement.required',
    })
    expect((await register(ticket, { ageConfirmed: false })).body).toMatchObject({ errorCode: 'register.age.required' })
    expect((await register(ticket, { email: 'no address' })).body).toMatchObject({
      errorCode: 'register.rule.violated',
      fields: { email: 'format' },
    })
    expect((await register(ticket, { affiliateCode: 'nobody00' })).body).toMatchObject({
      errorCode: 'invitation.code.incorrect',
    })
    expect((await register(ticket)).status).toBe(200)
    expect((await register(ticket)).body).toMatchObject({ errorCode: 'social.flow.expired' })
  })

  test('a date of birth below the minimum age: refused', async () => {
    const ticket = await ticketFor(gateway, 'google', ana, { merchant: 'lotus' })
    const young = { birthday: '2008-01-01', ...(await gateway.verifiedNumber(deviceId)) }
    expect((await register(ticket, young, 'lotus')).body).toMatchObject({
      errorCode: 'register.age.required',
    })
  })

  test('the form sent several times at the same moment: one account', async () => {
    const ticket = await ticketFor(gateway, 'google')
    const before = await count('members')
    const answers = await Promise.all([register(ticket), register(ticket), register(ticket)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await count('members')).toBe(before + 1)
  })

  test('in two tabs: one account, and the slower tab has to start again', async () => {
    const [first, second] = [await ticketFor(gateway, 'google'), await ticketFor(gateway, 'google')]
    expect((await register(first)).status).toBe(200)
    const before = await count('members')
    expect((await register(second)).body).toMatchObject({ errorCode: 'social.flow.expired' })
    expect(await count('members')).toBe(before)
  })
})

describe('an existing account', () => {
  test('is not logged in by a verified e-mail address of the provider', async () => {
    await gateway.ctx.db.execute(
      sql`update members set email = ${ana.email} where account = 'vip01' and merchant_code = 'aurora'`,
    )
    const answer = await returnFromProvider(gateway, await allow(gateway, 'google'))
    expect(answer.body).toMatchObject({ errorCode: 'social.account.missing', fields: { known: '1' } })
    expect(answer.refreshToken).toBeNull()
  })

  test('is linked by its password, and then found by the linked identity', async () => {
    const ticket = await ticketFor(gateway, 'facebook')
    expect((await link(ticket)).body).toMatchObject({ value: { userName: 'vip01' } })
    expect((await returnFromProvider(gateway, await allow(gateway, 'facebook'))).body).toMatchObject({
      value: { userName: 'vip01' },
    })
    expect((await returnFromProvider(gateway, await allow(gateway, 'google'))).body).toMatchObject({
      errorCode: 'social.account.missing',
    })
    expect((await link(ticket)).body).toMatchObject({ errorCode: 'social.flow.expired' })
  })

  test('is not linked by a wrong password, and five of them lock like at a login', async () => {
    const ticket = await ticketFor(gateway, 'google')
    const wrong = async () =>
      (await link(ticket, { username: 'player01', password: 'wrong-one', ...(await gateway.solveCaptcha()) })).body
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect(await wrong()).toMatchObject({ errorCode: 'login.wrong.credentials', fields: { captcha: 'required' } })
    expect(await wrong()).toMatchObject({ errorCode: 'login.locked' })
    expect(await count('social_identities')).toBe(0)
  })

  test('that is disabled, no member or self-excluded: refused', async () => {
    await link(await ticketFor(gateway, 'google'), { username: 'agent01' })
    await switchOff('agent01', true)
    expect((await returnFromProvider(gateway, await allow(gateway, 'google'))).body).toMatchObject({
      errorCode: 'login.user.disabled',
    })
    await switchOff('agent01', false)
    const become = (type: number) =>
      gateway.ctx.db.execute(sql`update members set type = ${type} where account = 'agent01'`)
    await become(4)
    expect((await returnFromProvider(gateway, await allow(gateway, 'google'))).body).toMatchObject({
      errorCode: 'login.non.member',
    })
    await become(1)
    await gateway.ctx.db.execute(
      sql`insert into play_exclusions (member_id, kind, starts_at, ends_at) select id, 'self-exclusion', ${timestamp(gateway.clock.now())}, null from members where account = 'agent01' and merchant_code = 'aurora'`,
    )
    const answer = await returnFromProvider(gateway, await allow(gateway, 'google'))
    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'play.self.excluded' }, refreshToken: null })
  })

  test('an account of another merchant is not linked', async () => {
    await link(await ticketFor(gateway, 'google'))
    const elsewhere = await returnFromProvider(gateway, await allow(gateway, 'google', ana, { merchant: 'lotus' }), {
      merchant: 'lotus',
    })
    expect(elsewhere.body).toMatchObject({ errorCode: 'social.account.missing' })
  })
})

describe('the redirect', () => {
  test('after a cancel contains no code', async () => {
    expect(await decide(gateway, await socialPage(gateway, 'google'), { decision: 'deny' })).toMatchObject({
      code: null,
      error: 'access_denied',
    })
  })

  test('works once', async () => {
    const back = await allow(gateway, 'google')
    await returnFromProvider(gateway, back)
    expect((await returnFromProvider(gateway, back)).body).toMatchObject({ errorCode: 'social.flow.expired' })
  })

  test('after ten minutes: refused', async () => {
    const back = await allow(gateway, 'google')
    gateway.clock.advance(10 * 60_000)
    expect((await returnFromProvider(gateway, back)).body).toMatchObject({ errorCode: 'social.flow.expired' })
  })

  test('at another merchant: refused', async () => {
    expect(
      (await returnFromProvider(gateway, await allow(gateway, 'google'), { merchant: 'lotus' })).body,
    ).toMatchObject({
      errorCode: 'social.flow.expired',
    })
  })

  test('with a code of another flow: refused by its PKCE verifier', async () => {
    const [mine, stolen] = [
      await allow(gateway, 'google'),
      await allow(gateway, 'google', { name: 'Other', email: 'other@example.com' }),
    ]
    expect((await returnFromProvider(gateway, { state: mine.state, code: stolen.code })).body).toMatchObject({
      errorCode: 'social.proof.invalid',
    })
  })

  test('for a host that is not the merchant’s: leads to the main domain', async () => {
    const page = await socialPage(gateway, 'google', { host: 'evil.example' })
    expect(new URL(page.searchParams.get('redirect_uri') ?? '').hostname).toBe('localhost')
  })
})

describe('social sign-in that is not offered', () => {
  test('a provider with a disabled flag is refused, also for a flow that started before', async () => {
    const back = await allow(gateway, 'google')
    await gateway.ctx.db.execute(
      sql`update merchants set flags = array_remove(flags, 'GOOGLELOGIN3') where code = 'aurora'`,
    )
    gateway.clock.advance(6000)
    expect(
      (await gateway.call('socialStart', { body: { provider: 'google', loginDeviceId: deviceId } })).body,
    ).toMatchObject({ errorCode: 'function.not.available' })
    expect((await returnFromProvider(gateway, back)).body).toMatchObject({ errorCode: 'function.not.available' })
    expect(
      (await gateway.call('socialStart', { body: { provider: 'facebook', loginDeviceId: deviceId } })).status,
    ).toBe(200)
    await gateway.ctx.db.execute(
      sql`update merchants set flags = array_append(flags, 'GOOGLELOGIN3') where code = 'aurora'`,
    )
    gateway.clock.advance(6000)
  })

  test('a provider that does not answer: reported, and nothing is stored', async () => {
    const away = await startTestGateway({ config: { testIssuerUrl: 'http://127.0.0.1:9/issuer' } })
    expect(
      (await away.call('socialStart', { body: { provider: 'google', loginDeviceId: deviceId } })).body,
    ).toMatchObject({ errorCode: 'social.unavailable' })
    await away.close()
  })

  test('without the QA console: no issuer, no service, and the site does not list one', async () => {
    const live = await startTestGateway({ config: { qa: false, testIssuerUrl: null } })
    expect((await live.app.inject({ url: '/issuer/google/.well-known/openid-configuration' })).statusCode).toBe(404)
    expect(
      (await live.call('socialStart', { body: { provider: 'google', loginDeviceId: deviceId } })).body,
    ).toMatchObject({ errorCode: 'function.not.available' })
    expect((await live.call('whitelabel')).body).toMatchObject({
      value: expect.not.objectContaining({ social: expect.anything() }),
    })
    await live.close()
  })

  test('in production: the demo merchants start with both flags disabled', async () => {
    const live = await startTestGateway({ config: { production: true, qa: false, testIssuerUrl: null } })
    const flags = (await live.ctx.merchants.all()).flatMap((merchant) => merchant.flags)
    expect(flags.filter((flag) => ['GOOGLELOGIN3', 'FACEBOOKLOGIN3'].includes(flag))).toEqual([])
    expect(flags).toContain('VERIFICATION3')
    await live.close()
  })
})
