import type { WireLanguage } from './language'

/**
 * Events between remotes. The key carries the payload version: a change that old listeners cannot read is a new key.
 */
export type EventMap = {
  'session.changed@1': { role: 'guest' | 'trial' | 'member' | 'agent'; userName: string | null }
  'session.relogin@1': { reason: 'expired' | 'revoked' | 'requested' }
  'wallet.balance.changed@1': { sumBalance: string; currency: string }
  'wallet.refresh.requested@1': { reason: 'round' | 'deposit' | 'focus' | 'manual' }
  'deposit.settled@1': { depositId: string; amount: string; currency: string }
  'games.favourites.changed@1': { gameId: string; favourite: boolean }
  'games.round.settled@1': { roundId: string }
  'notices.unread.changed@1': { count: number }
  'language.changed@1': { language: WireLanguage }
  'theme.changed@1': { theme: 'dark' | 'light' }
  'remote.failed@1': { remote: string; module: string; release: string; failure: RemoteFailure }
  'remote.recovered@1': { remote: string; module: string; release: string; attempts: number }
}

export type EventName = keyof EventMap

/** Why a remote's module could not be shown; a closed union, also used by the beacons. */
export const remoteFailures = ['sri-mismatch', 'network', 'timeout', 'incompatible', 'init-error', 'render-error'] as const
export type RemoteFailure = (typeof remoteFailures)[number]

/** Events that a late listener receives at once with their last payload. */
export const replayedEvents = [
  'session.changed@1',
  'wallet.balance.changed@1',
  'notices.unread.changed@1',
  'language.changed@1',
  'theme.changed@1',
] as const satisfies readonly EventName[]

/** Events that other tabs of the same site receive as well. */
export const mirroredEvents = [
  'session.changed@1',
  'wallet.balance.changed@1',
  'wallet.refresh.requested@1',
  'deposit.settled@1',
  'games.favourites.changed@1',
  'notices.unread.changed@1',
  'language.changed@1',
  'theme.changed@1',
] as const satisfies readonly EventName[]
