import { setTimeout as delay } from 'node:timers/promises'
import type { StreamNews } from '@mosaic/contracts'
import type { AppContext } from '../runtime/app-context'
import { ofEveryMerchant } from '../db/merchant-scope'
import type { Listener } from './listener'
import { openStreams, streamLimits } from './open-streams'
import { type Followed, idOf, type StreamContext, type StreamTopic, type Versions } from './topic'

export type Hub = {
  /** `false`: there are too many already. `seen`: the versions that the browser got last. */
  add(listener: Listener, seen: Versions): boolean
  remove(listener: Listener): void
  /** A commit was announced: check now. */
  wake(): void
  close(): Promise<void>
}

const parts = <T>(all: readonly T[], most: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, index) => all.slice(index * most, (index + 1) * most))

const newsText = (id: string, news: StreamNews): string =>
  `id: ${id}\nevent: ${news.topic}\ndata: ${JSON.stringify(news)}\n\n`

/**
 * Compares each topic's current version with the version that the listening members have. One query per topic serves all
 * listeners, and none runs without a listener, so a write costs nothing more.
 */
export const createHub = (
  ctx: StreamContext & { readonly log: Pick<AppContext['log'], 'error'> },
  topics: readonly StreamTopic[],
): Hub => {
  const { db, clock, log } = ctx
  /** Versions that each listener has, in order of arrival. */
  const sent = new Map<Listener, Versions>()
  const open = openStreams()
  /** When each listener beats next. */
  const beats = new Map<Listener, number>()
  let timer: NodeJS.Timeout | undefined
  let checking: Promise<void> | null = null
  let again = false

  const versionsNow = async (members: readonly Followed[]): Promise<ReadonlyMap<string, Versions>> => {
    const all = new Map(members.map(({ id }) => [id, new Map<string, string>()]))
    for (const topic of topics)
      for (const some of parts(members, streamLimits.batchSize)) {
        const versions = await topic.versionsOf(db, some, clock.now())
        for (const { id } of some) all.get(id)?.set(topic.name, versions.get(id) ?? '0')
      }
    return all
  }
  const changesOf = (listeners: readonly Listener[], versions: ReadonlyMap<string, Versions>) =>
    listeners.flatMap((listener) => {
      const [own, seen] = [versions.get(listener.member.id), sent.get(listener)]
      const changed = own && seen ? topics.filter(({ name }) => seen.get(name) !== own.get(name)) : []
      return own && changed.length > 0 ? [{ listener, own, changed }] : []
    })
  const check = async (): Promise<void> => {
    const listeners = [...sent.keys()]
    if (listeners.length === 0) return
    const versions = await versionsNow([...new Map(listeners.map(({ member }) => [member.id, member])).values()])
    const changes = changesOf(listeners, versions)
    /** One read for each member and changed topic, however many tabs listen. */
    const values = new Map<string, Pick<StreamNews, 'funds'>>()
    const keyOf = ({ name }: StreamTopic, { id }: Followed) => `${name} ${id}`
    for (const { listener, changed } of changes)
      for (const topic of changed) {
        const key = keyOf(topic, listener.member)
        if (topic.readValue && !values.has(key)) values.set(key, await topic.readValue(ctx, listener.member))
      }
    for (const { listener, own, changed } of changes) {
      // A listener may have left during the reads.
      if (!sent.has(listener)) continue
      sent.set(listener, own)
      for (const topic of changed) {
        const { name } = topic
        const value = values.get(keyOf(topic, listener.member))
        listener.send(newsText(idOf(own), { topic: name, version: own.get(name) ?? '0', ...value }))
      }
    }
  }
  /** A check of many listeners may take a while: calls of members come first for as long. */
  const pausedCheck = async (): Promise<void> => {
    const startedAt = performance.now()
    await check()
    await delay(Math.min(streamLimits.everyMs, performance.now() - startedAt))
  }
  const wake = (): void => {
    if (checking) {
      again = true
      return
    }
    // A listener's request may have called it; it reads for all.
    checking = ofEveryMerchant(pausedCheck)
      .catch((error: unknown) => log.error({ err: error }, 'listening members could not be notified'))
      .then(() => {
        checking = null
        if (!again) return
        again = false
        wake()
      })
  }
  /** All that are due in one turn of the event loop, so that one query finds many sessions. */
  const beat = (): void => {
    const now = performance.now()
    // Those who came together are spread over the interval.
    let left = Math.ceil((2 * sent.size * streamLimits.everyMs) / streamLimits.beatMs)
    for (const [listener, at] of beats) {
      if (at > now || left === 0) break
      left -= 1
      beats.delete(listener)
      beats.set(listener, now + streamLimits.beatMs)
      void listener.beat()
    }
  }
  const tick = (): void => {
    beat()
    wake()
  }
  const sleep = (): void => {
    clearInterval(timer)
    timer = undefined
  }
  const remove = (listener: Listener): void => {
    if (!sent.delete(listener)) return
    beats.delete(listener)
    open.remove(listener)
    if (sent.size === 0) sleep()
  }
  return {
    add: (listener, seen) => {
      const ending = open.roomFor(listener)
      if (ending === null) return false
      for (const oldest of ending) {
        remove(oldest)
        oldest.end()
      }
      open.add(listener)
      sent.set(listener, seen)
      beats.set(listener, performance.now() + streamLimits.beatMs)
      timer ??= setInterval(tick, streamLimits.everyMs)
      wake()
      return true
    },
    remove,
    wake,
    close: async () => {
      for (const listener of [...sent.keys()]) {
        remove(listener)
        listener.end()
      }
      await checking
    },
  }
}
