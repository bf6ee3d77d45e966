import { gatewayErrors, type Envelope } from '@mosaic/contracts'
import type { FastifyReply } from 'fastify'
import type { Failure } from './result'

export const sendFailure = (reply: FastifyReply, failure: Failure): FastifyReply => {
  const envelope: Envelope<never> = {
    success: false,
    value: null,
    errorCode: failure.code,
    traceId: reply.request.id,
    ...(failure.fields && { fields: failure.fields }),
  }
  const status = failure.status ?? gatewayErrors[failure.code].status
  if (status === 503 || status === 429) reply.header('retry-after', failure.fields?.retryAfter ?? '2')
  return reply.code(status).header('cache-control', 'no-store').send(envelope)
}

export const sendValue = <T>(reply: FastifyReply, value: T): FastifyReply => {
  const envelope: Envelope<T> = { success: true, value, traceId: reply.request.id }
  return reply.header('cache-control', 'no-store').send(envelope)
}
