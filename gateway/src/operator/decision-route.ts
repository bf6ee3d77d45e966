import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Result } from '../platform/kernel/result'

export const rawBodyOf = (request: FastifyRequest): Buffer =>
  Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)

export const operator = z.string().trim().min(2).max(64)
/** The member reads the reason. */
export const rejection = z.object({
  verdict: z.literal('reject'),
  operator,
  reason: z.string().trim().min(3).max(200),
})

/** `POST <path>/:id/decision`: the body is read by its form, a rule that refuses answers 409 with its code. */
export const decisionRoute = <D>(
  scope: FastifyInstance,
  path: string,
  form: z.ZodType<D>,
  decide: (id: string, decision: D) => Promise<Result<object>>,
): void => {
  scope.post<{ Params: { id: string } }>(`${path}/:id/decision`, async (request, reply) => {
    const id = z.uuid().safeParse(request.params.id)
    let json: unknown = null
    try {
      json = JSON.parse(rawBodyOf(request).toString('utf8'))
    } catch {
      return reply.code(400).send({ error: 'not JSON' })
    }
    const wanted = form.safeParse(json)
    if (!id.success || !wanted.success)
      return reply.code(400).send({ error: wanted.error?.issues[0]?.path.join('.') || 'id' })
    const decided = await decide(id.data, wanted.data)
    return decided.ok ? decided.value : reply.code(409).send({ error: decided.code })
  })
}
