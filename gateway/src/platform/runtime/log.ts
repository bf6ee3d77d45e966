import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { limitRepeats } from './repeated-lines'

/** Bodies, headers and queries are never logged; the redaction list is only the net below that rule. */
const secretFields = [
  'password',
  'oldPassword',
  'newPassword',
  'confirmNewPassword',
  'confirmPassword',
  'paymentPassword',
  'token',
  'authorization',
  'captcha',
  'secret',
  'verificationCode',
]

type Described = { type: string; code?: unknown; message: string; stack?: string | undefined }

/** A failed query's error repeats its parameters (hashes, names, answers), so only its statement and cause are logged. */
const describe = (error: Error): Described => {
  const code = 'code' in error ? error.code : undefined
  if (!('params' in error && 'query' in error))
    return { type: error.name, code, message: error.message, stack: error.stack }
  const cause = error.cause instanceof Error ? describe(error.cause) : null
  return {
    type: error.name,
    code: cause?.code,
    message: `${cause?.message ?? 'query failed'} in: ${String(error.query)}`,
    stack: cause?.stack,
  }
}

const levels: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}

type Line = {
  level: number
  time: number
  msg?: string
  err?: Described
  req?: { method: string; path: string; id: string }
}

/** One line for a terminal; an error has its stack, a warning only its message. */
const readable = (json: string): string => {
  const { level, time, msg, err, req }: Line = JSON.parse(json)
  const failure = err ? (level >= 50 ? `${err.message}\n${err.stack ?? ''}` : err.message) : ''
  const parts = [
    new Date(time).toISOString().slice(11, 19),
    levels[level] ?? '',
    msg ?? '',
    req ? `${req.method} ${req.path} ${req.id}` : '',
    failure,
  ]
  return `${parts.filter((part) => part !== '').join('  ')}\n`
}

export type LogTarget = { write(text: string): void }

export const readableLines = (target: LogTarget): LogTarget => ({ write: (json) => target.write(readable(json)) })

const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : typeof error

/** Failures of background work by what was logged and what failed; those of a call have their own trace id. */
const failureKind = (fields: unknown, text: unknown): string | null =>
  typeof fields === 'object' && fields !== null && 'err' in fields && !('req' in fields)
    ? `${String(text)} ${nameOf(fields.err)}`
    : null

/** Background work that fails on and on, or once per row, cannot fill the log. */
export const createLog = (level: string, target: LogTarget, now = () => Date.now()): FastifyBaseLogger => {
  const repeatsOf = limitRepeats(now)
  return pino(
    {
      level,
      hooks: {
        logMethod(inputs, method) {
          const kind = failureKind(inputs[0], inputs[1])
          const repeats = kind === null ? { left: 0 } : repeatsOf(kind)
          if (repeats === null) return
          if (repeats.left > 0) Object.assign(inputs[0] as object, { leftOut: repeats.left })
          method.apply(this, inputs)
        },
      },
      base: { service: 'gateway' },
      redact: { paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[secret]' },
      serializers: {
        req: (request: { method?: string; url?: string; id?: string; ip?: string }) => ({
          id: request.id,
          method: request.method,
          path: request.url?.split('?')[0],
          ip: request.ip,
        }),
        err: describe,
      },
    },
    target,
  )
}
