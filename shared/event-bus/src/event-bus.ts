import {
  downConverters,
  mirroredEvents,
  replayedEvents,
  type DownConverter,
  type EventMap,
  type EventName,
} from '@mosaic/contracts'

export type Listener<N extends EventName> = (payload: EventMap[N]) => void

export type EventBus = {
  /** Calls every listener of this tab, and of other tabs for a mirrored event. */
  emit<N extends EventName>(name: N, payload: EventMap[N]): void
  /** Listens until the returned function is called; replayed events deliver their last payload at once. */
  on<N extends EventName>(name: N, listener: Listener<N>): () => void
  /** Last payload of a replayed event. */
  last<N extends EventName>(name: N): EventMap[N] | undefined
  /** Releases the channel to the other tabs. */
  close(): void
}

/** Opens the way to the other tabs. */
export type Mirror = (hear: (message: unknown) => void) => {
  readonly post: (message: unknown) => void
  readonly close: () => void
}

type MirroredMessage = { name: EventName; payload: unknown }

const mirrored = new Set<string>(mirroredEvents)
const replayed = new Set<string>(replayedEvents)

const isMirroredMessage = (data: unknown): data is MirroredMessage =>
  typeof data === 'object' &&
  data !== null &&
  'name' in data &&
  typeof data.name === 'string' &&
  mirrored.has(data.name) &&
  'payload' in data

/**
 * @param onListenerError receives the error of a listener; the others still run.
 * @param converters a payload is also delivered under every older name that they lead to.
 */
export const createEventBus = (
  mirror: Mirror | null,
  onListenerError: (error: unknown, name: EventName) => void,
  converters: readonly DownConverter[] = downConverters,
): EventBus => {
  const listeners = new Map<EventName, Set<(payload: never) => void>>()
  const lastPayloads = new Map<EventName, unknown>()

  const deliver = (name: EventName, payload: unknown) => {
    if (replayed.has(name)) lastPayloads.set(name, payload)
    for (const listener of [...(listeners.get(name) ?? [])]) {
      try {
        listener(payload as never)
      } catch (error) {
        onListenerError(error, name)
      }
    }
    for (const { from, to, convert } of converters) if (from === name) deliver(to, convert(payload as never))
  }

  const others = mirror?.((message) => {
    if (isMirroredMessage(message)) deliver(message.name, message.payload)
  })

  return {
    emit(name, payload) {
      deliver(name, payload)
      if (mirrored.has(name)) others?.post({ name, payload })
    },
    on(name, listener) {
      const known = listeners.get(name) ?? new Set()
      listeners.set(name, known.add(listener as (payload: never) => void))
      if (lastPayloads.has(name)) listener(lastPayloads.get(name) as EventMap[typeof name])
      return () => known.delete(listener as (payload: never) => void)
    },
    last: (name) => lastPayloads.get(name) as EventMap[typeof name] | undefined,
    close: () => others?.close(),
  }
}
