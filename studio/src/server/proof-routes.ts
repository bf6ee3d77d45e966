import type { FastifyInstance } from 'fastify'
import type { Store } from '../store/store'
import { revealIfOver } from '../tables/reveal-if-over'
import { clientNetwork } from './client-network'
import { createRateLimit } from './rate-limit'
import { publicProof } from './views'

/**
 * Public data of a round for anyone with its random id. It contains no player, and the server seed only after its
 * player revealed it.
 */
export const proofRoutes = (app: FastifyInstance, { store, now }: { store: Store; now: () => number }): void => {
  const perAddress = createRateLimit({ burst: 20, perSecond: 1, now })

  app.get<{ Params: { roundId: string } }>('/api/proofs/:roundId', async (request, reply) => {
    if (!perAddress(clientNetwork(request.ip)))
      return reply.code(429).header('retry-after', '1').send({ ok: false, code: 'TOO_MANY_REQUESTS', waitMs: 1000 })
    const round = await store.round(request.params.roundId)
    if (!round) return reply.code(404).send({ ok: false, code: 'ROUND_UNKNOWN', waitMs: 0 })
    await revealIfOver(store, round, now())
    return { ok: true, proof: await publicProof(store, round) }
  })
}
