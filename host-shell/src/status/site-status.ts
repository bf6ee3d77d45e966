import { call } from '@mosaic/api-client'
import { deviceStorage } from '@mosaic/browser'
import type { SystemStatus } from '@mosaic/contracts'
import { serverNow } from '@mosaic/i18n'
import { useSyncExternalStore } from 'react'

const storageKey = 'mosaic.site-status'
/**
 * An open page learns within a minute of a closing and of the end of its session, since the call carries the token. A
 * closed page polls faster.
 */
const askEvery = { open: 45_000, closed: 15_000 } as const

let current: SystemStatus | null = null
let currentText = ''
const listeners = new Set<() => void>()

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The shape that the pages rely on; a copy without it counts as missing. */
export const isSystemStatus = (value: unknown): value is SystemStatus => {
  if (!isObject(value) || !isObject(value.info) || !isObject(value.location) || typeof value.location.ip !== 'string')
    return false
  const { customerService, imageCDNs, resources } = value.info
  return (
    (value.status === 0 || value.status === 1 || value.status === 2) &&
    [customerService, imageCDNs, resources].every(Array.isArray)
  )
}

export const readCached = (merchant: string): SystemStatus | null => {
  const value = deviceStorage.readJson(`${storageKey}.${merchant}`)
  return isSystemStatus(value) ? value : null
}

const show = (status: SystemStatus): void => {
  const text = JSON.stringify(status)
  if (text === currentText) return
  currentText = text
  current = status
  for (const listener of listeners) listener()
}

const take = (status: SystemStatus, merchant: string): void => {
  deviceStorage.write(`${storageKey}.${merchant}`, JSON.stringify(status))
  show(status)
}

type Ask = () => Promise<unknown>

const askGateway: Ask = async () => {
  const answer = await call('systemStatus')
  return answer.ok ? answer.value : null
}

let refreshing: Promise<boolean> | null = null

/** Asks behind what is shown; an answer that cannot be read, or none, changes nothing. */
const refresh = (merchant: string, ask: Ask): Promise<boolean> => {
  refreshing ??= ask()
    .then(async (answer) => {
      if (!isSystemStatus(answer)) return false
      take(answer, merchant)
      return true
    })
    .catch(() => false)
    .finally(() => {
      refreshing = null
    })
  return refreshing
}

export type StatusStart = {
  readonly merchant: string
  /** The document's copy, validated like every stored value. */
  readonly document: unknown
  readonly ask?: Ask
}

/**
 * The cached copy first (document, else storage), refreshed regularly, on return to the tab and when the network is
 * back. Without a readable copy the gateway is asked immediately (spec §4).
 */
export const startSiteStatus = async ({
  merchant,
  document: brought,
  ask = askGateway,
}: StatusStart): Promise<{ stop: () => void; refresh: () => void }> => {
  const copy = isSystemStatus(brought) ? brought : readCached(merchant)
  if (copy) take(copy, merchant)
  else await refresh(merchant, ask)
  let askedAt = serverNow()
  const again = () => {
    askedAt = serverNow()
    void refresh(merchant, ask)
  }
  const every = () => (current && current.status !== 0 ? askEvery.closed : askEvery.open)
  const whenDue = () => {
    if (document.visibilityState === 'visible' && serverNow() - askedAt >= every()) again()
  }
  // A copy that closes the site is doubted at once; one that opens it is set right by the first call that is refused.
  if (copy && copy.status !== 0) again()
  const timer = setInterval(whenDue, askEvery.closed)
  document.addEventListener('visibilitychange', whenDue)
  window.addEventListener('online', again)
  return {
    refresh: again,
    stop: () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', whenDue)
      window.removeEventListener('online', again)
    },
  }
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The newest known status; the document's until a newer one arrives. */
export const useSiteStatus = (first: SystemStatus): SystemStatus =>
  useSyncExternalStore(
    subscribe,
    () => current ?? first,
    () => first,
  )

/** For tests: resets the page's status. */
export const forgetSiteStatus = (): void => {
  current = null
  currentText = ''
}
