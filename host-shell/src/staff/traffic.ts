import { eventNames } from '@mosaic/contracts'
import { bus } from '@mosaic/event-bus'
import { serverNow } from '@mosaic/i18n'

export type LoggedEvent = { readonly id: number; readonly at: number; readonly name: string; readonly payload: string }

const maxEntries = 40

let entries: readonly LoggedEvent[] = []
let count = 0
let running = false
const listeners = new Set<() => void>()

/**
 * Keeps the newest events, newest first. Starts with a staff member's first page, so that earlier failures are
 * listed.
 */
export const watchTraffic = (): void => {
  if (running) return
  running = true
  for (const name of eventNames) {
    bus.on(name, (payload) => {
      entries = [{ id: (count += 1), at: serverNow(), name, payload: JSON.stringify(payload) }, ...entries].slice(
        0,
        maxEntries,
      )
      for (const listener of [...listeners]) listener()
    })
  }
}

export const traffic = {
  current: (): readonly LoggedEvent[] => entries,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Failures and recoveries of one remote. */
export const failuresOf = (entries: readonly LoggedEvent[], remote: string): readonly LoggedEvent[] =>
  entries.filter(
    ({ name, payload }) => name.startsWith('remote.') && (JSON.parse(payload) as { remote?: string }).remote === remote,
  )
