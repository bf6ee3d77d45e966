import { gatewayErrors, type Envelope, type ErrorCode } from '@mosaic/contracts'
import { deskErrors } from '@mosaic/contracts/desk'
import type { FastifyReply } from 'fastify'
import { type DeskFailure, type DeskResult, refused } from '../accounts/operator-result'

const statusOf = (code: DeskFailure['code']): number =>
  code in deskErrors ? deskErrors[code as keyof typeof deskErrors] : gatewayErrors[code as ErrorCode].status

export const sendDeskValue = (reply: FastifyReply, value: unknown): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .send({ success: true, value, traceId: reply.request.id } satisfies Envelope<unknown>)

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

/** The gateway draws every picture anew as WebP. Sent here, so the caller sends no envelope. */
export const sendImage = (reply: FastifyReply, bytes: Uint8Array | null): DeskResult<null> => {
  if (bytes === null) return refused('desk.not.found')
  void reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'")
    .type('image/webp')
    .send(Buffer.from(bytes))
  return { ok: true, value: null }
}
