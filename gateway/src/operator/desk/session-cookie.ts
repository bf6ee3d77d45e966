import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieOf, setCookie } from '../../platform/http/cookies'

const name = 'mosaic_ops'
const form = /^[\w-]{43}$/

/** Without `maxAge` it ends with the browser. */
const cookie = (value: string, secure: boolean) =>
  ({ name, value, path: '/ops', httpOnly: true, sameSite: 'strict', secure }) as const

export const sessionTokenOf = (request: FastifyRequest): string | null => {
  const value = cookieOf(request, name) ?? ''
  return form.test(value) ? value : null
}

export const setSessionCookie = (reply: FastifyReply, token: string, secure: boolean): void =>
  setCookie(reply, cookie(token, secure))

export const clearSessionCookie = (reply: FastifyReply, secure: boolean): void =>
  setCookie(reply, { ...cookie('', secure), maxAge: 0 })
