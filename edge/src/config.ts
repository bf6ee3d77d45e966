import { join, resolve } from 'node:path'
import { isTooWide } from '@mosaic/contracts/network'
import { z } from 'zod'
import { isRule, parseRules, type OverrideRule } from './composition/overrides'

/** All settings from the environment; no other file reads `process.env`. */
const origin = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''))
const devRemotes = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .filter(Boolean)
      .map((pair) => pair.split('=')),
  )
  .pipe(z.array(z.tuple([z.string().regex(/^[a-z][a-z0-9]*$/), origin])))
  .transform((pairs) => Object.fromEntries(pairs))

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  DATA_DIR: z.string().min(1).default('.data'),
  GATEWAY_URL: origin.optional(),
  /** Release store: a folder, or `s3://bucket/prefix` (see README). By default `store` in the data folder. */
  RELEASE_STORE: z.string().min(1).optional(),
  /**
   * File of the keys that sign compositions; created at the first start. By default `keys/signing.json` in the data
   * folder.
   */
  SIGNING_KEYS: z.string().min(1).optional(),
  /** Maximum number of page views per release and address in the evaluation of a canary. */
  CANARY_VIEWS_PER_ADDRESS: z.coerce.number().int().min(1).default(10),
  /** Second origin of `/releases`, used when the first fails, e.g. https://mirror.example. */
  MIRROR_ORIGIN: origin.optional(),
  CHANNEL: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .default('stable'),
  /** Development only: `wallet=http://localhost:4103,…` loads these remotes from their development servers. */
  DEV_REMOTES: devRemotes.default({}),
  /**
   * Comma-separated addresses or networks of the CDN and balancers in front; only their `X-Forwarded-For` is trusted.
   */
  TRUSTED_PROXIES: z
    .string()
    .regex(/^[\da-fA-F.:/, ]*$/)
    .default(''),
  /**
   * Allowed origins for `?mfe.wallet=http://localhost:4103`: `channel=origin …`, `*` for every channel or port. A
   * channel without a rule forbids overrides. Default: localhost in development, none in production.
   */
  OVERRIDES: z
    .string()
    .refine(
      (text) => text.split(/\s+/).filter(Boolean).every(isRule),
      'must be channel=origin pairs with spaces between',
    )
    .optional(),
  /** Longest time that an ending edge answers on, so that no request is lost; it ends earlier when nobody is connected. */
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(1500),
  /** Key that opens /m/_status as `?staff=…`. Without it the page is open in development and absent in production. */
  STAFF_KEY: z.string().min(16).optional(),
  /** 0 is the kill switch: service workers in browsers remove themselves. */
  OFFLINE_PAGE: z.enum(['0', '1']).default('1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
})

export type Config = {
  readonly port: number
  readonly dataDir: string
  readonly gatewayUrl: string
  readonly store?: string
  readonly signingKeys: string
  readonly viewsPerAddress: number
  readonly mirror?: string
  readonly channel: string
  readonly devRemotes: Readonly<Record<string, string>>
  readonly overrides?: readonly OverrideRule[]
  readonly staffKey?: string
  readonly trustedProxies?: readonly string[]
  readonly drainMs: number
  readonly offlinePage: boolean
  readonly logLevel: string
  readonly production: boolean
}

export class ConfigError extends Error {
  override name = 'ConfigError'
}

export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigError(`${issue?.path.join('.') || 'the environment'}: ${issue?.message ?? 'is not understood'}`)
  }
  const {
    CANARY_VIEWS_PER_ADDRESS,
    MIRROR_ORIGIN,
    SIGNING_KEYS,
    RELEASE_STORE,
    PORT,
    DATA_DIR,
    GATEWAY_URL,
    CHANNEL,
    DEV_REMOTES,
    DRAIN_MS,
    OVERRIDES,
    STAFF_KEY,
    TRUSTED_PROXIES,
    LOG_LEVEL,
    NODE_ENV,
    OFFLINE_PAGE,
  } = parsed.data
  const production = NODE_ENV === 'production'
  if (production && Object.keys(DEV_REMOTES).length > 0)
    throw new ConfigError('DEV_REMOTES: development servers are not allowed in production')
  const trustedProxies = TRUSTED_PROXIES.split(/[, ]+/).filter(Boolean)
  const wide = production ? trustedProxies.find(isTooWide) : undefined
  if (wide !== undefined)
    throw new ConfigError(`TRUSTED_PROXIES: ${wide} is not allowed in production, since strangers are in it`)
  const dataDir = resolve(DATA_DIR)
  return {
    port: PORT,
    dataDir,
    signingKeys: resolve(SIGNING_KEYS ?? join(dataDir, 'keys/signing.json')),
    gatewayUrl: GATEWAY_URL ?? `http://localhost:${PORT + 1}`,
    store: RELEASE_STORE,
    viewsPerAddress: CANARY_VIEWS_PER_ADDRESS,
    mirror: MIRROR_ORIGIN,
    channel: CHANNEL,
    devRemotes: DEV_REMOTES,
    overrides: parseRules(OVERRIDES ?? (production ? '' : '*=http://localhost:*')),
    staffKey: STAFF_KEY,
    trustedProxies,
    drainMs: DRAIN_MS,
    offlinePage: OFFLINE_PAGE === '1',
    logLevel: LOG_LEVEL,
    production,
  }
}
