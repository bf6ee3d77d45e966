import { startTestGateway, type TestGateway } from '../testing/gateway'
import { repeatableDatabase, type RepeatableDatabase } from '../testing/repeatable-database'

/** What an attacker tries; true when he gets through. */
export type Attack = (gateway: TestGateway) => Promise<boolean>
/** Switches one control off: the same attack must then get through, or the test would show nothing. */
export type Weakening = () => void
type Start = typeof startTestGateway

/** Every attack finds the same members and nothing that another attack has left. */
let database: Promise<RepeatableDatabase> | null = null
afterAll(async () => (await database)?.close())

export const tryOn = async (attack: Attack, start: Start = startTestGateway): Promise<boolean> => {
  database ??= repeatableDatabase()
  const gateway = await start({ database: await (await database).next() })
  try {
    return await attack(gateway)
  } finally {
    await gateway.close()
  }
}

const controls = [
  '../identity/session/sessions',
  '../identity/session/login-attempts',
  '../identity/session/captcha',
  '../identity/session/password',
  '../platform/kernel/rate-limit',
  '../platform/kernel/trusted-proxies',
  '../identity/verification/codes',
  '../platform/merchants/rule-safety',
  '../identity/passkeys/challenges',
  '../identity/passkeys/store',
  '../identity/passkeys/assertion',
  '@simplewebauthn/server',
  '../identity/social/signed-by',
  '../identity/social/firebase-token',
  '../identity/social/store',
  '../identity/social/flow-nonce',
  '../identity/social/fresh',
] as const
type Control = (typeof controls)[number]

/** What no control lies in and what takes long to load: the weakened gateway shares it with the true one. */
const shared = [
  '@electric-sql/pglite',
  '@mosaic/contracts',
  'drizzle-orm',
  'drizzle-orm/node-postgres',
  'drizzle-orm/pg-core',
  'drizzle-orm/pglite',
  'fastify',
  'jose',
  'pg',
  'pino',
  'sanitize-html',
  'sharp',
  'undici',
  'zod',
] as const

const loaded = new Map<string, unknown>()
const sharePackages = (): void => {
  for (const name of shared) {
    if (!loaded.has(name)) loaded.set(name, jest.requireActual(name))
    jest.doMock(name, () => loaded.get(name))
  }
}

export const tryOnWeakened = async (
  attack: Attack,
  weaken: Weakening,
  prepared: (start: Start) => Start = (start) => start,
): Promise<boolean> => {
  let through = false
  sharePackages()
  try {
    await jest.isolateModulesAsync(async () => {
      weaken()
      through = await tryOn(attack, prepared((await import('../testing/gateway')).startTestGateway))
    })
  } finally {
    for (const name of [...controls, ...shared]) jest.dontMock(name)
  }
  return through
}

export const without = (
  control: Control,
  replaced: (actual: Record<string, unknown>) => Record<string, unknown>,
): Weakening => {
  return () =>
    jest.doMock(control, () => ({
      ...jest.requireActual<Record<string, unknown>>(control),
      ...replaced(jest.requireActual(control)),
    }))
}
