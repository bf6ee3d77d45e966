import { startTestGateway, type TestGateway } from '../testing/gateway'

/** What an attacker tries; true when he gets through. */
export type Attack = (gateway: TestGateway) => Promise<boolean>
/** Switches one control off: the same attack must then get through, or the test would show nothing. */
export type Weakening = () => void
type Start = typeof startTestGateway

/** The members that every attack finds are made by a gateway that has all its controls. */
beforeAll(async () => (await startTestGateway()).close())

export const tryOn = async (attack: Attack, start: Start = startTestGateway): Promise<boolean> => {
  const gateway = await start()
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
