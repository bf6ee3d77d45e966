import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieOf, setCookie } from './cookies'

const name = 'mosaic-captcha'
const flowForm = /^[\w-]{8,64}$/

/** The captcha flow of a client that draws no flow id itself: set with the picture, sent back with the form. */
export type CaptchaCookie = { readonly flow: string; set(flow: string): void }

export const captchaFlowOf = (request: FastifyRequest): string => {
  const flow = cookieOf(request, name) ?? ''
  return flowForm.test(flow) ? flow : ''
}

export const captchaCookie = (request: FastifyRequest, reply: FastifyReply, secure: boolean): CaptchaCookie => ({
  flow: captchaFlowOf(request),
  set: (flow) =>
    setCookie(reply, { name, value: flow, path: '/wps', httpOnly: true, sameSite: 'strict', maxAge: 180, secure }),
})
