import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { SigningKey } from '../config'

/** hex HMAC-SHA256 over `METHOD\nPATH\nTS\nsha256hex(rawBody)`; PATH carries the query string when there is one, TS is in milliseconds. */
const sign = (secret: string, method: string, path: string, timestamp: string, rawBody: string): string =>
  createHmac('sha256', secret)
    .update(`${method.toUpperCase()}\n${path}\n${timestamp}\n${createHash('sha256').update(rawBody).digest('hex')}`)
    .digest('hex')

export const signedHeaders = (
  key: SigningKey,
  method: string,
  path: string,
  rawBody: string,
  now: number,
): Record<string, string> => ({
  'x-key-id': key.id,
  'x-timestamp': String(now),
  'x-signature': sign(key.secret, method, path, String(now), rawBody),
})

const windowMs = 300_000

export type SignedRequest = {
  readonly method: string
  readonly path: string
  readonly rawBody: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** Constant-time comparison; a clock more than five minutes off is refused. */
export const isSignedBy = (key: SigningKey, request: SignedRequest, now: number): boolean => {
  const header = (name: string): string => {
    const value = request.headers[name]
    return typeof value === 'string' ? value : ''
  }
  const timestamp = header('x-timestamp')
  if (header('x-key-id') !== key.id || !/^\d{13}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > windowMs)
    return false
  const expected = Buffer.from(sign(key.secret, request.method, request.path, timestamp, request.rawBody))
  const given = Buffer.from(header('x-signature'))
  return given.length === expected.length && timingSafeEqual(given, expected)
}
