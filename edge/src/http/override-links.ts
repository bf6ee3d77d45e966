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
  /** The overrides that this browser has. */
  readonly takenBy: (request: FastifyRequest) => Overrides
  /** The answer to a link with `mfe.`; null for every other address. */
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null
}

const overridesCookie = (overrides: Overrides): string => {
  const value = overridesText(overrides)
  return sessionCookie(overridesCookieName, value, value === '' ? { maxAge: 0 } : {})
}

const questionPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

/** The person pressed the button of our own page: another site can send the same form, but not under our origin. */
const isOwnForm = ({ headers }: FastifyRequest): boolean =>
  (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin' &&
  URL.canParse(headers.origin ?? '') &&
  new URL(headers.origin ?? '').host === headers.host

/** `?mfe.wallet=http://localhost:4103`: a link may be anybody's, so the person is asked before it brings another origin into the page. */
export const serveOverrideLinks = (app: FastifyInstance, { rules, channel }: Setting): OverrideLinks => {
  const takenBy = ({ headers }: FastifyRequest) =>
    overridesOf(cookieOf(headers.cookie, overridesCookieName), rules, channel)

  const answerTo = (request: FastifyRequest, reply: FastifyReply, mayTake: boolean): FastifyReply | null => {
    const taken = takenBy(request)
    const wish = overrideRequest(request.query as Record<string, unknown>, taken, rules, channel)
    if (wish.kind === 'none') return null
    if (wish.kind === 'refused')
      return reply.code(403).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(wish.sentence)
    const without = withoutParams(request.url, (name) => name.startsWith('mfe.'))
    const added = Object.entries(wish.overrides).filter(([name, origin]) => taken[name] !== origin)
    if (added.length > 0 && !mayTake) {
      const tag = visitorTag(cookieOf(request.headers.cookie, languageCookie), request.headers['accept-language'])
      return reply
        .headers(documentHeaders(questionPolicy))
        .send(overrideQuestion(tag, Object.fromEntries(added), request.url, without))
    }
    return reply
      .headers({ 'cache-control': 'no-store', 'set-cookie': overridesCookie(wish.overrides) })
      .redirect(without, 303)
  }

  void app.register(async (scope) => {
    // The form has no fields: what it asks for stands in the address.
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
      body.resume()
      done(null)
    })
    scope.post('/m/*', (request, reply) => {
      const answered = isOwnForm(request) ? answerTo(request, reply, true) : null
      if (!answered) reply.callNotFound()
      return reply
    })
  })
  return { takenBy, answer: (request, reply) => answerTo(request, reply, false) }
}
