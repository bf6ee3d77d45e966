import type { FastifyReply, FastifyRequest } from 'fastify'
import { singleHeader } from '../../platform/http/request-facts'

const name = 'mosaic_ops'
const form = /^[\w-]{43}$/

export const sessionTokenOf = (request: FastifyRequest): string | null => {
  const parts = (singleHeader(request, 'cookie') ?? '').split(/; */)
  const value = parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
  return form.test(value) ? value : null
}

/** HttpOnly and SameSite; without Max-Age it ends with the browser. */
const written = (value: string, secure: boolean, more = ''): string =>
  `${name}=${value}; Path=/ops; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}${more}`

export const setSessionCookie = (reply: FastifyReply, token: string, secure: boolean): void =>
  void reply.header('set-cookie', written(token, secure))

export const clearSessionCookie = (reply: FastifyReply, secure: boolean): void =>
  void reply.header('set-cookie', written('', secure, '; Max-Age=0'))
