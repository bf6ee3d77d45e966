import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { DeskResult } from './accounts/operator-result'

export const rawBodyOf = (request: FastifyRequest): Buffer =>
  Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)

/** What is no JSON is nothing that a schema takes. */
export const readBody = (request: FastifyRequest): unknown => {
  try {
    return JSON.parse(rawBodyOf(request).toString('utf8'))
  } catch {
    return null
  }
}

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
  decide: (id: string, decision: D) => Promise<DeskResult<object>>,
): void => {
  scope.post<{ Params: { id: string } }>(`${path}/:id/decision`, async (request, reply) => {
    const id = z.uuid().safeParse(request.params.id)
    const wanted = form.safeParse(readBody(request))
    if (!id.success || !wanted.success)
      return reply.code(400).send({ error: wanted.error?.issues[0]?.path.join('.') || (id.success ? 'body' : 'id') })
    const decided = await decide(id.data, wanted.data)
    return decided.ok ? decided.value : reply.code(409).send({ error: decided.code })
  })
}
