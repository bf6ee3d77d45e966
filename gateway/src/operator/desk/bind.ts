import {
  deskCalls,
  type DeskCall,
  type DeskCallName,
  deskSchemas,
  type DeskValue,
  type ReadDeskBody,
  type ReadDeskQuery,
  type Right,
} from '@mosaic/contracts/desk'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { AppContext } from '../../platform/runtime/app-context'
import { Refusal } from '../../platform/http/result'
import { isStorable } from '../../platform/http/storable'
import { type DeskResult, refused } from '../accounts/operator-result'
import type { LogActor } from '../log'
import { sendDeskFailure, sendDeskValue } from './answer'

/** How callers prove who they are, and what a handler then knows of them. */
export type Authentication<Caller> = {
  readonly identify: (request: FastifyRequest, call: DeskCall) => Promise<DeskResult<Caller>>
  readonly bodyOf: (request: FastifyRequest) => unknown
}

/** An operator with a session of the desk, or the command line. */
export type Operator = {
  /** Name for the log. */
  readonly by: LogActor
  readonly holds: (right: Right) => boolean
}

type Input<N extends DeskCallName> = {
  readonly query: ReadDeskQuery<N>
  readonly body: ReadDeskBody<N>
  readonly reply: FastifyReply
}
export type DeskHandler<N extends DeskCallName, Caller> = (
  input: Input<N> & Caller,
) => Promise<DeskResult<DeskValue<N>>>

const parse = (schema: z.ZodType | undefined, input: unknown): DeskResult<unknown> => {
  if (!schema) return { ok: true, value: undefined }
  const parsed = schema.safeParse(input)
  if (parsed.success)
    return isStorable(parsed.data)
      ? { ok: true, value: parsed.data }
      : refused('desk.request.invalid', { '(root)': 'nul' })
  const issues = parsed.error.issues.slice(0, 20)
  return refused(
    'desk.request.invalid',
    Object.fromEntries(issues.map((issue) => [issue.path.join('.') || '(root)', issue.code])),
  )
}

/** Binds a handler to a row of `deskCalls`: path, right and schemas come from the row. */
export const bindDesk = <N extends DeskCallName, Caller>(
  app: FastifyInstance,
  ctx: Pick<AppContext, 'config'>,
  { identify, bodyOf }: Authentication<Caller>,
  name: N,
  handler: DeskHandler<N, Caller>,
): void => {
  const call: DeskCall = deskCalls[name]
  const schema: { query?: z.ZodType; body?: z.ZodType; value: z.ZodType } = deskSchemas[name]

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<DeskResult<unknown>> => {
    const caller = await identify(request, call)
    if (!caller.ok) return caller
    const query = parse(schema.query, request.query)
    if (!query.ok) return query
    const body = parse(schema.body, bodyOf(request))
    if (!body.ok) return body
    // The parts were parsed with the schemas that these types are derived from.
    const input = { query: query.value, body: body.value, reply } as Input<N>
    return handler({ ...input, ...caller.value })
  }

  app.route({
    method: call.method,
    url: call.path,
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      let result: DeskResult<unknown>
      try {
        result = await answer(request, reply)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        result = error.failure
      }
      if (reply.sent) return reply
      if (!result.ok) return sendDeskFailure(reply, result)
      if (ctx.config.checkAnswers) schema.value.parse(result.value)
      return sendDeskValue(reply, result.value)
    },
  })
}
