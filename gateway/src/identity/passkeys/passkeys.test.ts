import { sql } from 'drizzle-orm'
import { authenticator } from '../../../testing/authenticator'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { loginOptions, loginWith, newPasskey } from '../../../testing/passkey'
import { challengeLifetime } from './challenges'
import { maxPasskeys } from './management'

const minute = 60_000
const browser = authenticator()
let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterEach(async () => {
  for (const table of ['passkeys', 'login_attempts', 'rate_windows'])
    await gateway.ctx.db.execute(sql`delete from ${sql.identifier(table)}`)
})
afterAll(() => gateway.close())

const list = async (token: string) => (await gateway.call('passkeys', { token })).body.value
const wrongLogin = async (ip: string) =>
  gateway.call('login', {
    ip,
    body: {
      type: 'username',
      username: 'player01',
      password: 'wrong-password',
      loginDeviceId: 'd',
      ...(await gateway.solveCaptcha()),
    },
  })

test('a passkey added after a login by password: logs in with a session like any other', async () => {
  const key = await newPasskey(gateway, await gateway.tokenOf('player01'), 'My phone', { count: 3 })
  const answer = await loginWith(gateway, key, { count: 4 })
  expect(answer.body.value).toMatchObject({ userName: 'player01', type: 0, firstTimeLogin: false })
  expect(answer.refreshToken).toMatch(/^[\w-]{43}$/)
  const token = answer.body.value?.token ?? ''
  expect((await gateway.call('devices', { token })).body.value?.list[0]).toMatchObject({ current: true })
  expect((await gateway.call('loginHistory', { token })).body.value?.list[0]).toMatchObject({ at: gateway.clock.now() })
  expect((await list(token))?.list).toEqual([
    {
      id: key.id,
      name: 'My phone',
      createdAt: gateway.clock.now(),
      lastUsedAt: gateway.clock.now(),
      copied: false,
      elsewhere: false,
    },
  ])
  expect(
    (await gateway.call('refreshSession', { body: { loginDeviceId: 'd' }, cookie: answer.refreshToken })).status,
  ).toBe(200)
})

test('login options list no passkeys, and an unknown passkey is refused', async () => {
  const options = await loginOptions(gateway)
  expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  expect(options.allowCredentials ?? []).toEqual([])
  const { key } = browser.create({
    ...options,
    rp: { id: 'localhost', name: '' },
    user: { id: 'eA', name: '', displayName: '' },
    pubKeyCredParams: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  })
  expect((await loginWith(gateway, key)).body.errorCode).toBe('passkey.unknown')
})

test('a challenge lives five minutes', async () => {
  const key = await newPasskey(gateway, await gateway.tokenOf('player01'))
  const [early, late] = [await loginOptions(gateway), await loginOptions(gateway)]
  const use = (options: { challenge: string }) =>
    gateway.call('passkeyLogin', { body: { credential: browser.sign(options, key), loginDeviceId: 'd' } })
  gateway.clock.advance(challengeLifetime - 1)
  expect((await use(early)).status).toBe(200)
  gateway.clock.advance(1)
  expect((await use(late)).body.errorCode).toBe('passkey.expired')
})

test('a challenge is bound to device and purpose', async () => {
  const token = await gateway.tokenOf('player01')
  const key = await newPasskey(gateway, token)
  const elsewhere = await loginOptions(gateway, 'another-device')
  expect(
    (await gateway.call('passkeyLogin', { body: { credential: browser.sign(elsewhere, key), loginDeviceId: 'd' } }))
      .body.errorCode,
  ).toBe('passkey.expired')
  const confirming = (await gateway.call('passkeyConfirmOptions', { token, body: {} })).body.value
  expect(
    (
      await gateway.call('passkeyLogin', {
        body: { credential: browser.sign({ challenge: confirming?.challenge ?? '' }, key), loginDeviceId: 'd' },
      })
    ).body.errorCode,
  ).toBe('passkey.expired')
})

test('a login by passkey lifts the lock of wrong passwords', async () => {
  const key = await newPasskey(gateway, await gateway.tokenOf('player01'))
  const ip = '198.51.100.9'
  for (let failure = 0; failure < 5; failure += 1) await wrongLogin(ip)
  expect((await wrongLogin(ip)).body.errorCode).toBe('login.locked')
  expect((await loginWith(gateway, key, {}, ip)).status).toBe(200)
  expect(
    (
      await gateway.call('login', {
        ip,
        body: { type: 'username', username: 'player01', password: 'Demo#2026', loginDeviceId: 'd' },
      })
    ).status,
  ).toBe(200)
})

test('failed passkeys count like wrong passwords', async () => {
  const key = await newPasskey(gateway, await gateway.tokenOf('player01'))
  const ip = '198.51.100.10'
  for (let failure = 0; failure < 5; failure += 1)
    expect((await loginWith(gateway, key, { origin: 'https://evil.example' }, ip)).body.errorCode).toBe(
      'passkey.invalid',
    )
  const login = await gateway.call('login', {
    ip,
    body: {
      type: 'username',
      username: 'player01',
      password: 'Demo#2026',
      loginDeviceId: 'd',
      ...(await gateway.solveCaptcha()),
    },
  })
  expect(login.body.errorCode).toBe('login.locked')
})

test('a counter that does not increase: the passkey counts as copied, is refused from then on, and is shown so', async () => {
  const token = await gateway.tokenOf('player01')
  const key = await newPasskey(gateway, token, 'Key', { count: 5 })
  expect((await loginWith(gateway, key, { count: 7 })).status).toBe(200)
  expect((await loginWith(gateway, key, { count: 6 })).body.errorCode).toBe('passkey.copied')
  expect((await loginWith(gateway, key, { count: 8 })).body.errorCode).toBe('passkey.copied')
  expect((await list(token))?.list[0]).toMatchObject({ copied: true })
})

test('an invalid signature with an old counter: the passkey does not count as copied', async () => {
  const token = await gateway.tokenOf('player01')
  const key = await newPasskey(gateway, token, 'Key', { count: 5 })
  const stranger = browser.create(
    (await gateway.call('passkeyOptions', { token, body: {} })).body.value ?? ({} as never),
  ).key
  expect((await loginWith(gateway, { ...stranger, id: key.id }, { count: 1 })).body.errorCode).toBe('passkey.invalid')
  expect((await list(token))?.list[0]).toMatchObject({ copied: false })
})

test('two logins with the same counter at the same moment: one passes', async () => {
  const key = await newPasskey(gateway, await gateway.tokenOf('player01'), 'Key', { count: 1 })
  const answers = await Promise.all([loginWith(gateway, key, { count: 2 }), loginWith(gateway, key, { count: 2 })])
  expect(answers.map(({ body }) => body.errorCode ?? 'ok').sort()).toEqual(['ok', 'passkey.copied'])
})

test('a disabled member, a self-excluded one and a trial account: refused after the verification', async () => {
  const token = await gateway.tokenOf('vip01')
  const key = await newPasskey(gateway, token)
  const disable = (disabled: boolean) =>
    gateway.ctx.db.execute(sql`update members set disabled = ${disabled} where account = 'vip01'`)
  await disable(true)
  expect((await loginWith(gateway, key)).body.errorCode).toBe('login.user.disabled')
  await disable(false)
  await gateway.ctx.db.execute(sql`update members set type = 4 where account = 'vip01'`)
  expect((await loginWith(gateway, key)).body.errorCode).toBe('login.non.member')
  await gateway.ctx.db.execute(sql`update members set type = 0 where account = 'vip01'`)
  expect((await gateway.call('exclude', { token, body: { span: '6m', confirmed: true } })).status).toBe(200)
  expect((await loginWith(gateway, key)).body).toMatchObject({ errorCode: 'play.self.excluded' })
})

describe('management of passkeys', () => {
  test('adding, renaming and removing require a confirmation of the last five minutes', async () => {
    const token = await gateway.tokenOf('player01')
    const key = await newPasskey(gateway, token)
    gateway.clock.advance(5 * minute)
    expect((await list(token))?.confirmedUntil).toBeNull()
    const tries = [
      await gateway.call('passkeyOptions', { token, body: {} }),
      await gateway.call('renamePasskey', { token, body: { id: key.id, name: 'Other' } }),
      await gateway.call('removePasskey', { token, body: { id: key.id } }),
    ]
    expect(tries.map(({ body }) => body.errorCode)).toEqual([
      'confirmation.required',
      'confirmation.required',
      'confirmation.required',
    ])
    expect((await gateway.call('confirmByPassword', { token, body: { password: 'wrong-one' } })).body.errorCode).toBe(
      'password.wrong',
    )
    expect((await gateway.call('confirmByPassword', { token, body: { password: 'Demo#2026' } })).body.value).toEqual({
      until: gateway.clock.now() + 5 * minute,
    })
    expect(
      (await gateway.call('renamePasskey', { token, body: { id: key.id, name: '  Work laptop ' } })).body.value?.list[0]
        ?.name,
    ).toBe('Work laptop')
    expect((await gateway.call('removePasskey', { token, body: { id: key.id } })).body.value?.list).toEqual([])
    expect((await loginWith(gateway, key)).body.errorCode).toBe('passkey.unknown')
  })

  test('a passkey confirms too', async () => {
    const token = await gateway.tokenOf('player01')
    const key = await newPasskey(gateway, token)
    gateway.clock.advance(6 * minute)
    const options = (await gateway.call('passkeyConfirmOptions', { token, body: {} })).body.value
    expect(options?.allowCredentials).toEqual([{ id: key.id, type: 'public-key', transports: ['internal'] }])
    const credential = browser.sign({ challenge: options?.challenge ?? '' }, key)
    expect((await gateway.call('confirmByPasskey', { token, body: { credential } })).status).toBe(200)
    expect((await list(token))?.confirmedUntil).toBe(gateway.clock.now() + 5 * minute)
  })

  test('an SMS code does not confirm an account with a password', async () => {
    const place = { countryDialingCode: '55', loginDeviceId: 'phone' }
    await gateway.call('smsNoLogin', { body: { ...place, mobileNum: '11900000102', purpose: 'login' } })
    const code = (await gateway.lastMessage('+5511900000102'))?.code ?? ''
    const token =
      (await gateway.call('login', { body: { type: 'sms', username: '11900000102', password: code, ...place } })).body
        .value?.token ?? ''
    expect((await list(token))?.confirmedUntil).toBeNull()
  })

  test('a passkey of another member: not found', async () => {
    const key = await newPasskey(gateway, await gateway.tokenOf('agent01'))
    const token = await gateway.tokenOf('player01')
    expect((await list(token))?.list).toEqual([])
    expect(
      (await gateway.call('renamePasskey', { token, body: { id: key.id, name: 'Mine now' } })).body.errorCode,
    ).toBe('not.found')
    expect((await gateway.call('removePasskey', { token, body: { id: key.id } })).body.errorCode).toBe('not.found')
  })

  test('creation options exclude the existing passkeys, and an answer serves one session once', async () => {
    const token = await gateway.tokenOf('player01')
    const key = await newPasskey(gateway, token)
    const options = (await gateway.call('passkeyOptions', { token, body: {} })).body.value
    if (!options) throw new Error('no options')
    expect(options.excludeCredentials?.map(({ id }) => id)).toEqual([key.id])
    const { credential } = browser.create(options)
    const other = await gateway.tokenOf('player01')
    expect((await gateway.call('addPasskey', { token: other, body: { name: 'x', credential } })).body.errorCode).toBe(
      'passkey.expired',
    )
    expect((await gateway.call('addPasskey', { token, body: { name: 'x', credential } })).status).toBe(200)
    expect((await gateway.call('addPasskey', { token, body: { name: 'x', credential } })).body.errorCode).toBe(
      'passkey.expired',
    )
  })

  test('a key already used by another member: refused', async () => {
    const token = await gateway.tokenOf('player01')
    const key = await newPasskey(gateway, token)
    await gateway.ctx.db.execute(
      sql`update passkeys set credential_id = 'held-by-another', member_id = (select id from members where account = 'agent01' and merchant_code = 'aurora')`,
    )
    const options = (await gateway.call('passkeyOptions', { token, body: {} })).body.value
    if (!options) throw new Error('no options')
    const { credential } = browser.create(options)
    await gateway.ctx.db.execute(sql`update passkeys set credential_id = ${credential.id}`)
    expect(key.id).not.toBe(credential.id)
    expect((await gateway.call('addPasskey', { token, body: { name: 'x', credential } })).body.errorCode).toBe(
      'passkey.exists',
    )
  })

  test('an eleventh passkey: refused', async () => {
    const token = await gateway.tokenOf('player01')
    for (let made = 0; made < maxPasskeys; made += 1) await newPasskey(gateway, token, `Key ${made}`)
    expect((await gateway.call('passkeyOptions', { token, body: {} })).body.errorCode).toBe('passkey.most.reached')
  })

  test.each([
    ['unverified', { unverified: true }],
    ['foreign origin', { origin: 'https://evil.example' }],
    ['another domain', { rpId: 'evil.example' }],
  ] as const)('a new passkey that is %s is refused', async (_what, lie) => {
    const token = await gateway.tokenOf('player01')
    await expect(newPasskey(gateway, token, 'x', lie)).rejects.toThrow('passkey.invalid')
  })

  test('a trial account: no passkeys', async () => {
    const trial = (await gateway.call('freePlay', { body: { loginDeviceId: 'd' } })).body.value?.token ?? ''
    expect((await gateway.call('passkeys', { token: trial })).body.errorCode).toBe('free_reject')
  })
})
