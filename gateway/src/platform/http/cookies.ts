import { parseCookie, stringifySetCookie, type SetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { singleHeader } from './request-facts'

export const cookieOf = (request: FastifyRequest, name: string): string | undefined =>
  parseCookie(singleHeader(request, 'cookie') ?? '')[name]

export const setCookie = (reply: FastifyReply, cookie: SetCookie): void =>
  void reply.header('set-cookie', stringifySetCookie(cookie))
