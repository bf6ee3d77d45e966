import { bus, type EventName } from '@mosaic/event-bus'
import { serverNow } from '@mosaic/i18n'

type LoggedEvent = { readonly id: number; readonly at: Date; readonly name: EventName; readonly payload: string }

const maxEntries = 30

/** Events of every remote first, then those of this remote. */
export const withCommonEvents = (own: readonly EventName[]): EventName[] => [
  ...new Set<EventName>(['session.changed@1', 'language.changed@1', 'theme.changed@1', ...own]),
]

export type EventLog = {
  readonly entries: () => readonly LoggedEvent[]
  readonly subscribe: (listener: () => void) => () => void
}

/** Subscribes to all events of the remote and stores the newest, newest first. */
export const keepEventLog = (names: readonly EventName[]): EventLog => {
  let entries: readonly LoggedEvent[] = []
  let count = 0
  const listeners = new Set<() => void>()
  for (const name of names) {
    bus.on(name, (payload) => {
      entries = [
        { id: (count += 1), at: new Date(serverNow()), name, payload: JSON.stringify(payload) },
        ...entries,
      ].slice(0, maxEntries)
      for (const listener of [...listeners]) listener()
    })
  }
  return {
    entries: () => entries,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Emits what a person typed; the answer is the reason when it is not JSON. */
export const emitTyped = (name: EventName, text: string): string | null => {
  try {
    const payload: unknown = JSON.parse(text)
    // The person at the harness vouches for the payload, as the emitting squad would.
    bus.emit(name, payload as never)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
