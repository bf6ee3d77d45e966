import type { FastifyReply, FastifyRequest } from 'fastify'
import { singleHeader } from './request-facts'

const name = 'mosaic-captcha'
const flowForm = /^[\w-]{8,64}$/

/** The captcha flow of a client that makes none itself: the picture's answer names it, the form's call brings it back. */
export type CaptchaCookie = { readonly flow: string; set(flow: string): void }

export const captchaFlowOf = (request: FastifyRequest): string => {
  const pairs = singleHeader(request, 'cookie')?.split(';') ?? []
  const flow =
    pairs
      .map((pair) => pair.trim())
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? ''
  return flowForm.test(flow) ? flow : ''
}

export const captchaCookie = (request: FastifyRequest, reply: FastifyReply, secure: boolean): CaptchaCookie => ({
  flow: captchaFlowOf(request),
  set: (flow) =>
    void reply.header(
      'set-cookie',
      `${name}=${flow}; Path=/wps; HttpOnly; SameSite=Strict; Max-Age=180${secure ? '; Secure' : ''}`,
    ),
})
