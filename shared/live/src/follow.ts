import { openChannel, withLock } from '@mosaic/browser'
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

const ask = (): (() => void) => {
  const timer = setInterval(notifyDisconnected, askEveryMs)
  return () => clearInterval(timer)
}

/**
 * One visible tab reads the stream and posts its events to the others. It stops when hidden, because a hidden tab may
 * be frozen while it holds the lock. Null where tabs cannot share one (before iOS 15.4, or site data blocked).
 */
const share = (name: string): (() => void) | null => {
  const hear = ({ id, news }: StreamEvent): void => {
    lastId = id
    notify(news)
  }
  const channel =
    typeof ReadableStream === 'function' ? openChannel(name, (message) => hear(message as StreamEvent)) : null
  if (!channel) return null
  let reading: AbortController | null = null
  let stopAsking: (() => void) | null = null
  const rest = (): void => {
    reading?.abort()
    reading = null
  }
  const lead = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return rest()
    if (reading) return
    const own = new AbortController()
    reading = own
    const { signal } = own
    const onEvent = (event: StreamEvent) => {
      hear(event)
      channel.post(event)
    }
    const led = await withLock(name, { signal }, () =>
      readStreams({ signal, lastId: () => lastId, onEvent, onDisconnected: notifyDisconnected }),
    )
    if (!led && !signal.aborted) stopAsking ??= ask()
  }
  const follow = () => void lead()
  document.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    rest()
    stopAsking?.()
    channel.close()
  }
}

const start = (): (() => void) => {
  lastId = ''
  const userName = sessionStore.getState().session?.userName ?? ''
  // Browsers that cannot share a stream ask from time to time.
  return share(`mosaic.stream.${merchant().merchantCode}.${userName}`) ?? ask()
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
