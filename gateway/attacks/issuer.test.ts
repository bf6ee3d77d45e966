import './controls'
import { decodeJwt, type jwtVerify, type JWTPayload } from 'jose'
import { clientId } from '../src/identity'
import { startTestGateway, type TestGateway } from '../testing/gateway'
import { startLyingIssuer, type LyingIssuer } from '../testing/lying-issuer'
import { returnFromProvider, deviceId, socialPage } from '../testing/social-visitor'
import { tryOnWeakened, without, type Attack, type Weakening } from './weaken'

let issuer: LyingIssuer
beforeAll(async () => {
  issuer = await startLyingIssuer()
})
afterAll(() => issuer.close())

/** A gateway that uses this issuer instead of its own. */
const asking =
  (start: typeof startTestGateway): typeof startTestGateway =>
  (overrides = {}) =>
    start({ ...overrides, config: { testIssuerUrl: issuer.url, ...overrides.config } })

const claimsAt = (now: number, nonce: string): JWTPayload => {
  const at = Math.floor(now / 1000)
  return { iss: `${issuer.url}/google`, aud: clientId, sub: 'person-1', nonce, iat: at, exp: at + 300 }
}
/** Accepted: the bearer is logged in, or may register as the person of the token. */
const believed = ({ body }: Awaited<ReturnType<typeof returnFromProvider>>): boolean =>
  body.success || body.errorCode === 'social.account.missing'

const visit = async (gateway: TestGateway, lie: (now: number) => JWTPayload, by?: 'other') => {
  const page = await socialPage(gateway, 'google')
  const now = gateway.clock.now()
  await issuer.answer({ ...claimsAt(now, page.searchParams.get('nonce') ?? ''), ...lie(now) }, by)
  return { state: page.searchParams.get('state') ?? '', code: 'any-code' }
}
const tokenAttack =
  (lie: (now: number) => JWTPayload, by?: 'other'): Attack =>
  async (gateway) =>
    believed(await returnFromProvider(gateway, await visit(gateway, lie, by)))

/** The code of one visit is brought twice to an issuer that would give a token for it each time. */
const codeUsedTwice: Attack = async (gateway) => {
  const back = await visit(gateway, () => ({}))
  return believed(await returnFromProvider(gateway, back)) && believed(await returnFromProvider(gateway, back))
}

/** The provider remembers the member's sign-in of this morning and ignores the request for a fresh one. */
const oldSignIn: Attack = async (gateway) => {
  const back = await visit(gateway, () => ({}))
  const opened = await returnFromProvider(gateway, back)
  const ticket = opened.body.success ? '' : (opened.body.fields?.ticket ?? '')
  const registered = await gateway.call('registerSocial', {
    body: {
      socialTicket: ticket,
      type: 0,
      registerMethod: 'H5',
      loginDeviceId: deviceId,
      ageConfirmed: true,
      agreement: true,
    },
  })
  const token = registered.body.value?.token ?? ''
  const started = (
    await gateway.call('confirmSocialStart', { token, body: { provider: 'google', loginDeviceId: deviceId } })
  ).body.value
  const page = new URL(started?.authorizeUrl ?? 'http://nowhere.invalid')
  const now = gateway.clock.now()
  await issuer.answer({ ...claimsAt(now, page.searchParams.get('nonce') ?? ''), auth_time: now / 1000 - 3600 })
  const body = { socialState: page.searchParams.get('state') ?? '', socialCode: 'any-code', loginDeviceId: deviceId }
  return (await gateway.call('confirmBySocial', { token, body })).status === 200
}

type Signed = (
  keys: Parameters<typeof jwtVerify>[1],
  token: string,
  expected: object,
  now: number,
) => Promise<{ ok: boolean; value?: JWTPayload }>
const unlooked = without('../src/identity/social/signed-by', () => ({
  signedBy: (async (_keys, token) => ({ ok: true, value: decodeJwt(token) })) satisfies Signed,
}))
const anyNonce = without('../src/identity/social/flow-nonce', () => ({ answersFlow: () => true }))
const anyTime = without('../src/identity/social/fresh', () => ({ isFresh: () => true }))
const stored = new Map<string, unknown>()
const noTaking = without('../src/identity/social/store', (actual) => ({
  takeFlow: async (db: unknown, state: string, ...rest: readonly unknown[]) => {
    const flow = await (actual.takeFlow as (...parts: readonly unknown[]) => Promise<unknown>)(db, state, ...rest)
    if (flow !== null) stored.set(state, flow)
    return stored.get(state) ?? null
  },
}))

const attacks: readonly {
  readonly what: string
  readonly attack: Attack
  readonly off: string
  readonly weaken: Weakening
}[] = [
  {
    what: 'a token with the nonce of another visit',
    attack: tokenAttack(() => ({ nonce: 'n'.repeat(43) })),
    off: 'with any nonce taken',
    weaken: anyNonce,
  },
  {
    what: 'a token for another site',
    attack: tokenAttack(() => ({ aud: 'another-site' })),
    off: 'without the check of the token',
    weaken: unlooked,
  },
  {
    what: 'a token of another issuer',
    attack: tokenAttack(() => ({ iss: 'https://issuer.example' })),
    off: 'without the check of the token',
    weaken: unlooked,
  },
  {
    what: 'a token that has run out',
    attack: tokenAttack((now) => ({ exp: now / 1000 - 60 })),
    off: 'without the check of the token',
    weaken: unlooked,
  },
  {
    what: 'a token signed by a stranger',
    attack: tokenAttack(() => ({}), 'other'),
    off: 'without the check of the token',
    weaken: unlooked,
  },
  {
    what: 'a code that is brought a second time',
    attack: codeUsedTwice,
    off: 'with flows that stay',
    weaken: noTaking,
  },
  { what: 'a proof by a sign-in of an hour ago', attack: oldSignIn, off: 'with any age taken', weaken: anyTime },
]

describe('G20 is refused', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await asking(startTestGateway)()
  })
  afterAll(() => gateway.close())

  test.each(attacks)('$what', async ({ attack }) => {
    expect(await attack(gateway)).toBe(false)
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
    for (const { what, attack } of held) if (await attack(gateway)) through.push(what)
    return through.length === held.length
  }
  await tryOnWeakened(all, held[0]?.weaken ?? (() => undefined), asking)
  expect(through).toEqual(held.map(({ what }) => what))
})
