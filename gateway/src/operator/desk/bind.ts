import { gatewayErrors, type Envelope, type ErrorCode } from '@mosaic/contracts'
import {
  type DeskAccess,
  deskCalls,
  type DeskCall,
  type DeskCallName,
  deskErrors,
  deskSchemas,
  type DeskValue,
  mayDo,
  type ReadDeskBody,
  type ReadDeskQuery,
} from '@mosaic/contracts/desk'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { AppContext } from '../../platform/runtime/app-context'
import { requestFacts, singleHeader } from '../../platform/http/request-facts'
import { Refusal } from '../../platform/http/result'
import { type DeskFailure, type DeskResult, refused } from '../accounts/operator-result'
import { type DeskSession, sessionOf } from '../accounts/session'
import type { LogActor } from '../log'
import { tokenOf } from './session-cookie'

type Access<N extends DeskCallName> = (typeof deskCalls)[N]['access']

/** Everything in here was checked before the handler runs. */
export type DeskAsked<N extends DeskCallName> = {
  readonly query: ReadDeskQuery<N>
  readonly body: ReadDeskBody<N>
  readonly session: Access<N> extends 'anyone' ? DeskSession | null : DeskSession
  /** As the log names who acts. */
  readonly by: Access<N> extends 'anyone' ? null : LogActor
  readonly caller: { readonly address: string; readonly userAgent: string }
  readonly reply: FastifyReply
}
export type DeskHandler<N extends DeskCallName> = (asked: DeskAsked<N>) => Promise<DeskResult<DeskValue<N>>>

const statusOf = (code: DeskFailure['code']): number =>
  code in deskErrors ? deskErrors[code as keyof typeof deskErrors] : gatewayErrors[code as ErrorCode].status

export const sendDeskFailure = (reply: FastifyReply, failure: DeskFailure): FastifyReply => {
  const { code, fields } = failure
  const envelope: Envelope<never> = {
    success: false,
    value: null,
    errorCode: code,
    traceId: reply.request.id,
    ...(fields && { fields }),
  }
  if (code === 'rate.limited') void reply.header('retry-after', fields?.retryAfter ?? '2')
  return reply.code(statusOf(code)).header('cache-control', 'no-store').send(envelope)
}

const admit = (access: DeskAccess, session: DeskSession | null): DeskFailure | null => {
  if (access === 'anyone') return null
  if (session === null) return refused('desk.signed.out')
  if (access === 'password') return null
  if (!session.open) return refused('desk.second.factor')
  return access === 'operator' || mayDo(session.operator.role, access) ? null : refused('desk.right.missing')
}

const parse = (schema: z.ZodType | undefined, input: unknown): DeskResult<unknown> => {
  if (!schema) return { ok: true, value: undefined }
  const parsed = schema.safeParse(input)
  if (parsed.success) return { ok: true, value: parsed.data }
  const issues = parsed.error.issues.slice(0, 20)
  return refused(
    'desk.request.invalid',
    Object.fromEntries(issues.map((issue) => [issue.path.join('.') || '(root)', issue.code])),
  )
}

/** Ports share cookies and count as one site, so a page of the site could send a call of the desk: the origin has to be the desk's own. */
const isForeign = (request: FastifyRequest, method: DeskCall['method'], origin: string): boolean =>
  method === 'POST' && singleHeader(request, 'origin') !== origin

/** Binds a handler to a row of the desk's calls: access, right, origin and schemas come from the row and cannot be left out. */
export const bindDesk = <N extends DeskCallName>(
  app: FastifyInstance,
  ctx: AppContext,
  origin: string,
  name: N,
  handler: DeskHandler<N>,
): void => {
  const { method, path, access }: DeskCall = deskCalls[name]
  const schema: { query?: z.ZodType; body?: z.ZodType; value: z.ZodType } = deskSchemas[name]

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<DeskResult<unknown>> => {
    if (isForeign(request, method, origin)) return refused('desk.origin.foreign')
    const { ip: address, userAgent } = requestFacts(request, null)
    const token = tokenOf(request)
    const session = token === null ? null : await sessionOf(ctx, token, address)
    const shut = admit(access, session)
    if (shut) return shut
    const query = parse(schema.query, request.query)
    if (!query.ok) return query
    const body = parse(schema.body, request.body)
    if (!body.ok) return body
    // The parts were parsed with the schemas that these types are derived from.
    const asked = {
      query: query.value,
      body: body.value,
      session,
      by: session && { operator: session.operator.name, address },
      caller: { address, userAgent },
      reply,
    } as unknown as DeskAsked<N>
    return handler(asked)
  }

  app.route({
    method,
    url: path,
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
      return reply
        .header('cache-control', 'no-store')
        .send({ success: true, value: result.value, traceId: request.id } satisfies Envelope<unknown>)
    },
  })
}
