import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { slotOf } from '../games/slot-library'
import { allowedSteps } from '../games/stakes'
import { minorText, storedMinor } from '../money/minor'
import type { RoundTable } from '../rounds/round-table'
import type { TurnTaking } from '../rounds/turn-taking'
import { clientSeedPattern } from '../seeds/seed-book'
import type { SeedBook } from '../seeds/seed-book'
import type { SessionDesk } from '../sessions/session-desk'
import { limitsOf } from '../sessions/seat'
import type { SessionRecord } from '../store/records'
import type { Store } from '../store/store'
import { createRateLimit } from './rate-limit'
import { configOf } from './round-config'
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
  z.object({ mode: z.literal('demo'), gameCode: z.string().max(120), sessionKey }),
])
const spinShape = z.object({ roundId: z.uuid(), stake: z.string().regex(minorText) })
const rotationShape = z.object({ clientSeed: z.string().regex(clientSeedPattern).optional() })

type Parts = {
  store: Store
  desk: SessionDesk
  rounds: RoundTable
  seeds: SeedBook
  turns: TurnTaking
  now: () => number
}

const refusal = (reply: FastifyReply, status: number, code: string, waitMs = 0): FastifyReply =>
  reply.code(status).send({ ok: false, code, waitMs })

export const playerRoutes = (app: FastifyInstance, { store, desk, rounds, seeds, turns, now }: Parts): void => {
  const perSeat = createRateLimit({ burst: 20, perSecond: 5, now })
  const perAddress = createRateLimit({ burst: 60, perSecond: 10, now })

  const viewOf = async (session: SessionRecord): Promise<SessionView> => {
    const slot = slotOf(session.gameCode)
    const lines = slot?.config.lines.length ?? 1
    const steps = slot ? allowedSteps(lines, session.scale, limitsOf(session)) : []
    const pending = session.pendingRoundId === null ? null : await store.round(session.pendingRoundId)
    const open =
      pending && (pending.state === 'PAYING' || pending.state === 'BETTING' || pending.state === 'CANCELLING')
        ? pending
        : null
    const current = await turns(session.owner, () => seeds.current(session.owner))
    return sessionView(session, current, steps, lines, open, now())
  }

  const seated = async (request: FastifyRequest, reply: FastifyReply): Promise<SessionRecord | null> => {
    const key = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '')?.[1]
    if (key && !perSeat(key)) {
      await refusal(reply, 429, 'TOO_MANY_REQUESTS', 1000)
      return null
    }
    const session = key ? await desk.find(key) : null
    if (!session) await refusal(reply, 401, 'SESSION_EXPIRED')
    return session
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/') && !perAddress(request.ip)) await refusal(reply, 429, 'TOO_MANY_REQUESTS', 1000)
  })

  app.post('/api/v1/session', async (request, reply) => {
    const opening = openingShape.safeParse(request.body)
    if (!opening.success) return refusal(reply, 400, 'REQUEST_INVALID')
    const opened = await desk.open(opening.data)
    if (opened.kind === 'refused') return refusal(reply, opened.code === 'WALLET_UNREACHABLE' ? 503 : 403, opened.code)
    return { ok: true, session: await viewOf(opened.current ? opened.session : await desk.refreshed(opened.session)) }
  })

  app.get('/api/v1/state', async (request, reply) => {
    const session = await seated(request, reply)
    if (!session) return reply
    const fresh = await desk.refreshed(session)
    if (fresh.ended) return refusal(reply, 401, 'SESSION_EXPIRED')
    return { ok: true, session: await viewOf(fresh) }
  })

  app.post('/api/v1/spin', async (request, reply) => {
    const session = await seated(request, reply)
    if (!session) return reply
    const spin = spinShape.safeParse(request.body)
    if (!spin.success) return refusal(reply, 400, 'REQUEST_INVALID')
    const result = await rounds.spin(session.id, spin.data.roundId, storedMinor(spin.data.stake))
    const latest = (await store.session(session.id)) ?? session
    if (result.kind === 'refused') {
      return reply
        .code(result.code === 'PACE' ? 429 : 409)
        .send({ ok: false, code: result.code, waitMs: Math.ceil(result.waitMs), session: await viewOf(latest) })
    }
    return {
      ok: true,
      round: roundView(result.round, await configOf(store, result.round)),
      session: await viewOf(latest),
    }
  })

  app.get('/api/v1/history', async (request, reply) => {
    const session = await seated(request, reply)
    if (!session) return reply
    const found = await store.roundsOf(session.owner, 30)
    const list = await Promise.all(
      found.map(async (round) =>
        proofView(round, await configOf(store, round), await store.revealed(session.owner, round.serverSeedHash)),
      ),
    )
    return { ok: true, rounds: list }
  })

  app.post('/api/v1/seeds/rotate', async (request, reply) => {
    const session = await seated(request, reply)
    if (!session) return reply
    const wish = rotationShape.safeParse(request.body ?? {})
    if (!wish.success) return refusal(reply, 400, 'CLIENT_SEED_INVALID')
    const { revealed } = await turns(session.owner, () =>
      seeds.rotate(session.owner, wish.data.clientSeed ?? null, now()),
    )
    return { ok: true, revealed, session: await viewOf(session) }
  })
}
