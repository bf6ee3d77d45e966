import type { StreamNews } from '@mosaic/contracts'
import type { AppContext } from '../runtime/app-context'
import { type Followed, idOf, type StreamTopic, type Versions } from './topic'

export const streamLimits = { everyMs: 1000, beatMs: 8000, perMember: 5, inAll: 2000, batchSize: 500, openings: 60 }

/** The way to one browser. */
export type Listener = {
  readonly member: Followed
  send(text: string): void
  end(): void
}

export type Hub = {
  /** `false`: there are too many already. `seen`: the versions that the browser got last. */
  add(listener: Listener, seen: Versions): boolean
  remove(listener: Listener): void
  /** Something was committed somewhere: look now. */
  wake(): void
  close(): Promise<void>
}

const parts = <T>(all: readonly T[], most: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, index) => all.slice(index * most, (index + 1) * most))

const newsText = (id: string, news: StreamNews): string =>
  `id: ${id}\nevent: ${news.topic}\ndata: ${JSON.stringify(news)}\n\n`

/**
 * Compares the version of each topic with the last sent one, for the members that listen at this gateway. One query per topic serves
 * all of them, and without listeners there is none: writes cost no more.
 */
export const createHub = (
  { db, clock, log }: Pick<AppContext, 'db' | 'clock'> & { readonly log: Pick<AppContext['log'], 'error'> },
  topics: readonly StreamTopic[],
): Hub => {
  /** The versions sent to each listener, in order of arrival. */
  const told = new Map<Listener, Versions>()
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
  const notify = (listener: Listener, versions: Versions): void => {
    const seen = told.get(listener)
    const changed = seen ? topics.filter(({ name }) => seen.get(name) !== versions.get(name)) : []
    if (changed.length === 0) return
    told.set(listener, versions)
    const id = idOf(versions)
    for (const { name } of changed) listener.send(newsText(id, { topic: name, version: versions.get(name) ?? '0' }))
  }
  const check = async (): Promise<void> => {
    const asked = [...told.keys()]
    if (asked.length === 0) return
    const versions = await versionsNow([...new Map(asked.map(({ member }) => [member.id, member])).values()])
    for (const listener of asked) {
      const own = versions.get(listener.member.id)
      if (own) notify(listener, own)
    }
  }
  const wake = (): void => {
    if (checking) {
      again = true
      return
    }
    checking = check()
      .catch((error: unknown) => log.error({ err: error }, 'listening members could not be told'))
      .then(() => {
        checking = null
        if (!again) return
        again = false
        wake()
      })
  }
  const sleep = (): void => {
    clearInterval(timer)
    timer = undefined
  }
  const remove = (listener: Listener): void => {
    told.delete(listener)
    if (told.size === 0) sleep()
  }
  return {
    add: (listener, seen) => {
      if (told.size >= streamLimits.inAll) return false
      const own = [...told.keys()].filter(({ member }) => member.id === listener.member.id)
      for (const oldest of own.slice(0, Math.max(0, own.length + 1 - streamLimits.perMember))) {
        remove(oldest)
        oldest.end()
      }
      told.set(listener, seen)
      timer ??= setInterval(wake, streamLimits.everyMs)
      wake()
      return true
    },
    remove,
    wake,
    close: async () => {
      for (const listener of told.keys()) listener.end()
      told.clear()
      sleep()
      await checking
    },
  }
}
