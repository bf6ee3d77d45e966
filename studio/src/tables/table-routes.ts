import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { clientNetwork } from '../server/client-network'
import { isOver } from '../sessions/session-state'
import type { SessionService } from '../sessions/session-service'
import type { SessionRecord } from '../store/records'
import type { Store } from '../store/store'
import type { LiveTable } from './live-table'
import { openStreams } from './open-streams'
import type { TableService } from './table-service'

/** `sessionMs`: how long after the end of its session a stream may stay open. */
export const streamTimes = { beatMs: 15_000, sessionMs: 30_000 }
const retrySeconds = '30'
/** Changes within this time are sent together. */
const gatherMs = 120

const knownRound = z.coerce.number().int().min(0).max(1_000_000).nullable().catch(null)

type Parts = {
  store: Store
  tables: TableService
  sessions: Pick<SessionService, 'refreshed'>
  now: () => number
  requireSession: (request: FastifyRequest, reply: FastifyReply) => Promise<SessionRecord | null>
}
type Address = { Params: { code: string }; Querystring: { after?: string } }

export const tableRoutes = (app: FastifyInstance, { store, tables, sessions, now, requireSession }: Parts): void => {
  const streams = openStreams()
  app.addHook('preClose', async () => streams.endAll())

  const at = async (
    request: FastifyRequest<Address>,
    reply: FastifyReply,
  ): Promise<{ session: SessionRecord; table: LiveTable } | null> => {
    const session = await requireSession(request, reply)
    if (!session) return null
    const table = session.gameCode === request.params.code ? tables.tableOf(session.gameCode) : null
    if (table) return { session, table }
    await reply.code(404).send({ ok: false, code: 'GAME_UNKNOWN', waitMs: 0 })
    return null
  }

  /** Polling, for browsers and networks without streams. */
  app.get<Address>('/api/v1/tables/:code', async (request, reply) => {
    const found = await at(request, reply)
    if (!found) return reply
    return { ok: true, table: await found.table.view(found.session, knownRound.parse(request.query.after ?? null)) }
  })

  /** Server-sent events; the event id is the last round whose result was sent, so a resumed stream starts after it. */
  app.get<Address>('/api/v1/tables/:code/stream', async (request, reply) => {
    const found = await at(request, reply)
    if (!found) return reply
    const { session, table } = found
    let known = knownRound.parse(request.headers['last-event-id'] ?? null)
    let gathering: NodeJS.Timeout | null = null
    let sending: Promise<void> = Promise.resolve()
    const { raw } = reply
    const stream = { seat: session.id, network: clientNetwork(request.ip), end: () => void raw.end() }
    if (raw.destroyed) return reply
    if (!streams.add(stream))
      return reply.code(503).header('retry-after', retrySeconds).send({ ok: false, code: 'BUSY', waitMs: 30_000 })
    reply.hijack()
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    const send = async (): Promise<void> => {
      const latest = (await store.session(session.id)) ?? session
      const view = await table.view(latest, known)
      const newest = view.results[view.results.length - 1]
      if (newest) known = newest.round
      raw.write(`id: ${known ?? 0}\nevent: table\ndata: ${JSON.stringify(view)}\n\n`)
    }
    const flush = (): void => {
      if (gathering) clearTimeout(gathering)
      gathering = null
      sending = sending.then(send).catch(() => void raw.destroy())
    }
    const push = (urgent: boolean): void => {
      if (urgent) flush()
      else gathering ??= setTimeout(flush, gatherMs)
    }
    const beat = setInterval(() => raw.write(': here\n\n'), streamTimes.beatMs)
    // The wallet knows of a logout.
    const check = setInterval(() => {
      sessions
        .refreshed(session)
        .then((latest) => isOver({ ...latest, seenAt: now() }, now()) && raw.end())
        .catch(() => void raw.destroy())
    }, streamTimes.sessionMs)
    const unsubscribe = table.subscribe(push)
    const close = (): void => {
      clearInterval(beat)
      clearInterval(check)
      if (gathering) clearTimeout(gathering)
      unsubscribe()
      streams.remove(stream)
    }
    raw.on('close', close)
    flush()
    return reply
  })
}
