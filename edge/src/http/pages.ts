import { randomBytes } from 'node:crypto'
import { matchesAddress } from '@mosaic/remote-kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { matchRoute } from '../composition/match-route'
import type { PageService } from '../document/page-service'
import { contentSecurityPolicy, documentHeaders, type PolicyInput, scriptOriginsOf } from '../document/security-headers'
import { looksLikeFile } from './content-type'
import { meantAddress } from './meant-address'
import { languageCookie, lastingCookie } from './cookies'
import type { OverrideLinks } from './override-links'
import { paramOf, pathOf, searchOf } from './request-parts'
import { sendMissing, sendNoSite, sendText } from './send-text'
import type { StaffAccess } from './staff'
import { isVisit, visitorCookie, type Visit, type VisitSource } from './visit'
import { withoutParams } from './without-params'

export type PagesOptions = {
  readonly visitOf: VisitSource
  readonly pages: PageService
  readonly devOrigins: readonly string[]
  readonly links: OverrideLinks
  readonly staff: StaffAccess
}

/** Addresses that lead to the home page. */
const entryPaths: readonly string[] = ['/', '/m', '/m/', '/m/index', '/m/index.html']

/** Paths of files and calls, which no person opens. */
const isData = (path: string): boolean => /^\/(releases|art|composition|wps|lgw|lotto|qa|beacon)(\/|$)/.test(path)

const isScreenOf =
  ({ resolved: { composition } }: Visit) =>
  (path: string): boolean =>
    path === '/m/home' ||
    (composition.staff === true && path === '/m/_status') ||
    matchRoute(composition.routes, path).kind !== 'unknown' ||
    composition.routes.some(({ aliases = [] }) => aliases.some((alias) => matchesAddress(alias, path)))

/** Documents of the site: `/m/*`. */
export const servePages = (app: FastifyInstance, { visitOf, pages, devOrigins, links, staff }: PagesOptions): void => {
  /** The key leaves the address, and so the browser's history, at once. */
  const acceptStaffKey = (request: FastifyRequest, reply: FastifyReply): FastifyReply | null => {
    const cookie = staff.cookieFor(paramOf(request, 'staff'))
    if (!cookie) return null
    const target = withoutParams(request.url, (name) => name === 'staff')
    return reply.headers({ 'cache-control': 'no-store', 'set-cookie': cookie }).redirect(target, 302)
  }

  const policyInput = (request: FastifyRequest, path: string, nonce: string, { resolved }: Visit): PolicyInput => {
    const { merchant, status, overrides = {}, mirror } = resolved.composition
    return {
      nonce,
      path,
      host: request.headers.host,
      merchant,
      status,
      devOrigins: [...devOrigins, ...Object.values(overrides)],
      mirror,
    }
  }

  const rememberChoices = (reply: FastifyReply, { newLanguage, newVisitor }: Visit): void => {
    if (newLanguage) reply.header('set-cookie', lastingCookie(languageCookie, newLanguage))
    if (newVisitor) reply.header('set-cookie', lastingCookie(visitorCookie, newVisitor))
  }

  // An address without `/m` may mean a screen; a person never gets bare text.
  const answerElsewhere = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const path = pathOf(request)
    if (path === null || request.method !== 'GET' || looksLikeFile(path) || isData(path)) return reply.callNotFound()
    const visit = await visitOf(request)
    if (!isVisit(visit)) return sendNoSite(request, reply, visit)
    const meant = meantAddress(request.url, isScreenOf(visit))
    if (meant) return reply.header('cache-control', 'no-store').redirect(meant, 302)
    return sendMissing(request, reply, visit.resolved.composition.merchant.name, visit.language)
  }
  app.get('/*', answerElsewhere)

  for (const path of entryPaths)
    app.get(path, (request, reply) =>
      reply.header('cache-control', 'no-store').redirect(`/m/home${searchOf(request)}`, 302),
    )

  app.get('/m/*', async (request, reply) => {
    const path = pathOf(request)
    if (path === null || looksLikeFile(path)) return reply.callNotFound()
    const answered = acceptStaffKey(request, reply) ?? links.answer(request, reply)
    if (answered) return answered
    const visit = await visitOf(request)
    if (!isVisit(visit)) return sendNoSite(request, reply, visit)
    const { resolved, theme, language } = visit
    const meant = meantAddress(request.url, isScreenOf(visit))
    if (meant) return reply.header('cache-control', 'no-store').redirect(meant, 302)
    const match = matchRoute(resolved.composition.routes, path)
    if (match.kind === 'alias')
      return reply.header('cache-control', 'no-store').redirect(`${match.to}${searchOf(request)}`, 302)
    const route = match.kind === 'route' ? match.route : null
    const nonce = randomBytes(16).toString('base64')
    const policy = policyInput(request, path, nonce, visit)
    const scriptOrigins = scriptOriginsOf(policy)
    const html = await pages.render({ resolved, route, path, theme, nonce, language, scriptOrigins })
    reply.headers(documentHeaders(contentSecurityPolicy(policy)))
    rememberChoices(reply, visit)
    return sendText(request, reply, html)
  })
}
