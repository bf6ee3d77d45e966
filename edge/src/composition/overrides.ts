/** Remotes that one browser loads from another origin, e.g. `{ wallet: 'http://localhost:4103' }`. */
export type Overrides = Readonly<Record<string, string>>

export type OverrideRule = { readonly channel: string; readonly origin: string }

/**
 * Rules of the setting OVERRIDES: `next=http://localhost:* staging=https://preview.example`. A channel without a rule
 * forbids overrides.
 */
export const parseRules = (text: string): OverrideRule[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((rule) => ({ channel: rule.slice(0, rule.indexOf('=')), origin: rule.slice(rule.indexOf('=') + 1) }))

export const isRule = (rule: string): boolean => /^(\*|[a-z][a-z0-9-]*)=https?:\/\/[\w.-]+(:(\d+|\*))?$/.test(rule)

const originOf = (value: string): string | null => {
  try {
    const { origin, protocol, pathname, search } = new URL(value)
    return /^https?:$/.test(protocol) && pathname === '/' && search === '' ? origin : null
  } catch {
    return null
  }
}

const fits = (allowed: string, origin: string): boolean =>
  allowed.endsWith(':*') ? origin.replace(/:\d+$/, '') === allowed.slice(0, -2) : origin === allowed

/** Whether this channel allows a browser to load a remote from this origin. */
const isAllowed = (rules: readonly OverrideRule[], channel: string, origin: string): boolean =>
  rules.some((rule) => (rule.channel === '*' || rule.channel === channel) && fits(rule.origin, origin))

const isRemote = (name: string): boolean => name !== 'host' && /^[a-z][a-z0-9]*$/.test(name)

export type OverrideRequest =
  | { readonly kind: 'none' }
  /** The new overrides of the browser; empty ends them. */
  | { readonly kind: 'request'; readonly overrides: Overrides }
  | { readonly kind: 'refused'; readonly sentence: string }

/** Pure: applies `?mfe.wallet=http://localhost:4103` (or `=off`) to the browser's overrides. */
export const overrideRequest = (
  query: Readonly<Record<string, unknown>>,
  current: Overrides,
  rules: readonly OverrideRule[],
  channel: string,
): OverrideRequest => {
  const requested = Object.entries(query).filter(([name]) => name.startsWith('mfe.'))
  if (requested.length === 0) return { kind: 'none' }
  const next = new Map(Object.entries(current))
  for (const [key, value] of requested) {
    const name = key.slice('mfe.'.length)
    if (!isRemote(name)) return { kind: 'refused', sentence: `${key} names no remote.` }
    if (value === 'off') {
      next.delete(name)
      continue
    }
    const origin = typeof value === 'string' ? originOf(value) : null
    if (!origin) return { kind: 'refused', sentence: `${key} must be an origin such as http://localhost:4103, or off.` }
    if (!rules.some((rule) => rule.channel === '*' || rule.channel === channel))
      return { kind: 'refused', sentence: `The channel ${channel} forbids overrides.` }
    if (!isAllowed(rules, channel, origin))
      return { kind: 'refused', sentence: `${origin} is not an origin that the channel ${channel} allows.` }
    next.set(name, origin)
  }
  return { kind: 'request', overrides: Object.fromEntries(next) }
}

export const overridesCookieName = 'mosaic.mfe'

/** `wallet~http://localhost:4103,…`: the value of the cookie, as the cookie library writes and reads it. */
export const overridesText = (overrides: Overrides): string =>
  Object.entries(overrides)
    .map(([name, origin]) => `${name}~${origin}`)
    .join(',')

/** The overrides in the cookie that the channel still allows. */
export const overridesOf = (cookie: string | undefined, rules: readonly OverrideRule[], channel: string): Overrides => {
  return Object.fromEntries(
    (cookie ?? '').split(',').flatMap((pair) => {
      const [name = '', value = ''] = pair.split('~')
      const origin = originOf(value)
      return isRemote(name) && origin && isAllowed(rules, channel, origin) ? [[name, origin] as const] : []
    }),
  )
}
