import { languageTag, type WireLanguage } from '@mosaic/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { documentHeaders } from '../document/security-headers'
import { missingPage } from '../document/missing-page'
import { unknownHostPage } from '../document/unknown-host-page'
import { unavailablePage, visitorTag } from '../document/unavailable-page'
import type { Signer } from '../signing/key-ring'
import { cookieOf, languageCookie } from './cookies'
import { hostOf } from './request-parts'
import type { NoSite } from './visit'
import { compress, preferredEncoding } from './encoding'

/** Sends a text that differs by visitor, compressed as the browser prefers. */
export const sendText = async (request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> => {
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.header('vary', 'Accept-Encoding, Cookie').send(await compress(text, encoding))
}

/** Sends JSON with signatures over exactly these bytes. */
export const sendSigned = (
  request: FastifyRequest,
  reply: FastifyReply,
  signer: Signer,
  content: unknown,
): Promise<FastifyReply> => {
  const text = JSON.stringify(content)
  const { key, ed25519, p256 } = signer.sign(text)
  reply
    .headers({ 'x-composition-key': key, 'x-composition-ed25519': ed25519, 'x-composition-p256': p256 })
    .type('application/json; charset=utf-8')
  return sendText(request, reply, text)
}

const unavailablePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"

/** 503 with a page that tries again by itself, or 404 with one that says that no site has this address. */
export const sendNoSite = (request: FastifyRequest, reply: FastifyReply, reason: NoSite): Promise<FastifyReply> => {
  const { cookie, 'accept-language': languages } = request.headers
  const tag = visitorTag(cookieOf(cookie, languageCookie), languages)
  reply.headers(documentHeaders(unavailablePolicy))
  if (reason === 'unknown host') {
    reply.code(404)
    return sendText(request, reply, unknownHostPage(tag, hostOf(request)))
  }
  reply.code(503).header('retry-after', '5')
  return sendText(request, reply, unavailablePage(tag))
}

/** 404 with the site's own page, in the visitor's language. */
export const sendMissing = (
  request: FastifyRequest,
  reply: FastifyReply,
  siteName: string,
  language: WireLanguage,
): Promise<FastifyReply> => {
  reply.code(404).headers(documentHeaders(unavailablePolicy))
  return sendText(request, reply, missingPage(languageTag(language), siteName))
}
