import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

/** Bodies, headers and queries are never logged; the redaction list is only the net below that rule. */
const secretFields = ['password', 'oldPassword', 'newPassword', 'confirmNewPassword', 'confirmPassword', 'paymentPassword', 'token', 'authorization', 'captcha', 'secret', 'verificationCode']

const levels: Readonly<Record<number, string>> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' }

type Line = { level: number; time: number; msg?: string; err?: { message: string; stack?: string }; req?: { method: string; path: string; id: string } }

/** One line for a person at a terminal; of an error its stack as well, of a warning only what went wrong. */
const readable = (json: string): string => {
  const { level, time, msg, err, req }: Line = JSON.parse(json)
  const parts = [new Date(time).toISOString().slice(11, 19), levels[level] ?? '', msg ?? '', req ? `${req.method} ${req.path} ${req.id}` : '', err ? (level >= 50 ? (err.stack ?? err.message) : err.message) : '']
  return `${parts.filter((part) => part !== '').join('  ')}\n`
}

export const createLog = (level: string, form: 'json' | 'lines' = 'json'): FastifyBaseLogger =>
  pino({
    level,
    base: { service: 'gateway' },
    redact: { paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[secret]' },
    serializers: {
      req: (request: { method?: string; url?: string; id?: string; ip?: string }) => ({ id: request.id, method: request.method, path: request.url?.split('?')[0], ip: request.ip }),
      err: (error: Error & { code?: string }) => ({ type: error.name, code: error.code, message: error.message, stack: error.stack }),
    },
  }, form === 'json' ? process.stdout : { write: (json: string) => void process.stdout.write(readable(json)) })

