import type { BrowserEndpointName } from '@mosaic/contracts'
import { newUuid } from './device'
import { clientSettings } from './settings'

/**
 * A request that may have had its effect. Every attempt carries its key until a readable answer decides it.
 * `held`: no attempt is in doubt, since each was refused in words or never left the device.
 */
export type OpenIntent = {
  readonly key: string
  readonly name: BrowserEndpointName
  /** The body as JSON, without secrets. */
  readonly request: string
  /** The body had secrets, so it cannot be sent again after a reload. */
  readonly secret: boolean
  readonly at: number
  readonly state: 'sent' | 'held'
}

const storageKey = 'mosaic.intents'
/** Oldest first; more than these unanswered requests of one member are forgotten. */
const mostStored = 20

type StoredIntents = Readonly<Record<string, readonly OpenIntent[]>>

/** In use only where storage refuses to write. */
let memory: StoredIntents | null = null
/** Sent by this page and not yet answered, so there is nothing to check. */
const first = new Set<string>()
const bodies = new Map<string, unknown>()
const listeners = new Set<() => void>()

const isIntent = (value: unknown): value is OpenIntent => {
  if (typeof value !== 'object' || value === null) return false
  const { key, name, request, at, state } = value as Record<string, unknown>
  return [key, name, request].every((text) => typeof text === 'string') && typeof at === 'number' && state !== undefined
}

const readAll = (): StoredIntents => {
  if (memory) return memory
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).map(([member, list]) => [member, Array.isArray(list) ? list.filter(isIntent) : []]),
    )
  } catch {
    return {}
  }
}

const owner = (): string => `${clientSettings().merchant} ${clientSettings().member() ?? ''}`
const readOwn = (): readonly OpenIntent[] => readAll()[owner()] ?? []

const writeOwn = (member: string, list: readonly OpenIntent[]): void => {
  const { [member]: _before, ...others } = readAll()
  const next: StoredIntents = list.length > 0 ? { ...others, [member]: list.slice(-mostStored) } : others
  try {
    if (Object.keys(next).length > 0) localStorage.setItem(storageKey, JSON.stringify(next))
    else localStorage.removeItem(storageKey)
    memory = null
  } catch {
    memory = next
  }
  for (const listener of [...listeners]) listener()
}

const textOf = (body: unknown): string => JSON.stringify(body ?? null)
/** The gateway compares repetitions without these too. */
const withoutSecrets = (name: string, value: unknown): unknown => (/password|pin$/i.test(name) ? undefined : value)

export type Attempted = { readonly intent: OpenIntent; readonly member: string; readonly wasInDoubt: boolean }

/** The open intent of the same request, or a new one; stored before the request leaves. */
export const beginIntent = (name: BrowserEndpointName, body: unknown): Attempted => {
  const request = JSON.stringify(body ?? null, withoutSecrets)
  const member = owner()
  const known = readOwn().find((open) => open.name === name && open.request === request)
  const wasInDoubt = known?.state === 'sent'
  const intent: OpenIntent = known
    ? { ...known, state: 'sent' }
    : { key: newUuid(), name, request, secret: request !== textOf(body), at: Date.now(), state: 'sent' }
  if (!wasInDoubt) first.add(intent.key)
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
  if (verdict === 'decided') {
    bodies.delete(intent.key)
    writeOwn(member, others)
    return
  }
  // Decided meanwhile by another tab.
  const isOpen = others.length < list.length
  const state = verdict === 'held' && !wasInDoubt ? 'held' : 'sent'
  writeOwn(member, isOpen ? [...others, { ...intent, state }] : others)
}

/** What the member sent and nobody knows the outcome of, oldest first. */
export const doubtfulIntents = (names: readonly BrowserEndpointName[]): readonly OpenIntent[] =>
  readOwn()
    .filter(({ key, name, state }) => state === 'sent' && !first.has(key) && names.includes(name))
    .sort((one, other) => one.at - other.at)

export const isIntentOpen = (sought: string): boolean => readOwn().some(({ key }) => key === sought)

/** The outcome was found by other means, e.g. in a record. */
export const closeIntent = (key: string): void =>
  writeOwn(
    owner(),
    readOwn().filter((intent) => intent.key !== key),
  )

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
