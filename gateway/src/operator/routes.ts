import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { verifySignature } from '../platform'
import type { AppContext } from '../platform/kernel/app-context'
import { singleHeader } from '../platform/kernel/request-facts'
import { decideWithdrawal, waiting } from './withdrawal-decisions'

const operator = z.string().trim().min(2).max(64)
const decision = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('approve'), operator }),
  z.object({ verdict: z.literal('reject'), operator, reason: z.string().trim().min(3).max(200) }),
])

/** Calls of people of the house: no envelope of players, no player's token, signed over the raw bytes with a key of their own. */
export const operatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const key = ctx.config.keys.ops
  if (key === null) return
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
    const rawBody = (request: FastifyRequest): Buffer =>
      Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    scope.addHook('preHandler', async (request, reply: FastifyReply) => {
      const header = (name: string) => singleHeader(request, name) ?? undefined
      const verdict = verifySignature(
        [key],
        {
          method: request.method,
          path: request.url,
          rawBody: rawBody(request),
          keyId: header('x-key-id'),
          timestamp: header('x-timestamp'),
          signature: header('x-signature'),
        },
        Date.now(),
      )
      void reply.header('cache-control', 'no-store')
      if (!verdict.ok) await reply.code(401).send({ error: verdict.reason })
    })
    scope.get<{ Querystring: { all?: string } }>('/ops/v1/withdrawals', async (request) => ({
      list: await waiting(ctx, request.query.all === '1'),
    }))
    scope.post<{ Params: { id: string } }>('/ops/v1/withdrawals/:id/decision', async (request, reply) => {
      const id = z.uuid().safeParse(request.params.id)
      let json: unknown = null
      try {
        json = JSON.parse(rawBody(request).toString('utf8'))
      } catch {
        return reply.code(400).send({ error: 'not JSON' })
      }
      const wanted = decision.safeParse(json)
      if (!id.success || !wanted.success)
        return reply.code(400).send({ error: wanted.error?.issues[0]?.path.join('.') || 'id' })
      const decided = await decideWithdrawal(ctx, id.data, wanted.data)
      return decided.ok ? decided.value : reply.code(409).send({ error: decided.code })
    })
  })
}
