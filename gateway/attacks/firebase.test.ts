import './controls'
import { sql } from 'drizzle-orm'
import { decodeJwt, jwtVerify, type JWTPayload } from 'jose'
import { firebaseProject, startFirebaseHouse, type FirebaseHouse } from '../testing/firebase-house'
import { startTestGateway, type TestGateway } from '../testing/gateway'
import { registration } from '../testing/social-visitor'
import { tryOn, tryOnWeakened, without, type Attack, type Weakening } from './weaken'

let firebase: FirebaseHouse
beforeAll(async () => {
  firebase = await startFirebaseHouse()
})
afterAll(() => firebase.close())
beforeEach(() => firebase.reachable(true))

/** Aurora with a Firebase project. */
const prepared =
  (start: typeof startTestGateway): typeof startTestGateway =>
  async (overrides = {}) => {
    const gateway = await start({ ...overrides, config: { firebaseJwksUrl: firebase.keysUrl, ...overrides.config } })
    await gateway.ctx.db.execute(
      sql`update merchants set profile = profile || ${JSON.stringify({ firebase: firebaseProject })}::jsonb where code = 'aurora'`,
    )
    gateway.clock.advance(6000)
    return gateway
  }

const number = '11900000100'
const loginDeviceId = 'device-of-the-visitor'
const bring = async (gateway: TestGateway, firebaseIdToken: string, more: object = {}) =>
  (
    await gateway.call('login', {
      body: { type: 'firebase', firebaseChannel: 'google', firebaseIdToken, loginDeviceId, ...more },
    })
  ).body
const bySms = { firebaseChannel: 'sms', firebaseMobileNo: `0${number}`, countryDialingCode: '55' }
const phoneClaims = (phone_number: string): JWTPayload => ({ phone_number, firebase: { sign_in_provider: 'phone' } })
/** Accepted: the bearer is logged in, or may register as the person of the token. */
const believed = (body: Awaited<ReturnType<typeof bring>>): boolean =>
  body.success || body.errorCode === 'social.account.missing'

const tokenAttack =
  (token: (now: number) => Promise<string> | string, more: object = {}): Attack =>
  async (gateway) =>
    believed(await bring(gateway, await token(gateway.clock.now()), more))

const replay =
  (again: (token: string) => string): Attack =>
  async (gateway) => {
    const token = await firebase.token(gateway.clock.now())
    return believed(await bring(gateway, token)) && believed(await bring(gateway, again(token)))
  }

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** The last character of a signature carries unused bits: the same signature in another spelling. */
const rewritten = (token: string): string =>
  token.slice(0, -1) + (alphabet[alphabet.indexOf(token.slice(-1)) ^ 1] ?? '')

const withoutKeys: Attack = async (gateway) => {
  firebase.reachable(false)
  return believed(await bring(gateway, await firebase.token(gateway.clock.now(), {}, { by: 'other' })))
}

type Signed = (
  keys: Parameters<typeof jwtVerify>[1],
  token: string,
  expected: object,
  now: number,
) => Promise<{ ok: boolean; value?: JWTPayload }>
const noSignature = without('../src/identity/social/signed-by', () => ({
  signedBy: (async (_keys, token) => ({ ok: true, value: decodeJwt(token) })) satisfies Signed,
}))
const anyProject = without('../src/identity/social/signed-by', () => ({
  signedBy: (async (keys, token, _expected, now) => ({
    ok: true,
    value: (await jwtVerify(token, keys, { currentDate: new Date(now) })).payload,
  })) satisfies Signed,
}))
const seenAs = (claims: (now: number) => JWTPayload): Weakening =>
  without('../src/identity/social/signed-by', (actual) => ({
    signedBy: (async (keys, token, expected, now) => {
      const signed = await (actual.signedBy as Signed)(keys, token, expected, now)
      return { ...signed, value: { ...signed.value, ...claims(now) } }
    }) satisfies Signed,
  }))
const anyTime = seenAs((now) => ({ auth_time: now / 1000 }))
const anyWay = seenAs(() => ({ firebase: { sign_in_provider: 'google.com' } }))
const anyNumber = without('../src/identity/social/firebase-token', () => ({ provesNumber: () => true }))
const noBurning = without('../src/identity/social/store', () => ({ burnToken: async () => true }))
const wholeToken = without('../src/identity/social/firebase-token', () => ({ signedPart: (token: string) => token }))

const hour = 60 * 60_000
const otherProject = { iss: 'https://securetoken.google.com/somebody-else', aud: 'somebody-else' }
const attacks: readonly {
  readonly what: string
  readonly attack: Attack
  readonly off: string
  readonly weaken: Weakening
}[] = [
  {
    what: 'a token of another project',
    attack: tokenAttack((now) => firebase.token(now, otherProject)),
    off: 'with any project taken',
    weaken: anyProject,
  },
  {
    what: 'a token for another audience of the right issuer',
    attack: tokenAttack((now) => firebase.token(now, { aud: 'somebody-else' })),
    off: 'with any project taken',
    weaken: anyProject,
  },
  {
    what: 'a token without a signature (alg none)',
    attack: tokenAttack((now) => firebase.unsigned(now)),
    off: 'without signatures',
    weaken: noSignature,
  },
  {
    what: 'a token signed with the public key as an HS256 secret',
    attack: tokenAttack((now) => firebase.forgedWithPublicKey(now)),
    off: 'without signatures',
    weaken: noSignature,
  },
  {
    what: 'a token signed with another algorithm of the same key',
    attack: tokenAttack((now) => firebase.token(now, {}, { alg: 'RS512' })),
    off: 'without signatures',
    weaken: noSignature,
  },
  {
    what: 'a token of a stranger’s key under the right key id',
    attack: tokenAttack((now) => firebase.token(now, {}, { by: 'other' })),
    off: 'without signatures',
    weaken: noSignature,
  },
  {
    what: 'a token with an unknown key id',
    attack: tokenAttack((now) => firebase.token(now, {}, { kid: 'key-9' })),
    off: 'without signatures',
    weaken: noSignature,
  },
  {
    what: 'a token that has run out',
    attack: tokenAttack((now) => firebase.token(now, { exp: now / 1000 - 60 })),
    off: 'without signatures',
    weaken: noSignature,
  },
  {
    what: 'a fresh token of a sign-in an hour ago',
    attack: tokenAttack((now) => firebase.token(now, { auth_time: (now - hour) / 1000 })),
    off: 'with any age taken',
    weaken: anyTime,
  },
  {
    what: 'a token of a sign-in in the future',
    attack: tokenAttack((now) => firebase.token(now, { auth_time: (now + hour) / 1000 })),
    off: 'with any age taken',
    weaken: anyTime,
  },
  {
    what: 'a token of another sign-in method (a password at Firebase) passed off as Google’s',
    attack: tokenAttack((now) => firebase.token(now, { firebase: { sign_in_provider: 'password' } })),
    off: 'with any way taken',
    weaken: anyWay,
  },
  {
    what: 'a proven number beside another person’s number in the body',
    attack: tokenAttack((now) => firebase.token(now, phoneClaims('+5511955550000')), bySms),
    off: 'with any number taken',
    weaken: anyNumber,
  },
  {
    what: 'a token brought a second time',
    attack: replay((token) => token),
    off: 'without one-time use',
    weaken: noBurning,
  },
  {
    what: 'a token brought a second time with its signature written otherwise',
    attack: replay(rewritten),
    off: 'with the whole text burned instead of what is signed',
    weaken: wholeToken,
  },
  {
    what: 'a forged token while the keys cannot be fetched',
    attack: withoutKeys,
    off: 'without signatures',
    weaken: noSignature,
  },
]

const start = prepared(startTestGateway)

describe('G20 is refused', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await start()
  })
  afterAll(() => gateway.close())

  test.each(attacks)('$what', async ({ attack }) => {
    gateway.clock.advance(1000)
    expect(await attack(gateway)).toBe(false)
  })
  test('a forged token before the keys were ever fetched', async () => {
    expect(await tryOn(withoutKeys, start)).toBe(false)
  })
})

/** Every attack that one control stops, on one gateway without it. */
const canaries = [...new Set(attacks.map(({ off }) => off))].map((off) => ({
  off,
  held: attacks.filter((trial) => trial.off === off),
}))

test.each(canaries)('G20 gets through $off, so the attacks are real ones', async ({ held }) => {
  const through: string[] = []
  const all: Attack = async (gateway) => {
    for (const { what, attack } of held) {
      gateway.clock.advance(1000)
      if (await attack(gateway)) through.push(what)
    }
    return through.length === held.length
  }
  await tryOnWeakened(all, held[0]?.weaken ?? (() => undefined), prepared)
  expect(through).toEqual(held.map(({ what }) => what))
})

describe('Firebase as it should be', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await start()
  })
  afterAll(() => gateway.close())

  test('a valid token opens an account, and the next one finds it; the site gets the project id', async () => {
    const first = await bring(gateway, await firebase.token(gateway.clock.now()))
    expect(first).toMatchObject({ errorCode: 'social.account.missing', fields: { nickname: 'Ana Test' } })
    const opened = await gateway.call('registerSocial', {
      body: registration(first.success ? '' : (first.fields?.ticket ?? ''), { loginDeviceId }),
    })
    gateway.clock.advance(1000)
    const next = await bring(gateway, await firebase.token(gateway.clock.now()))
    expect(next.success && opened.body.success && next.value.userName === opened.body.value.userName).toBe(true)
    expect((await gateway.call('whitelabel')).body).toMatchObject({
      value: { social: { adapter: 'firebase', projectId: firebaseProject.projectId } },
    })
  })

  test('a proven number logs its member in, with its one leading 0 or without', async () => {
    gateway.clock.advance(1000)
    expect(
      await bring(gateway, await firebase.token(gateway.clock.now(), phoneClaims(`+55${number}`)), bySms),
    ).toMatchObject({ value: { userName: 'player01' } })
    const unknownMember = { ...bySms, firebaseMobileNo: '11955551234' }
    expect(
      await bring(gateway, await firebase.token(gateway.clock.now(), phoneClaims('+5511955551234')), unknownMember),
    ).toMatchObject({ errorCode: 'login.user.missing' })
  })

  test('a number registers by the token of Firebase only', async () => {
    const mobileNum = '11955557777'
    const place = { mobileNum, countryDialingCode: '55', loginDeviceId }
    expect((await gateway.call('smsRegister', { body: place })).body.errorCode).toBe('function.not.available')
    const register = async (firebaseIdToken: string) =>
      (
        await gateway.call('registerMobile', {
          body: {
            ...registration('', place),
            password: 'Secret#2026',
            confirmPassword: 'Secret#2026',
            verificationCode: '123456',
            firebaseIdToken,
          },
        })
      ).body
    const token = async (of: string) => {
      gateway.clock.advance(1000)
      return firebase.token(gateway.clock.now(), phoneClaims(of))
    }
    expect(await register('')).toMatchObject({ errorCode: 'verification.code.error' })
    expect(await register(await token('+5511955557778'))).toMatchObject({ errorCode: 'verification.code.error' })
    gateway.clock.advance(1000)
    expect(await register(await firebase.token(gateway.clock.now()))).toMatchObject({
      errorCode: 'social.proof.invalid',
    })
    const good = await token(`+55${mobileNum}`)
    expect((await register(good)).success).toBe(true)
    expect(await register(good)).toMatchObject({ errorCode: 'social.proof.invalid' })
  })

  test('the keys are fetched once for many tokens', async () => {
    const before = firebase.asked()
    for (let visit = 1; visit <= 5; visit += 1)
      await bring(gateway, await firebase.token(gateway.clock.now(), { sub: `user-${visit}` }))
    expect(firebase.asked()).toBe(before)
  })

  test('keys that cannot be fetched at first: the owner is refused, with an error code of its own', async () => {
    const other = await start()
    firebase.reachable(false)
    expect(await bring(other, await firebase.token(other.clock.now()))).toMatchObject({
      errorCode: 'social.unavailable',
    })
    firebase.reachable(true)
    expect(await bring(other, await firebase.token(other.clock.now()))).toMatchObject({
      errorCode: 'social.account.missing',
    })
    await other.close()
  })

  test('a merchant without a project takes no token', async () => {
    const answer = await gateway.call('login', {
      merchant: 'lotus',
      body: {
        type: 'firebase',
        firebaseChannel: 'google',
        firebaseIdToken: await firebase.token(gateway.clock.now()),
        loginDeviceId,
      },
    })
    expect(answer.body).toMatchObject({ errorCode: 'function.not.available' })
  })
})
