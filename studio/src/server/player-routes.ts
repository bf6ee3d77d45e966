import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { gameOf } from '../games/game-library'
import { allowedStakes } from '../games/stakes'
import { storedMinor } from '../money/minor'
import type { RoundResult, RoundService } from '../rounds/round-service'
import type { KeyedMutex } from '../rounds/keyed-mutex'
import { clientSeedPattern } from '../seeds/seed-store'
import type { SeedStore } from '../seeds/seed-store'
import type { SessionService } from '../sessions/session-service'
import { limitsOf, nextFreeRounds } from '../sessions/session-state'
import { isUnfinished } from '../store/records'
import type { RoundRecord, SessionRecord } from '../store/records'
import type { Store } from '../store/store'
import { revealIfOver } from '../tables/reveal-if-over'
import type { TableService } from '../tables/table-service'
import { tableRoutes } from '../tables/table-routes'
import { clientNetwork } from './client-network'
import { createRateLimit } from './rate-limit'
import { proofView, roundView, sessionView } from './views'
import type { SessionView } from './views'

const sessionKey = z.string().regex(/^[A-Za-z0-9_-]{43}$/)
const openingShape = z.discriminatedUnion('mode', [
  z.object({
    mode: z.literal('real'),
    gameCode: z.string().max(120),
    sessionKey,
    launchToken: z.string().min(8).max(256),
  }),
  z.object({
    mode: z.literal('demo'),
    gameCode: z.string().max(120),
    sessionKey,
    launchToken: z.string().min(8).max(256).optional(),
  }),
])
const startShape = z.object({
  roundId: z.uuid(),
  choice: z.record(z.string(), z.unknown()),
  rewardId: z.string().max(64).nullable().default(null),
  /** Shared tables: the number of the round that the player sees. */
  tableRound: z.number().int().min(1).optional(),
})
/** The round whose offer the player saw: in another one it is another. */
const cashOutShape = z.object({ tableRound: z.number().int().min(1) })
const actionShape = z.object({ index: z.number().int().min(0).max(1000), action: z.record(z.string(), z.unknown()) })
const rotationShape = z.object({ clientSeed: z.string().regex(clientSeedPattern).optional() })

type Parts = {
  store: Store
  sessions: SessionService
  rounds: RoundService
  tables: TableService
  seeds: SeedStore
  mutex: KeyedMutex
  now: () => number
}

const refusal = (reply: FastifyReply, status: number, code: string, waitMs = 0): FastifyReply =>
  reply.code(status).send({ ok: false, code, waitMs })

export const playerRoutes = (
  app: FastifyInstance,
  { store, sessions, rounds, tables, seeds, mutex, now }: Parts,
): void => {
  const perSession = createRateLimit({ burst: 20, perSecond: 5, now })
  const perAddress = createRateLimit({ burst: 60, perSecond: 10, now })

  /** Unfinished round of this session, or an open one of this player in this game from another visit. */
  const pendingOf = async (session: SessionRecord): Promise<RoundRecord | null> => {
    const own = session.pendingRoundId === null ? null : await store.round(session.pendingRoundId)
    if (own && isUnfinished(own.state)) return own
    const open = await store.unfinishedOf(session.owner)
    return (
      open.find(({ table, state, gameCode }) => table === null && state === 'OPEN' && gameCode === session.gameCode) ??
      null
    )
  }

  const viewOf = async (session: SessionRecord): Promise<SessionView> => {
    const ladder = allowedStakes(gameOf(session.gameCode)?.stakes(session.scale) ?? [], limitsOf(session))
    const free = nextFreeRounds(session, now())
    const [pending, current] = await Promise.all([
      pendingOf(session),
      mutex(session.owner, () => seeds.current(session.owner)),
    ])
    return sessionView(session, current, free ? [storedMinor(free.stake)] : ladder, pending, now())
  }

  const sendResult = async (reply: FastifyReply, record: SessionRecord, result: RoundResult): Promise<unknown> => {
    const session = await viewOf((await store.session(record.id)) ?? record)
    if (result.kind === 'refused')
      return reply
        .code(result.code === 'PACE' ? 429 : 409)
        .send({ ok: false, code: result.code, waitMs: Math.ceil(result.waitMs), session })
    return { ok: true, round: await roundView(store, result.round), session }
  }

  const requireSession = async (request: FastifyRequest, reply: FastifyReply): Promise<SessionRecord | null> => {
    const key = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '')?.[1]
    if (key && !perSession(key)) {
      await refusal(reply, 429, 'TOO_MANY_REQUESTS', 1000)
      return null
    }
    const session = key ? await sessions.find(key) : null
    if (!session) await refusal(reply, 401, 'SESSION_EXPIRED')
    return session
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/') && !perAddress(clientNetwork(request.ip)))
      await refusal(reply, 429, 'TOO_MANY_REQUESTS', 1000)
  })

  tableRoutes(app, { store, tables, sessions, now, requireSession })

  app.post('/api/v1/session', async (request, reply) => {
    const opening = openingShape.safeParse(request.body)
    if (!opening.success) return refusal(reply, 400, 'REQUEST_INVALID')
    const opened = await sessions.open(opening.data)
    if (opened.kind === 'refused') return refusal(reply, opened.code === 'WALLET_UNREACHABLE' ? 503 : 403, opened.code)
    return {
      ok: true,
      session: await viewOf(opened.current ? opened.session : await sessions.refreshed(opened.session)),
    }
  })

  app.get('/api/v1/state', async (request, reply) => {
    const session = await requireSession(request, reply)
    if (!session) return reply
    const fresh = await sessions.refreshed(session)
    if (fresh.ended) return refusal(reply, 401, 'SESSION_EXPIRED')
    return { ok: true, session: await viewOf(fresh) }
  })

  app.post('/api/v1/rounds', async (request, reply) => {
    const session = await requireSession(request, reply)
    if (!session) return reply
    const body = startShape.safeParse(request.body)
    if (!body.success) return refusal(reply, 400, 'REQUEST_INVALID')
    const { roundId, choice, rewardId, tableRound } = body.data
    return sendResult(
      reply,
      session,
      tableRound === undefined
        ? await rounds.start(session.id, roundId, { choice, rewardId })
        : await tables.bets.place(session, roundId, choice, tableRound),
    )
  })

  app.post<{ Params: { id: string } }>('/api/v1/rounds/:id/leave', async (request, reply) => {
    const session = await requireSession(request, reply)
    return session ? sendResult(reply, session, await tables.bets.leave(session, request.params.id)) : reply
  })

  app.post<{ Params: { id: string } }>('/api/v1/rounds/:id/cash-out', async (request, reply) => {
    const session = await requireSession(request, reply)
    if (!session) return reply
    const body = cashOutShape.safeParse(request.body)
    if (!body.success) return refusal(reply, 400, 'REQUEST_INVALID')
    return sendResult(reply, session, await tables.bets.cashOut(session, request.params.id, body.data.tableRound))
  })

  app.post<{ Params: { id: string } }>('/api/v1/rounds/:id/withdraw', async (request, reply) => {
    const session = await requireSession(request, reply)
    return session ? sendResult(reply, session, await tables.bets.withdraw(session, request.params.id)) : reply
  })

  app.post<{ Params: { id: string } }>('/api/v1/rounds/:id/actions', async (request, reply) => {
    const session = await requireSession(request, reply)
    if (!session) return reply
    const body = actionShape.safeParse(request.body)
    if (!body.success) return refusal(reply, 400, 'REQUEST_INVALID')
    const { index, action } = body.data
    return sendResult(reply, session, await rounds.act(session.id, request.params.id, index, action))
  })

  app.get<{ Params: { id: string } }>('/api/v1/rounds/:id', async (request, reply) => {
    const session = await requireSession(request, reply)
    if (!session) return reply
    const round = await store.round(request.params.id)
    if (!round || round.owner !== session.owner) return refusal(reply, 404, 'ROUND_UNKNOWN')
    return { ok: true, round: await roundView(store, round), session: await viewOf(session) }
  })

  app.get('/api/v1/history', async (request, reply) => {
    const session = await requireSession(request, reply)
    if (!session) return reply
    const found = await store.roundsOf(session.owner, 30)
    for (const round of found) await revealIfOver(store, round, now())
    return { ok: true, rounds: await Promise.all(found.map((round) => proofView(store, round))) }
  })

  app.post('/api/v1/seeds/rotate', async (request, reply) => {
    const session = await requireSession(request, reply)
    if (!session) return reply
    const body = rotationShape.safeParse(request.body ?? {})
    if (!body.success) return refusal(reply, 400, 'CLIENT_SEED_INVALID')
    const rotated = await mutex(session.owner, () => seeds.rotate(session.owner, body.data.clientSeed ?? null, now()))
    if (!rotated) return refusal(reply, 409, 'ROUND_OPEN')
    return { ok: true, revealed: rotated.revealed, session: await viewOf(session) }
  })
}
