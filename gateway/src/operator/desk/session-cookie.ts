import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceLasts } from '../accounts/device'
import { cookieOf, setCookie } from '../../platform/http/cookies'

const name = 'mosaic_ops'
const deviceName = 'mosaic_ops_device'
const form = /^[\w-]{43}$/

/** Without `maxAge` it ends with the browser. */
const cookie = (value: string, secure: boolean, named = name) =>
  ({ name: named, value, path: '/ops', httpOnly: true, sameSite: 'strict', secure }) as const

const tokenIn = (request: FastifyRequest, named: string): string | null => {
  const value = cookieOf(request, named) ?? ''
  return form.test(value) ? value : null
}
export const sessionTokenOf = (request: FastifyRequest): string | null => tokenIn(request, name)
export const deviceTokenOf = (request: FastifyRequest): string | null => tokenIn(request, deviceName)

export const setSessionCookie = (reply: FastifyReply, token: string, secure: boolean): void =>
  setCookie(reply, cookie(token, secure))

export const clearSessionCookie = (reply: FastifyReply, secure: boolean): void =>
  setCookie(reply, { ...cookie('', secure), maxAge: 0 })

export const setDeviceCookie = (reply: FastifyReply, token: string, secure: boolean): void =>
  setCookie(reply, { ...cookie(token, secure, deviceName), maxAge: deviceLasts / 1000 })
