import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'

/** All settings of the environment. A wrong value stops the start with one sentence. */
const originOf = (value: string): string => new URL(value).origin
const origin = z.url({ protocol: /^https?$/, error: 'it must be an http or https address' }).transform(originOf)
const origins = z
  .string()
  .transform((text) => text.split(/\s+/).filter(Boolean))
  .pipe(z.array(origin).min(1, 'it must name at least one site origin'))
const keyId = z.string().regex(/^[\w.-]{1,64}$/, 'it must be 1 to 64 letters, digits, dots or dashes')
const secret = z.string({ error: 'it is missing' }).min(32, 'it must be at least 32 characters long')

const environment = z.object({
  /** The port the studio listens on. */
  PORT: z.coerce.number({ error: 'it must be a number' }).int().min(0).max(65535).default(4002),
  DATA_DIR: z.string().min(1).default('.data'),
  GATEWAY_URL: origin.default('http://localhost:4001'),
  /** Public address, printed only; links in pages are relative. */
  STUDIO_URL: origin.optional(),
  /** Sites that may frame a game, separated by spaces. */
  SITE_ORIGINS: origins.default(['http://localhost:4000', 'http://lotus.localhost:4000']),
  SEAMLESS_KEY_ID: keyId.default('studio-1'),
  SEAMLESS_SECRET: secret,
  PROVIDER_KEY_ID: keyId.default('gateway-1'),
  PROVIDER_SECRET: secret,
  /** Timeout of a wallet call; after it the outcome is unknown. */
  WALLET_TIMEOUT_MS: z.coerce.number().int().min(200).max(30_000).default(5_000),
  /** Comma-separated addresses or networks of the proxies in front; only their `X-Forwarded-For` is believed. */
  TRUSTED_PROXIES: z.string().default('127.0.0.0/8,::1/128,::ffff:127.0.0.0/104'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
})

export type SigningKey = { readonly id: string; readonly secret: string }

export type StudioConfig = {
  readonly port: number
  readonly dataDir: string
  readonly gatewayUrl: string
  readonly studioUrl: string
  readonly siteOrigins: readonly string[]
  readonly walletTimeoutMs: number
  readonly trustedProxies: readonly string[]
  readonly logLevel: string
  /** Key for calls of the studio to the gateway's wallet. */
  readonly walletKey: SigningKey
  /** Key for calls of the gateway to the studio. */
  readonly providerKey: SigningKey
}

export type ConfigReading =
  | { readonly ok: true; readonly config: StudioConfig }
  | { readonly ok: false; readonly sentence: string }

/**
 * Names of the shared secrets at the gateway (`SEAMLESS_KEY`, `PROVIDER_KEY`), also as the start script stores them.
 */
export const gatewaySecrets = (
  env: Readonly<Record<string, string | undefined>>,
  dataDir: string,
): Record<string, string | undefined> => {
  const stored = ((): Record<string, string> => {
    try {
      return z
        .record(z.string(), z.string())
        .catch({})
        .parse(JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')))
    } catch {
      return {}
    }
  })()
  const named = (...names: string[]): string | undefined =>
    names.map((name) => env[name] ?? stored[name]).find((value) => value)
  return {
    SEAMLESS_SECRET: named('SEAMLESS_SECRET', 'SEAMLESS_KEY'),
    PROVIDER_SECRET: named('PROVIDER_SECRET', 'PROVIDER_KEY'),
  }
}

export const readConfig = (env: Readonly<Record<string, string | undefined>>, cwd: string): ConfigReading => {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const dataDir = resolve(cwd, present.DATA_DIR ?? '.data')
  const parsed = environment.safeParse({ ...present, ...gatewaySecrets(present, dataDir) })
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    return {
      ok: false,
      sentence: `The studio cannot start: ${String(issue?.path[0] ?? 'the environment')} is not usable, ${issue?.message ?? 'for an unknown reason'}.`,
    }
  }
  const values = parsed.data
  return {
    ok: true,
    config: {
      port: values.PORT,
      dataDir: join(dataDir, 'studio'),
      gatewayUrl: values.GATEWAY_URL,
      studioUrl: values.STUDIO_URL ?? `http://localhost:${values.PORT}`,
      siteOrigins: values.SITE_ORIGINS,
      walletTimeoutMs: values.WALLET_TIMEOUT_MS,
      trustedProxies: values.TRUSTED_PROXIES.split(/[, ]+/).filter(Boolean),
      logLevel: values.LOG_LEVEL,
      walletKey: { id: values.SEAMLESS_KEY_ID, secret: values.SEAMLESS_SECRET },
      providerKey: { id: values.PROVIDER_KEY_ID, secret: values.PROVIDER_SECRET },
    },
  }
}
