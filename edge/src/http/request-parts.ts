import { hostName } from '@mosaic/contracts/network'
import type { FastifyRequest } from 'fastify'

/** One spelling of the host name, without port. */
export const hostOf = (request: FastifyRequest): string => hostName(request.headers.host ?? '')

/** The decoded path, or null if it is malformed. */
export const pathOf = (request: FastifyRequest): string | null => {
  try {
    return decodeURI(request.url.split('?')[0] ?? '')
  } catch {
    return null
  }
}

/** The query string with its question mark, or an empty text. */
export const searchOf = (request: FastifyRequest): string => {
  const at = request.url.indexOf('?')
  return at < 0 ? '' : request.url.slice(at)
}

export const paramOf = (request: FastifyRequest, name: string): unknown =>
  (request.query as Readonly<Record<string, unknown>>)[name]
