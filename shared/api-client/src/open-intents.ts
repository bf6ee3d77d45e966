import { deviceStorage, serverNow } from '@mosaic/browser'
import { endpoints, type BrowserEndpoint, type BrowserEndpointName } from '@mosaic/contracts'
import { newUuid } from './device'
import { clientSettings } from './settings'

/** Calls that move money: a page asks what became of them before it offers anything. */
export type OrderName = {
  [N in BrowserEndpointName]: (typeof endpoints)[N] extends { idempotent: true } ? N : never
}[BrowserEndpointName]

/** Calls whose key stays with the request until an answer decides it. */
export type IdempotentName = {
  [N in BrowserEndpointName]: (typeof endpoints)[N] extends { idempotent: true | 'optional' } ? N : never
}[BrowserEndpointName]

/**
 * A request that may have had its effect. Every attempt carries its key until a readable answer decides it.
 * `held`: no attempt is in doubt, since each was refused in words or never left the device.
 */
export type OpenIntent = {
  readonly key: string
  readonly name: BrowserEndpointName
  /** The body of an order as JSON, without secrets; else its digest, since storage holds no message or picture. */
  readonly request: string
  /** The body had secrets, so it cannot be sent again after a reload. */
  readonly secret: boolean
  readonly at: number
  readonly state: 'sent' | 'held'
}

const storageKey = 'mosaic.intents'
/** Oldest first; more than these unanswered requests of one member are forgotten. */
const mostStored = 20
/** What is no order and is sent again later is wanted a second time. */
const sameForMs = 60 * 60_000

type StoredIntents = Readonly<Record<string, readonly OpenIntent[]>>

/** Sent by this page and not yet answered, so there is nothing to check. */
const first = new Set<string>()
/** Sent again by a check, whose page shows that it asks. */
const checked = new Set<string>()
const bodies = new Map<string, unknown>()
const listeners = new Set<() => void>()

const isIntent = (value: unknown): value is OpenIntent => {
  if (typeof value !== 'object' || value === null) return false
  const { key, name, request, at, state } = value as Record<string, unknown>
  return (
    [key, request].every((text) => typeof text === 'string') &&
    Object.keys(endpoints).includes(String(name)) &&
    typeof at === 'number' &&
    state !== undefined
  )
}

const readAll = (): StoredIntents => {
  const stored = deviceStorage.readJson(storageKey)
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).map(([member, list]) => [member, Array.isArray(list) ? list.filter(isIntent) : []]),
  )
}

const isOrder = ({ name }: Pick<OpenIntent, 'name'>): boolean => {
  const { idempotent }: BrowserEndpoint = endpoints[name]
  return idempotent === true
}

const owner = (): string => `${clientSettings().merchant} ${clientSettings().member() ?? ''}`
const readOwn = (): readonly OpenIntent[] => readAll()[owner()] ?? []

const writeOwn = (member: string, list: readonly OpenIntent[]): void => {
  const { [member]: _before, ...others } = readAll()
  const next: StoredIntents = list.length > 0 ? { ...others, [member]: newestOf(list) } : others
  if (Object.keys(next).length > 0) deviceStorage.write(storageKey, JSON.stringify(next))
  else deviceStorage.remove(storageKey)
  for (const listener of [...listeners]) listener()
}

/** Orders are the last to be forgotten. */
const newestOf = (list: readonly OpenIntent[]): readonly OpenIntent[] =>
  [...list].sort((one, other) => Number(isOrder(one)) - Number(isOrder(other))).slice(-mostStored)

const textOf = (body: unknown): string => JSON.stringify(body ?? null)
/** The gateway compares repetitions without these too. */
const withoutSecrets = (name: string, value: unknown): unknown => (/password|pin$/i.test(name) ? undefined : value)
/** FNV-1a: for telling requests of one member apart. */
const digestOf = (text: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return `${text.length}.${hash}`
}

const isFresh = ({ at }: OpenIntent): boolean => {
  const age = serverNow() - at
  return age >= 0 && age < sameForMs
}

/** With another secret it is the same order, but another account. */
const isSame = (open: OpenIntent, name: BrowserEndpointName, request: string, text: string): boolean => {
  if (open.name !== name || open.request !== request) return false
  return isOrder(open) || (isFresh(open) && (!open.secret || textOf(bodies.get(open.key)) === text))
}

export type Attempted = { readonly intent: OpenIntent; readonly member: string; readonly wasInDoubt: boolean }

/** The open intent of the same request, or a new one; stored before the request leaves. */
export const beginIntent = (name: BrowserEndpointName, body: unknown): Attempted => {
  const text = textOf(body)
  const open = JSON.stringify(body ?? null, withoutSecrets)
  const request = isOrder({ name }) ? open : digestOf(open)
  const member = owner()
  const known = readOwn().find((one) => isSame(one, name, request, text))
  const wasInDoubt = known?.state === 'sent'
  const intent: OpenIntent = known
    ? { ...known, state: 'sent' }
    : { key: newUuid(), name, request, secret: open !== text, at: serverNow(), state: 'sent' }
  // A form that sends what another tab has sent waits for its own answer.
  if (!checked.has(intent.key)) first.add(intent.key)
  bodies.set(intent.key, body)
  writeOwn(member, [...readOwn().filter(({ key }) => key !== intent.key), intent])
  return { intent, member, wasInDoubt }
}

/** `held`: this attempt had no effect, but the next one carries the key all the same. */
export const endAttempt = (
  { intent, member, wasInDoubt }: Attempted,
  verdict: 'decided' | 'held' | 'doubtful',
): void => {
  first.delete(intent.key)
  const list = readAll()[member] ?? []
  const others = list.filter(({ key }) => key !== intent.key)
  // Only an order that had no effect is still one.
  if (verdict === 'decided' || (verdict === 'held' && !wasInDoubt && !isOrder(intent))) {
    bodies.delete(intent.key)
    writeOwn(member, others)
    return
  }
  // Decided meanwhile by another tab.
  const isOpen = others.length < list.length
  const state = verdict === 'held' && !wasInDoubt ? 'held' : 'sent'
  writeOwn(member, isOpen ? [...others, { ...intent, state }] : others)
}

/** Of what is no order, storage has no body to ask with; the member sends it again, with its key. */
const isAsked = (open: OpenIntent): boolean => isOrder(open) || (bodies.has(open.key) && isFresh(open))

/**
 * What the member sent and nobody knows the outcome of, oldest first. None while this page sends one itself: its form
 * waits for the answer.
 */
export const doubtfulIntents = (names: readonly IdempotentName[], body?: unknown): readonly OpenIntent[] => {
  const request = body === undefined ? null : textOf(body)
  const own = readOwn().filter(
    (one) => names.some((name) => name === one.name) && (request === null || one.request === request) && isAsked(one),
  )
  if (own.some(({ key }) => first.has(key))) return []
  return own.filter(({ state }) => state === 'sent').sort((one, other) => one.at - other.at)
}

/** Runs a call that finds out what became of a request. */
export const asCheck = async <T>(key: string, send: () => Promise<T>): Promise<T> => {
  checked.add(key)
  try {
    return await send()
  } finally {
    checked.delete(key)
  }
}

export const isIntentOpen = (sought: string): boolean => readOwn().some(({ key }) => key === sought)

/** The body of an intent for another attempt; null where its secrets are gone. */
export const repeatedBody = ({ key, request, secret }: OpenIntent): { readonly body: unknown } | null => {
  if (bodies.has(key)) return { body: bodies.get(key) }
  return secret ? null : { body: (JSON.parse(request) as unknown) ?? undefined }
}

export const subscribeIntents = (listener: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
