import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../runtime/clock'
import type { Database } from '../db/database'
import { inTransaction } from '../db/transaction'
import { beginCursors, forgetOldEvents, lockHandler, moveCursors, nextBatch, visibleNow } from './cursor-store'
import type { EventHandler } from './handler'
import { dueOf } from './events.sql'
import { type EventSource, followedBy } from './source'

/** For events announced while no gateway was listening. */
const sweepEveryMs = 30_000
const forgetEveryMs = 60 * 60_000
/** Rows that are followed are not announced. */
const followEveryMs = 1000
const pauses = { busy: 500, first: 250, longest: 60_000 }

export type Delivery = {
  /** Call it before any event is published: new handlers and names get their cursor. */
  begin(): Promise<void>
  /** Handles all committed events; throws the error of a handler. */
  drained(): Promise<void>
  /** From now on handles the commits of any gateway as soon as they are visible. */
  start(): Promise<() => Promise<void>>
}

type Core = { readonly database: Database; readonly clock: Clock; readonly log: Pick<FastifyBaseLogger, 'error'> }

/** Result of one batch; `busy`: another batch of this handler is running. */
type Outcome = 'handled' | 'nothing' | 'busy'

type Follower = EventHandler & { readonly followed: readonly EventSource[] }

const handleBatch = (database: Database, handler: Follower): Promise<Outcome> =>
  inTransaction(database.db, async (tx) => {
    if (!(await lockHandler(tx, handler.name))) return 'busy'
    const batch = await nextBatch(tx, handler, dueOf(handler.followed))
    if (!batch) return 'nothing'
    await handler.handle(tx, batch.events)
    await moveCursors(tx, handler, batch)
    return 'handled'
  })

/** In one snapshot, so that `begin` counts exactly the rows whose events the handler will not get. */
const beginHandler = (database: Database, handler: EventHandler): Promise<void> =>
  inTransaction(
    database.db,
    async (tx) => {
      const begun = await beginCursors(tx, [handler])
      if (begun === handler.subscribesTo.length) await handler.begin?.(tx)
    },
    { isolationLevel: 'repeatable read' },
  )

/** Runs the batches of one handler when woken; a failed batch is retried with growing pauses. */
const worker = ({ database, log }: Core, handler: Follower) => {
  let [woken, stopped, failures] = [false, false, 0]
  let working: Promise<void> | null = null
  let retry: NodeJS.Timeout | undefined

  const wakeIn = (ms: number) => {
    clearTimeout(retry)
    retry = setTimeout(wake, ms)
  }
  const work = async () => {
    while (woken && !stopped) {
      woken = false
      try {
        const outcome = await handleBatch(database, handler)
        failures = 0
        if (outcome === 'handled') woken = true
        if (outcome === 'busy') wakeIn(pauses.busy)
      } catch (error) {
        failures += 1
        if (!stopped) wakeIn(Math.min(pauses.first * 2 ** (failures - 1), pauses.longest))
        log.error({ err: error, alert: 'event.handler', handler: handler.name }, 'events could not be handled')
      }
    }
    working = null
  }
  const wake = () => {
    woken = true
    if (!stopped) working ??= work()
  }
  return {
    wake,
    stop: async () => {
      stopped = true
      clearTimeout(retry)
      await working
    },
  }
}

export const eventDelivery = (
  core: Core,
  listed: readonly EventHandler[],
  sources: readonly EventSource[] = [],
): Delivery => {
  const handlers = listed.map((handler) => ({ ...handler, followed: followedBy(handler, sources) }))
  const { database, clock, log } = core
  const names = handlers.map(({ name }) => name)
  if (new Set(names).size !== names.length) throw new Error(`Two event handlers share one name: ${names.join(', ')}`)
  return {
    begin: async () => {
      for (const handler of handlers) await beginHandler(database, handler)
    },
    drained: async () => {
      for (let left = true; left; ) {
        left = false
        for (const handler of handlers) {
          const outcome = await handleBatch(database, handler)
          if (outcome === 'busy') await delay(5)
          left ||= outcome !== 'nothing'
        }
      }
    },
    start: async () => {
      const workers = handlers.map((handler) => worker(core, handler))
      const wakeAll = () => {
        for (const { wake } of workers) wake()
      }
      const unlisten = await database.listen('domain_events', wakeAll)
      const forget = () => {
        forgetOldEvents(database.db, handlers, clock.now()).catch((error: unknown) =>
          log.error({ err: error }, 'old events could not be deleted'),
        )
      }
      wakeAll()
      forget()
      const following = workers.filter((_, index) => handlers[index]?.followed.length)
      let visible: string | null = null
      /** While the snapshot is the same, no row was committed, and reading it reads no block. */
      const follow = async () => {
        const now = await visibleNow(database.db)
        if (now !== visible) for (const { wake } of following) wake()
        visible = now
      }
      const timers = [
        setInterval(wakeAll, sweepEveryMs),
        setInterval(forget, forgetEveryMs),
        setInterval(() => {
          // Workers log a database that is away.
          follow().catch(() => undefined)
        }, followEveryMs),
      ]
      return async () => {
        for (const timer of timers) clearInterval(timer)
        await unlisten()
        await Promise.all(workers.map(({ stop }) => stop()))
      }
    },
  }
}
