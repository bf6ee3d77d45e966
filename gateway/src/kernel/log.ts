import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

/** Bodies, headers and queries are never logged; the redaction list is only the net below that rule. */
const secretFields = ['password', 'oldPassword', 'newPassword', 'confirmNewPassword', 'confirmPassword', 'paymentPassword', 'token', 'authorization', 'captcha', 'secret', 'code']

export const createLog = (level: string): FastifyBaseLogger =>
  pino({
    level,
    base: { service: 'gateway' },
    redact: { paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[secret]' },
    serializers: {
      req: (request: { method?: string; url?: string; id?: string; ip?: string }) => ({ id: request.id, method: request.method, path: request.url?.split('?')[0], ip: request.ip }),
      err: (error: Error & { code?: string }) => ({ type: error.name, code: error.code, message: error.message, stack: error.stack }),
    },
  })

