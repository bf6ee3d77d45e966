import { endpoints, type Endpoint, type EndpointName, type Envelope, type ValueOf } from '@mosaic/contracts'
import { CompactEncrypt, importJWK } from 'jose'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../src/app'
import { readConfig, type Config } from '../src/config'
import { createContext } from '../src/create-context'
import type { AppContext } from '../src/platform/runtime/app-context'
import { manualClock, type ManualClock } from '../src/platform/runtime/clock'
import type { Database } from '../src/platform/db/database'
import { createLog, type LogTarget } from '../src/platform/runtime/log'
import { refreshCookieName } from '../src/platform/http/refresh-cookie'
import { systemRandom } from '../src/platform/runtime/random'
import { demoPassword, seedDemoAccounts, seedVerified, seedLoginMethods } from '../src/demo'
import { seedMerchants } from '../src/platform'
import { freshDatabase } from './fresh-database'
import { preparedDatabase } from './prepared-database'

const environment = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  QA: '1',
  SEAMLESS_KEY: 'seamless-key-of-the-tests-0123456789',
  PROVIDER_KEY: 'provider-key-of-the-tests-0123456789',
  PSP_KEY: 'payment-key-of-the-tests-0123456789',
  WEBHOOKS_KEY: 'webhooks-key-of-the-tests-0123456789',
  VAPID_PUBLIC_KEY: 'BJIrMkXUukF7G6pAgSyZnBtACkvil-Nzb194WioTieJN87KkgVTh2Od1ehAL5TDiCLx_8Wc-QEb3_Xp7PuRskKo',
  VAPID_PRIVATE_KEY: 'hw79XoPxWAARqsrCu_PQ9SmUj0TdADMzJsabqNgzOoI',
}

export const testConfig = (overrides: Partial<Config> = {}): Config => ({
  ...readConfig(environment, '/nowhere'),
  dataDir: null,
  ...overrides,
})

export type CallOptions = {
  readonly query?: Record<string, unknown> | undefined
  /** A second name of the endpoint. */
  readonly address?: Pick<Endpoint, 'method' | 'path'>
  /** Encrypted as the contract requires, unless `plain`. */
  readonly body?: unknown
  readonly plain?: true
  readonly token?: string | undefined
  readonly merchant?: string
  readonly language?: string
  readonly ip?: string
  /** Refresh token from the browser's cookie. */
  readonly cookie?: string | null | undefined
  readonly headers?: Record<string, string>
  readonly seal?: Partial<Seal>
}
export type Seal = {
  kid: string
  iat: number
  jti: string
  htm: string
  htu: string
  mc: string
  extra: Record<string, unknown>
}
type Answer<T> = {
  readonly status: number
  readonly body: Envelope<T>
  readonly headers: Record<string, unknown>
  readonly refreshToken: string | null
}

export type Device = { readonly token: string; readonly refreshToken: string; readonly deviceId: string }

export type TestGateway = {
  readonly ctx: AppContext
  readonly app: FastifyInstance
  readonly clock: ManualClock
  call<N extends EndpointName>(name: N, options?: CallOptions): Promise<Answer<ValueOf<N>>>
  /** The encrypted body and header of one call, for tests that send it elsewhere or twice. */
  seal(
    name: EndpointName,
    body: unknown,
    merchant?: string,
    seal?: Partial<Seal>,
  ): Promise<{ payload: { value: string }; encryption: string }>
  /** The newest message to a recipient, as the QA console shows it. */
  lastMessage(to: string): Promise<{ text: string; code: string | null } | null>
  /** A merchant like Aurora but for `parts`, known to the gateway when this resolves. */
  saveMerchant(code: string, parts?: object): Promise<string>
  /** A fresh captcha and its answer. */
  solveCaptcha(merchant?: string): Promise<{ captcha: string; captchaFlow: string }>
  /** A free Thai number and its code, as the merchant Lótus requires beside a user name. */
  verifiedNumber(loginDeviceId?: string): Promise<VerifiedNumber>
  /** Logs a demo account in on a device, as a browser that remembers it. */
  deviceOf(account: string, merchant?: string, deviceId?: string): Promise<Device>
  /** Logs a demo account in and returns the token. */
  tokenOf(account: string, merchant?: string): Promise<string>
  close(): Promise<void>
}

type VerifiedNumber = {
  readonly countryDialingCode: string
  readonly mobileNum: string
  readonly verificationCode: string
}

const dayMs = 24 * 60 * 60_000
const usualNow = Date.UTC(2026, 5, 15, 12)

const seed = async (ctx: AppContext): Promise<void> => {
  await ctx.events.begin()
  await seedMerchants(ctx)
  await seedDemoAccounts(ctx)
  await seedLoginMethods(ctx)
  await seedVerified(ctx)
}

const seedUsual = (database: Database): Promise<void> => {
  const config = testConfig()
  return seed(
    createContext({
      config,
      database,
      clock: manualClock(usualNow),
      random: systemRandom,
      log: createLog(config.logLevel, process.stdout),
    }),
  )
}

/** The whole gateway on a database in memory, with a clock that only the test moves. Merchants and demo accounts are there. */
export const startTestGateway = async (
  overrides: { config?: Partial<Config>; now?: number; database?: Database; log?: LogTarget } = {},
): Promise<TestGateway> => {
  const config = testConfig(overrides.config)
  const now = overrides.now ?? usualNow
  // What is seeded depends on the time, and on whether this is production.
  const usual = now === usualNow && !config.production
  const database = overrides.database ?? ((usual && (await preparedDatabase(seedUsual))) || (await freshDatabase()))
  const clock = manualClock(now)
  const ctx = createContext({
    config,
    database,
    clock,
    random: systemRandom,
    log: createLog(overrides.log ? 'trace' : config.logLevel, overrides.log ?? process.stdout),
  })
  if ((await ctx.merchants.all()).length === 0) await seed(ctx)
  const app = await buildApp(ctx)

  const askedBodyKey = async (merchant: string) => {
    const keys = await app.inject({ method: 'GET', url: endpoints.sessionKeys.path, headers: { merchant } })
    const jwk = keys.json<Envelope<ValueOf<'sessionKeys'>>>().value?.keys[0]
    if (!jwk) throw new Error('The gateway has no body key.')
    const { kid, kty, crv, x, y } = jwk
    return { kid, key: await importJWK({ kty, crv, x, y }, 'ECDH-ES') }
  }
  let known: { readonly day: number; readonly bodyKey: ReturnType<typeof askedBodyKey> } | null = null
  /** Requested once a day, as a browser does. */
  const bodyKeyOf = (merchant: string) => {
    const day = Math.floor(clock.now() / dayMs)
    if (known?.day !== day) known = { day, bodyKey: askedBodyKey(merchant) }
    return known.bodyKey
  }

  const seal: TestGateway['seal'] = async (name, body, merchant = 'aurora', choice = {}) => {
    const { path, method } = endpoints[name]
    const { kid: todays, key } = await bodyKeyOf(merchant)
    const { extra, ...parts } = choice
    const kid = choice.kid ?? todays
    const value = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
      .setProtectedHeader({
        alg: 'ECDH-ES',
        enc: 'A256GCM',
        kid,
        iat: Math.floor(clock.now() / 1000),
        jti: systemRandom.uuid(),
        htm: method,
        htu: path,
        mc: merchant,
        ...parts,
        ...extra,
      })
      .encrypt(key)
    return { payload: { value }, encryption: `v=1; kid="${kid}"` }
  }

  /** A body is sealed for the name under which it is sent. */
  const sealedFor = (address: CallOptions['address']) => address && { htm: address.method, htu: address.path }

  const call: TestGateway['call'] = async (name, options = {}) => {
    const endpoint = endpoints[name]
    const merchant = options.merchant ?? 'aurora'
    const sealed =
      'encrypted' in endpoint && options.body !== undefined && !options.plain
        ? await seal(name, options.body, merchant, { ...sealedFor(options.address), ...options.seal })
        : null
    const response = await app.inject({
      method: options.address?.method ?? endpoint.method,
      url: options.address?.path ?? endpoint.path,
      query: Object.fromEntries(Object.entries(options.query ?? {}).map(([key, value]) => [key, String(value)])),
      ...((sealed ?? options.body) !== undefined && { payload: sealed?.payload ?? (options.body as object) }),
      remoteAddress: options.ip ?? '203.0.113.7',
      headers: {
        merchant,
        moduleid: endpoint.module,
        ...(options.language !== undefined && { language: options.language }),
        ...(options.token !== undefined && { authorization: options.token }),
        ...(sealed && { encryption: sealed.encryption }),
        ...(options.cookie && { cookie: `${refreshCookieName(config)}=${options.cookie}` }),
        ...options.headers,
      },
    })
    const refreshToken = response.cookies.find(({ name: cookie }) => cookie === refreshCookieName(config))?.value
    return {
      status: response.statusCode,
      body: response.json(),
      headers: response.headers,
      refreshToken: refreshToken || null,
    }
  }

  const solveCaptcha: TestGateway['solveCaptcha'] = async (merchant = 'aurora') => {
    const captchaFlow = systemRandom.uuid()
    await call('captcha', { query: { flow: captchaFlow }, merchant })
    const open = (await app.inject({ url: '/qa/captcha.json' })).json<{ flow: string; answer: string }[]>()
    return { captchaFlow, captcha: open.find((each) => each.flow === captchaFlow)?.answer ?? '' }
  }

  const lastMessage: TestGateway['lastMessage'] = async (to) =>
    (await app.inject({ url: '/qa/outbox.json' }))
      .json<{ to: string; text: string; code: string | null }[]>()
      .find((each) => each.to === to) ?? null
  let numbers = 0

  return {
    ctx,
    app,
    clock,
    call,
    seal,
    solveCaptcha,
    saveMerchant: async (code, parts = {}) => {
      const payload = {
        like: 'aurora',
        code,
        sort: 9,
        hosts: [`${code}.localhost`],
        mainDomain: `${code}.localhost`,
        ...parts,
      }
      const saved = await app.inject({ method: 'POST', url: '/qa/merchants.json', payload })
      if (saved.statusCode !== 200) throw new Error(`The merchant ${code} could not be saved: ${saved.body}`)
      // Merchants are read again every five seconds.
      clock.advance(6000)
      return code
    },
    lastMessage,
    verifiedNumber: async (loginDeviceId = 'd') => {
      numbers += 1
      const place = { countryDialingCode: '66', mobileNum: `81${String(numbers).padStart(7, '0')}` }
      const ip = `203.0.113.${(numbers % 200) + 1}`
      await call('smsRegister', { merchant: 'lotus', ip, body: { ...place, loginDeviceId } })
      return { ...place, verificationCode: (await lastMessage(`+66${place.mobileNum}`))?.code ?? '' }
    },
    deviceOf: async (account, merchant = 'aurora', loginDeviceId = 'device-of-the-tests') => {
      const answer = await call('login', {
        merchant,
        body: { type: 'username', username: account, password: demoPassword, loginDeviceId, remember: true },
      })
      if (!answer.body.success || answer.refreshToken === null)
        throw new Error(`${account} could not log in: ${answer.body.errorCode}`)
      return { token: answer.body.value.token, refreshToken: answer.refreshToken, deviceId: loginDeviceId }
    },
    tokenOf: async (account, merchant = 'aurora') => {
      const answer = await call('login', {
        merchant,
        body: { type: 'username', username: account, password: demoPassword, loginDeviceId: 'device-of-the-tests' },
      })
      if (!answer.body.success) throw new Error(`${account} could not log in: ${answer.body.errorCode}`)
      return answer.body.value.token
    },
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}
