import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { proofBytes } from '../money'
import { verifySignature } from '../platform'
import type { AppContext } from '../platform/kernel/app-context'
import { singleHeader } from '../platform/kernel/request-facts'
import { decisionRoute, operator, rawBodyOf, rejection } from './decision-route'
import { decideDepositProof, depositProofs } from './deposit-proof-decisions'
import { decideWithdrawal, waiting } from './withdrawal-decisions'

const withdrawalDecision = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('approve'), operator }),
  rejection,
])
const depositDecision = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('approve'), operator, amount: z.string().regex(/^\d{1,12}(\.\d{1,4})?$/) }),
  rejection,
])
const image = z.object({ id: z.uuid(), image: z.uuid() })

/** Calls of people of the house: no envelope of players, no player's token, signed over the raw bytes with a key of their own. */
export const operatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const key = ctx.config.keys.ops
  if (key === null) return
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
    scope.addHook('preHandler', async (request: FastifyRequest, reply: FastifyReply) => {
      const header = (name: string) => singleHeader(request, name) ?? undefined
      const verdict = verifySignature(
        [key],
        {
          method: request.method,
          path: request.url,
          rawBody: rawBodyOf(request),
          keyId: header('x-key-id'),
          timestamp: header('x-timestamp'),
          signature: header('x-signature'),
        },
        Date.now(),
      )
      void reply.header('cache-control', 'no-store')
      if (!verdict.ok) await reply.code(401).send({ error: verdict.reason })
    })
    type Listed = { Querystring: { all?: string } }
    scope.get<Listed>('/ops/v1/withdrawals', async (request) => ({
      list: await waiting(ctx, request.query.all === '1'),
    }))
    decisionRoute(scope, '/ops/v1/withdrawals', withdrawalDecision, (id, decision) =>
      decideWithdrawal(ctx, id, decision),
    )
    scope.get<Listed>('/ops/v1/deposit-proofs', async (request) => ({
      list: await depositProofs(ctx, request.query.all === '1'),
    }))
    decisionRoute(scope, '/ops/v1/deposit-proofs', depositDecision, (id, decision) =>
      decideDepositProof(ctx, id, decision),
    )
    scope.get('/ops/v1/deposit-proofs/:id/images/:image', async (request, reply) => {
      const asked = image.safeParse(request.params)
      const bytes = asked.success ? await proofBytes(ctx.db, asked.data.id, asked.data.image) : null
      if (bytes === null) return reply.code(404).send({ error: 'unknown' })
      return reply
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'")
        .header('content-disposition', 'attachment; filename="proof.webp"')
        .type('image/webp')
        .send(Buffer.from(bytes))
    })
  })
}
