import { socialPath, type SystemStatus, type Whitelabel } from '@mosaic/contracts'
import { trustedTypesPolicies } from './trusted-types'

const originOf = (url: string): string[] => {
  try {
    const { origin, protocol } = new URL(url)
    return protocol === 'https:' || protocol === 'http:' ? [origin] : []
  } catch {
    return []
  }
}

export type PolicyInput = {
  readonly nonce: string
  readonly merchant: Pick<Whitelabel, 'gameOrigins' | 'social'>
  /** Host header of the request. */
  readonly host?: string
  readonly path: string
  readonly status: Pick<SystemStatus, 'info'>
  /** Development servers of remotes; none in production. */
  readonly devOrigins?: readonly string[]
  /** Second origin of released files. */
  readonly mirror?: string
}

type Sources = {
  readonly script: readonly string[]
  readonly connect: readonly string[]
  readonly frame: readonly string[]
}
const nothing: Sources = { script: [], connect: [], frame: [] }

/**
 * Sources of Firebase's SDK: Google's sign-in frame, the project's domain, the token service, and reCAPTCHA for SMS
 * codes. Only the social page allows them (security-reliability.md B3).
 */
const socialSources = (path: string, social: Whitelabel['social']): Sources => {
  if (path !== socialPath || social?.adapter !== 'firebase') return nothing
  const person = social.sms ? ['https://www.google.com/recaptcha/'] : []
  return {
    script: ['https://apis.google.com', ...person, ...(social.sms ? ['https://www.gstatic.com/recaptcha/'] : [])],
    connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', ...person],
    frame: [`https://${social.authDomain}`, ...person],
  }
}

const hostForm = /^[\w.-]{1,253}(:\d{1,5})?$/

/**
 * The chat's socket: before iOS 15.4 'self' does not cover it. The scheme of the browser can be unknown behind a proxy;
 * an https page cannot open ws: anyway.
 */
const socketsOf = (host: string): readonly string[] => (hostForm.test(host) ? [`wss://${host}`, `ws://${host}`] : [])

/** Origins of scripts beside the site itself. */
export const scriptOriginsOf = ({
  merchant,
  path,
  devOrigins = [],
  mirror,
}: Pick<PolicyInput, 'merchant' | 'path' | 'devOrigins' | 'mirror'>): readonly string[] => [
  ...new Set([
    ...devOrigins,
    ...(mirror ? [mirror] : []),
    ...socialSources(path, merchant.social).script.flatMap(originOf),
  ]),
]

/**
 * Google's scripts create policies of their own names, more than once; webpack's development server creates one for its
 * error overlay.
 */
const trustedTypesOf = (social: Sources, development: readonly string[]): readonly string[] =>
  social.script.length > 0
    ? ['*', "'allow-duplicates'"]
    : [...trustedTypesPolicies, ...(development.length > 0 ? ['webpack-dev-server#overlay'] : [])]

/**
 * Exact sources, no 'unsafe-eval', no inline script without the nonce. No 'strict-dynamic': with it a tampered document
 * could load scripts from anywhere (security-reliability.md §0.3).
 */
export const contentSecurityPolicy = ({
  nonce,
  merchant,
  status,
  path,
  host = '',
  devOrigins: development = [],
  mirror,
}: PolicyInput): string => {
  const devOrigins = [...development, ...(mirror ? [mirror] : [])]
  const images = [...new Set(status.info.imageCDNs.flatMap(originOf))]
  const games = [...new Set(merchant.gameOrigins.flatMap(originOf))]
  const social = socialSources(path, merchant.social)
  const frames = [...games, ...social.frame]
  const sockets = development.map((origin) => origin.replace(/^http/, 'ws'))
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...devOrigins, ...social.script],
    // React sets style attributes in the server-rendered shell; style elements need the nonce.
    'style-src': ["'self'", "'unsafe-inline'", ...devOrigins],
    'style-src-elem': ["'self'", `'nonce-${nonce}'`, ...devOrigins],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'font-src': ["'self'", ...devOrigins],
    'connect-src': ["'self'", ...socketsOf(host), ...devOrigins, ...sockets, ...social.connect],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypesOf(social, development),
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

export const documentHeaders = (policy: string): Record<string, string> => ({
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
})
