import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { SessionRecord } from '../store/records'
import type { Store } from '../store/store'
import type { LiveTable } from './live-table'
import type { TableService } from './table-service'

const heartbeatMs = 15_000
/** Changes within this time are sent together. */
const gatherMs = 120

const knownRound = z.coerce.number().int().min(0).max(1_000_000).nullable().catch(null)

type Parts = {
  store: Store
  tables: TableService
  requireSession: (request: FastifyRequest, reply: FastifyReply) => Promise<SessionRecord | null>
}
type Address = { Params: { code: string }; Querystring: { after?: string } }

export const tableRoutes = (app: FastifyInstance, { store, tables, requireSession }: Parts): void => {
  const streams = new Set<() => void>()
  app.addHook('preClose', async () => streams.forEach((close) => close()))

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
    reply.hijack()
    const { raw } = reply
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
    const beat = setInterval(() => raw.write(': here\n\n'), heartbeatMs)
    const unsubscribe = table.subscribe(push)
    const close = (): void => {
      clearInterval(beat)
      if (gathering) clearTimeout(gathering)
      unsubscribe()
      streams.delete(end)
    }
    const end = (): void => void raw.end()
    streams.add(end)
    raw.on('close', close)
    flush()
    return reply
  })
}
