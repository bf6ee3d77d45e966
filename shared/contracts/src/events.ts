import type { WireLanguage } from './language'

/**
 * Events between remotes. The key carries the payload version: a change that old listeners cannot read is a new key.
 */
export type EventMap = {
  'session.changed@1': { role: 'guest' | 'trial' | 'member' | 'agent'; userName: string | null }
  'session.relogin@1': { reason: 'expired' | 'revoked' | 'requested' }
  'deposit.settled@1': { depositId: string; amount: string; currency: string }
  'games.favourites.changed@1': { gameId: string; favourite: boolean }
  'games.round.settled@1': { roundId: string }
  'notices.unread.changed@1': { count: number }
  'inbox.unread.changed@1': { count: number }
  'agentNotices.unread.changed@1': { count: number }
  'language.changed@1': { language: WireLanguage }
  'theme.changed@1': { theme: 'dark' | 'light' }
  'remote.failed@1': { remote: string; module: string; release: string; failure: RemoteFailure }
  'remote.recovered@1': { remote: string; module: string; release: string; attempts: number }
}

export type EventName = keyof EventMap

const everyEvent = {
  'session.changed@1': true,
  'session.relogin@1': true,
  'deposit.settled@1': true,
  'games.favourites.changed@1': true,
  'games.round.settled@1': true,
  'notices.unread.changed@1': true,
  'inbox.unread.changed@1': true,
  'agentNotices.unread.changed@1': true,
  'language.changed@1': true,
  'theme.changed@1': true,
  'remote.failed@1': true,
  'remote.recovered@1': true,
} as const satisfies Record<EventName, true>

/** Every event as data: builds compare declarations with it. */
export const eventNames = /* @__PURE__ */ Object.keys(everyEvent) as readonly EventName[]

/** How a payload of a newer version reads to listeners of an older one; without it the compatibility gate refuses the pair. */
export type DownConverter<From extends EventName = EventName, To extends EventName = EventName> = {
  readonly from: From
  readonly to: To
  readonly convert: (payload: EventMap[From]) => EventMap[To]
}

export const downConverter = <From extends EventName, To extends EventName>(
  from: From,
  to: To,
  convert: (payload: EventMap[From]) => EventMap[To],
): DownConverter =>
  // A list of converters of different events; the bus hands each only payloads of its own `from`.
  ({ from, to, convert }) as unknown as DownConverter

/** No event has two versions at present. */
export const downConverters: readonly DownConverter[] = []

/** Why a remote's module could not be shown; a closed union, also used by the beacons. */
export const remoteFailures = [
  'sri-mismatch',
  'network',
  'timeout',
  'incompatible',
  'init-error',
  'render-error',
] as const
export type RemoteFailure = (typeof remoteFailures)[number]

/** Events that a late listener receives at once with their last payload. */
export const replayedEvents = [
  'session.changed@1',
  'notices.unread.changed@1',
  'inbox.unread.changed@1',
  'agentNotices.unread.changed@1',
  'language.changed@1',
  'theme.changed@1',
] as const satisfies readonly EventName[]

/** Events that other tabs of the same site receive as well. */
export const mirroredEvents = [
  'session.changed@1',
  'deposit.settled@1',
  'games.favourites.changed@1',
  'games.round.settled@1',
  'notices.unread.changed@1',
  'inbox.unread.changed@1',
  'agentNotices.unread.changed@1',
  'language.changed@1',
  'theme.changed@1',
] as const satisfies readonly EventName[]
