import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { trustedProxies } from './platform/guard/trusted-proxies'
import { productionProblem } from './production-problem'

/**
 * The gateway's settings from the environment, in one place. A wrong value becomes one sentence (`ConfigError`) and the process
 * stops; no other file reads `process.env`.
 */
const flag = z.enum(['0', '1']).transform((value) => value === '1')
const origin = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''))
const port = z.coerce.number().int().min(1).max(65532)
const keyId = z.string().regex(/^[\w.-]{1,64}$/)
const secret = z.string().min(32).max(256)
const networks = z
  .string()
  .transform((text) => text.split(/[, ]+/).filter(Boolean))
  .pipe(
    z.array(
      z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], { error: 'addresses and networks, with commas between' }),
    ),
  )

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  /** Base port: the site itself. The gateway takes the next one unless GATEWAY_URL says otherwise. */
  PORT: port.default(4000),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Accepts a PostgreSQL with `fsync` or `synchronous_commit` off, which may lose acknowledged money in a power cut. */
  ALLOW_UNSYNCED_DATABASE: flag.default(false),
  /** Requests see the rows of their own merchant only; on by default with DATABASE_URL. */
  ROW_SECURITY: flag.optional(),
  QA: flag.optional(),
  /** Demo accounts with a published password, and their history. */
  DEMO: flag.optional(),
  /** Most days of that history; without it three months. */
  DEMO_DAYS: z.coerce.number().int().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  SITE_ORIGIN: origin.optional(),
  GATEWAY_URL: origin.optional(),
  STUDIO_URL: origin.optional(),
  PSP_URL: origin.optional(),
  /** Address of vendors with wallets of their own; without it, and without QA=1, there are none. */
  VENDOR_WALLET_URL: origin.optional(),
  /** Port the demo payment provider listens on, where something in front of it answers PSP_URL. Refused in production. */
  PSP_PORT: port.optional(),
  /** Origin of the operator desk; without it there is none. */
  OPS_URL: origin.optional(),
  /** Port the desk listens on, where something in front of it answers OPS_URL. */
  OPS_PORT: port.optional(),
  /** Addresses or networks that may reach the desk; unset: everybody. */
  OPS_NETWORKS: networks.optional(),
  /** Folder of the desk's build; without it only its calls are served. */
  OPS_FILES: z.string().min(1).optional(),
  /** Merchant of hosts that no merchant names; empty: such hosts are refused. */
  DEFAULT_MERCHANT: z.string().max(32).default(''),
  /** Header in which the CDN or edge in front sets the caller's country; it must overwrite the caller's own. Empty: unknown. */
  REGION_HEADER: z
    .string()
    .regex(/^[\w-]*$/)
    .max(64)
    .default(''),
  /** Addresses or networks of the edges in front; only they are believed about the visitor's address and host. Unset: this machine. */
  TRUSTED_PROXIES: networks.optional(),
  /** The operator's SMS and e-mail service; without it, and without QA=1, features that need messages are not offered. */
  MESSAGES_URL: origin.optional(),
  MESSAGES_KEY: secret.optional(),
  /** Encrypted endpoints also take plain JSON (plain http on a LAN address). Refused in production. */
  ALLOW_PLAIN_BODIES: flag.default(false),
  /** Public keys of Firebase's ID tokens. */
  FIREBASE_JWKS_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'),
  /** Signs what the studio sends to `/seamless`. */
  SEAMLESS_KEY_ID: keyId.default('studio-1'),
  SEAMLESS_KEY: secret.optional(),
  /** The key before the last rotation, accepted until it is removed. */
  SEAMLESS_PREVIOUS_KEY_ID: keyId.optional(),
  SEAMLESS_PREVIOUS_KEY: secret.optional(),
  /** Signs what the gateway sends to the studio (catalogue, launch, round status). */
  PROVIDER_KEY_ID: keyId.default('gateway-1'),
  PROVIDER_KEY: secret.optional(),
  /** Signs the payment provider's webhooks and the gateway's calls to it. */
  PSP_KEY_ID: keyId.default('psp-1'),
  PSP_KEY: secret.optional(),
  /** Signs operator commands (`npm run ops`); without it there are none. */
  OPS_KEY_ID: keyId.default('ops-1'),
  OPS_KEY: secret.optional(),
  /** Encrypts the keys of webhooks in the database; without it no webhook can be added. */
  WEBHOOKS_KEY: secret.optional(),
  /** The site's VAPID keys, made with the other secrets at the first start; without them there are no push messages. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  /** Contact for push services when something is wrong: an https address or mailto. */
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:.+@.+|https:\/\/.+)$/)
    .optional(),
})

const secretNames = ['SEAMLESS_KEY', 'PROVIDER_KEY', 'PSP_KEY'] as const

type SigningKey = { readonly id: string; readonly secret: string }

export type PushKeys = { readonly subject: string; readonly publicKey: string; readonly privateKey: string }

export type Config = {
  readonly production: boolean
  readonly qa: boolean
  readonly demo: boolean
  readonly demoDays: number | null
  readonly logLevel: string
  /** The listening port of the gateway. */
  readonly port: number
  readonly url: string
  /** Absolute folder of everything that outlives the process; `null` keeps the database in memory (tests). */
  readonly dataDir: string | null
  readonly databaseUrl: string | null
  readonly allowUnsyncedDatabase: boolean
  readonly rowSecurity: boolean
  readonly siteOrigin: string
  readonly studioUrl: string
  readonly pspUrl: string
  readonly pspPort: number
  /** `null`: no transfers between wallets. */
  readonly vendorWalletUrl: string | null
  /** The operator desk: its origin, the port it listens on, the folder of its build. */
  readonly desk: {
    readonly url: string
    readonly port: number
    readonly files: string | null
    /** `null`: every network. */
    readonly networks: readonly string[] | null
  } | null
  readonly defaultMerchant: string | null
  readonly regionHeader: string | null
  readonly trustedProxies: readonly string[]
  readonly allowPlainBodies: boolean
  readonly messages: { readonly url: string; readonly key: string } | null
  /** `null`: no push messages. */
  readonly push: PushKeys | null
  readonly firebaseJwksUrl: string
  /** Base URL of the test issuers of social sign-in; they exist with the QA console only. */
  readonly testIssuerUrl: string | null
  /** Off only for plain http on a development machine. */
  readonly secureCookies: boolean
  /** Answers are checked against the contract before they leave; costs time, so only tests do it. */
  readonly checkAnswers: boolean
  readonly keys: {
    readonly seamless: SigningKey
    readonly seamlessPrevious: SigningKey | null
    readonly provider: SigningKey
    readonly psp: SigningKey
    readonly ops: SigningKey | null
    readonly webhooks: string | null
  }
}

export class ConfigError extends Error {
  override name = 'ConfigError'
}

const defaultSubject = 'mailto:push@mosaic.example'

const portOf = (url: string): number => {
  const parsed = new URL(url)
  return parsed.port ? Number(parsed.port) : parsed.protocol === 'https:' ? 443 : 80
}

/** Secrets that the start script wrote beside the data; lets the gateway run alone with the same keys. */
const storedSecrets = (dataDir: string): Record<string, string> => {
  try {
    const stored: unknown = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'))
    return z.record(z.string(), z.string()).catch({}).parse(stored)
  } catch {
    return {}
  }
}

type PushValues = Pick<
  z.output<typeof environment>,
  'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'VAPID_SUBJECT' | 'SITE_ORIGIN'
>

/** The VAPID subject is the site's own address where that is public. */
const pushKeysOf = (values: PushValues): PushKeys | null => {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, SITE_ORIGIN: site = '' } = values
  if (!publicKey || !privateKey) return null
  return { subject: values.VAPID_SUBJECT ?? (site.startsWith('https:') ? site : defaultSubject), publicKey, privateKey }
}

export const readConfig = (env: Readonly<Record<string, string | undefined>>, cwd: string): Config => {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const dataDir = resolve(cwd, present.DATA_DIR ?? '.data')
  const parsed = environment.safeParse({ ...storedSecrets(dataDir), ...present })
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(
      `${String(issue?.path[0] ?? 'The environment')} is not usable: ${issue?.message ?? 'unknown reason'}.`,
    )
  }
  const values = parsed.data
  const production = values.NODE_ENV === 'production'
  const qa = values.QA ?? !production
  const problem = production ? productionProblem(values) : null
  if (problem) throw new ConfigError(problem)
  const missing = secretNames.find((name) => values[name] === undefined)
  if (missing)
    throw new ConfigError(
      `${missing} is missing: set it (32 characters or more) or let "npm start" write it to ${join(dataDir, 'secrets.json')}.`,
    )

  const url = values.GATEWAY_URL ?? `http://localhost:${values.PORT + 1}`
  const pspUrl = values.PSP_URL ?? `http://localhost:${values.PORT + 3}`
  return {
    production,
    qa,
    demo: values.DEMO ?? !production,
    demoDays: values.DEMO_DAYS ?? null,
    logLevel: values.LOG_LEVEL,
    port: portOf(url),
    url,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    allowUnsyncedDatabase: values.ALLOW_UNSYNCED_DATABASE,
    rowSecurity: values.ROW_SECURITY ?? values.DATABASE_URL !== undefined,
    siteOrigin: values.SITE_ORIGIN ?? `http://localhost:${values.PORT}`,
    studioUrl: values.STUDIO_URL ?? `http://localhost:${values.PORT + 2}`,
    pspUrl,
    pspPort: values.PSP_PORT ?? portOf(pspUrl),
    vendorWalletUrl: values.VENDOR_WALLET_URL ?? (qa ? `${url}/vendor-wallet` : null),
    desk: values.OPS_URL
      ? {
          url: values.OPS_URL,
          port: values.OPS_PORT ?? portOf(values.OPS_URL),
          files: values.OPS_FILES ? resolve(cwd, values.OPS_FILES) : null,
          networks: values.OPS_NETWORKS ?? null,
        }
      : null,
    defaultMerchant: values.DEFAULT_MERCHANT || null,
    regionHeader: values.REGION_HEADER.toLowerCase() || null,
    trustedProxies: values.TRUSTED_PROXIES ?? trustedProxies,
    firebaseJwksUrl: values.FIREBASE_JWKS_URL,
    testIssuerUrl: qa ? `${url}/issuer` : null,
    secureCookies: production || (values.SITE_ORIGIN ?? '').startsWith('https:'),
    messages:
      values.MESSAGES_URL && values.MESSAGES_KEY ? { url: values.MESSAGES_URL, key: values.MESSAGES_KEY } : null,
    push: pushKeysOf(values),
    allowPlainBodies: values.ALLOW_PLAIN_BODIES,
    checkAnswers: values.NODE_ENV === 'test',
    keys: {
      seamless: { id: values.SEAMLESS_KEY_ID, secret: values.SEAMLESS_KEY ?? '' },
      seamlessPrevious:
        values.SEAMLESS_PREVIOUS_KEY_ID && values.SEAMLESS_PREVIOUS_KEY
          ? { id: values.SEAMLESS_PREVIOUS_KEY_ID, secret: values.SEAMLESS_PREVIOUS_KEY }
          : null,
      provider: { id: values.PROVIDER_KEY_ID, secret: values.PROVIDER_KEY ?? '' },
      psp: { id: values.PSP_KEY_ID, secret: values.PSP_KEY ?? '' },
      ops: values.OPS_KEY ? { id: values.OPS_KEY_ID, secret: values.OPS_KEY } : null,
      webhooks: values.WEBHOOKS_KEY ?? null,
    },
  }
}
