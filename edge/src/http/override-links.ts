import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { overridesCookieName, overridesOf, overridesText, overrideRequest } from '../composition/overrides'
import type { Overrides, OverrideRule } from '../composition/overrides'
import { overrideQuestion } from '../document/override-question'
import { documentHeaders } from '../document/security-headers'
import { visitorTag } from '../document/unavailable-page'
import { cookieOf, languageCookie, sessionCookie } from './cookies'
import { withoutParams } from './without-params'

type Setting = { readonly rules: readonly OverrideRule[]; readonly channel: string }

export type OverrideLinks = {
  /** Overrides in the browser's cookie. */
  readonly currentOverrides: (request: FastifyRequest) => Overrides
  /** The answer to a link with `mfe.`; null for every other address. */
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null
}

const overridesCookie = (overrides: Overrides): string => {
  const value = overridesText(overrides)
  return sessionCookie(overridesCookieName, value, value === '' ? { maxAge: 0 } : {})
}

const questionPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

/** Cross-site request forgery check: the form was sent from our own origin. */
const isOwnForm = ({ headers }: FastifyRequest): boolean =>
  (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin' &&
  URL.canParse(headers.origin ?? '') &&
  new URL(headers.origin ?? '').host === headers.host

/**
 * `?mfe.wallet=http://localhost:4103`: anyone can send such a link, so the person must agree before it loads another
 * origin.
 */
export const serveOverrideLinks = (app: FastifyInstance, { rules, channel }: Setting): OverrideLinks => {
  const currentOverrides = ({ headers }: FastifyRequest) =>
    overridesOf(cookieOf(headers.cookie, overridesCookieName), rules, channel)

  const answerLink = (request: FastifyRequest, reply: FastifyReply, isAgreed: boolean): FastifyReply | null => {
    const current = currentOverrides(request)
    const requested = overrideRequest(request.query as Record<string, unknown>, current, rules, channel)
    if (requested.kind === 'none') return null
    if (requested.kind === 'refused')
      return reply
        .code(403)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(requested.sentence)
    const without = withoutParams(request.url, (name) => name.startsWith('mfe.'))
    const added = Object.entries(requested.overrides).filter(([name, origin]) => current[name] !== origin)
    if (added.length > 0 && !isAgreed) {
      const tag = visitorTag(cookieOf(request.headers.cookie, languageCookie), request.headers['accept-language'])
      return reply
        .headers(documentHeaders(questionPolicy))
        .send(overrideQuestion(tag, Object.fromEntries(added), request.url, without))
    }
    return reply
      .headers({ 'cache-control': 'no-store', 'set-cookie': overridesCookie(requested.overrides) })
      .redirect(without, 303)
  }

  void app.register(async (scope) => {
    // The form has no fields: the request is in the address.
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
      body.resume()
      done(null)
    })
    scope.post('/m/*', (request, reply) => {
      const answered = isOwnForm(request) ? answerLink(request, reply, true) : null
      if (!answered) reply.callNotFound()
      return reply
    })
  })
  return { currentOverrides, answer: (request, reply) => answerLink(request, reply, false) }
}
