import type { StreamNews, StreamTopicName } from '@mosaic/contracts'
import { merchant, sessionStore } from '@mosaic/session'
import type { StreamEvent } from './event-text'
import { readStreams } from './read-streams'

/** `version` null: no stream is possible, so ask. `funds` comes with the topic `wallet`. */
export type TopicListener = (version: string | null, funds?: StreamNews['funds']) => void

const askEveryMs = 30_000

const followers = new Map<StreamTopicName, Set<TopicListener>>()
let stop: (() => void) | null = null
let lastId = ''

const notify = ({ topic, version, funds }: StreamNews): void =>
  followers.get(topic)?.forEach((listener) => listener(version, funds))
const notifyDisconnected = (): void => {
  if (document.visibilityState === 'visible')
    for (const all of followers.values()) for (const listener of all) listener(null)
}

/** Browsers without one of these (before iOS 15.4) ask from time to time. */
const canShareStream = (): boolean =>
  'locks' in navigator && typeof BroadcastChannel === 'function' && typeof ReadableStream === 'function'

const ask = (): (() => void) => {
  const timer = setInterval(notifyDisconnected, askEveryMs)
  return () => clearInterval(timer)
}

/**
 * One visible tab reads the stream and posts its events to the others. It stops when hidden, because a hidden tab may
 * be frozen while it holds the lock.
 */
const share = (name: string): (() => void) => {
  const channel = new BroadcastChannel(name)
  const hear = ({ id, news }: StreamEvent): void => {
    lastId = id
    notify(news)
  }
  channel.onmessage = ({ data }: MessageEvent<StreamEvent>) => hear(data)
  let reading: AbortController | null = null
  const rest = (): void => {
    reading?.abort()
    reading = null
  }
  const lead = (): void => {
    if (document.visibilityState !== 'visible') return rest()
    if (reading) return
    const own = new AbortController()
    reading = own
    const onEvent = (event: StreamEvent) => {
      hear(event)
      channel.postMessage(event)
    }
    navigator.locks
      .request(name, { signal: own.signal }, () =>
        readStreams({ signal: own.signal, lastId: () => lastId, onEvent, onDisconnected: notifyDisconnected }),
      )
      // It was told to rest while it waited for its turn.
      .catch(() => undefined)
  }
  document.addEventListener('visibilitychange', lead)
  lead()
  return () => {
    document.removeEventListener('visibilitychange', lead)
    rest()
    channel.close()
  }
}

const start = (): (() => void) => {
  lastId = ''
  const userName = sessionStore.getState().session?.userName ?? ''
  if (!canShareStream()) return ask()
  try {
    return share(`mosaic.stream.${merchant().merchantCode}.${userName}`)
  } catch {
    // The channel exists but is forbidden.
    return ask()
  }
}

/**
 * Calls the listener at every change of a topic of the current member; returns how to stop. A new session starts a
 * new stream.
 */
export const followTopic = (topic: StreamTopicName, listener: TopicListener): (() => void) => {
  const all = followers.get(topic) ?? new Set()
  followers.set(topic, all.add(listener))
  stop ??= start()
  return () => {
    all.delete(listener)
    if ([...followers.values()].some(({ size }) => size > 0)) return
    stop?.()
    stop = null
  }
}
