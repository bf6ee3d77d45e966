import { basePalettes, languageTag } from '@mosaic/contracts'
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Composition } from '@mosaic/remote-kit'
import type { ChannelSource, Fallback } from '../composition/channel-source'
import type { CompositionSource, Resolved } from '../composition/composition-source'
import { matchRoute } from '../composition/match-route'
import { isVisitor } from '../composition/pointers'
import type { OverrideRule } from '../composition/overrides'
import { chooseLanguage, requestedLanguage } from '../composition/resolve-composition'
import type { PageService } from '../document/page-service'
import { contentSecurityPolicy, documentHeaders } from '../document/security-headers'
import { tabIcon } from '../document/tab-icon'
import type { Theme } from '../document/theme-style'
import { unavailablePage, visitorTag } from '../document/unavailable-page'
import { UnknownMerchantError } from '../merchant/gateway-client'
import type { MerchantSource } from '../merchant/merchant-source'
import type { Signer } from '../signing/key-ring'
import { isOwner, isRelease } from '../store/release-names'
import { looksLikeFile } from './content-type'
import { cookieOf, languageCookie, lastingCookie } from './cookies'
import { compress, preferredEncoding } from './encoding'
import { serveOverrideLinks } from './override-links'
import type { StaffAccess } from './staff'
import { withoutParams } from './without-params'
import { webClipProfile } from './web-clip'

export type PagesOptions = {
  readonly merchants: MerchantSource
  readonly compositions: CompositionSource
  readonly pages: PageService
  readonly devOrigins: readonly string[]
  readonly overrides: { readonly rules: readonly OverrideRule[]; readonly channel: string }
  readonly staff: StaffAccess
  readonly signer: Signer
  readonly fallback: ChannelSource['fallback']
  readonly onError: (error: unknown) => void
}

const themeCookie = 'mosaic.theme'
/** Which side of a canary a visitor is on; set only while a channel is divided. */
const visitorCookie = 'mosaic.bucket'

/** Entrances of the site that are no screens themselves. */
const entryPaths: readonly string[] = ['/', '/m', '/m/', '/m/index', '/m/index.html']

type Visit = {
  readonly resolved: Resolved
  readonly theme: Theme
  readonly asked: string | undefined
  /** A number for a visitor who has none yet, while the channel is divided. */
  readonly newVisitor: string | undefined
}

const releasesOf = ({ host, remotes }: Composition): string =>
  [
    `host ${host.release}`,
    ...Object.entries(remotes)
      .map(([name, { release }]) => `${name} ${release}`)
      .sort(),
  ].join('\n')

export const hostOf = (request: FastifyRequest): string =>
  (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase()

const pathOf = (request: FastifyRequest): string | null => {
  try {
    return decodeURI(request.url.split('?')[0] ?? '')
  } catch {
    return null
  }
}

/** What only staff are told. */
const storeOf = (fallback: Fallback | null) => (fallback ? { store: fallback } : {})

const requestedLanguageParam = (request: FastifyRequest): string | undefined => {
  const { lang } = request.query as { lang?: unknown }
  return typeof lang === 'string' ? lang : undefined
}

const searchOf = (request: FastifyRequest): string => {
  const at = request.url.indexOf('?')
  return at < 0 ? '' : request.url.slice(at)
}

const sendText = async (request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> => {
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.header('vary', 'Accept-Encoding, Cookie').send(await compress(text, encoding))
}

export const servePages = (
  app: FastifyInstance,
  { merchants, compositions, pages, devOrigins, overrides, staff, signer, fallback, onError }: PagesOptions,
): void => {
  const links = serveOverrideLinks(app, overrides)

  /** The composition for this visitor, or null when there is no site to show; the reason is in the log. */
  const visitOf = async (request: FastifyRequest): Promise<Visit | null> => {
    const asked = requestedLanguageParam(request)
    const view = await merchants.view(hostOf(request), request.ip).catch((error: unknown) => {
      if (!(error instanceof UnknownMerchantError)) onError(error)
      return null
    })
    if (!view) return null
    const language = chooseLanguage(view.merchant, asked, cookieOf(request.headers.cookie, languageCookie))
    const known = cookieOf(request.headers.cookie, visitorCookie)
    const visitor = isVisitor(known) ? known : randomBytes(4).toString('hex')
    const taken = links.takenBy(request)
    const resolved = await compositions.resolve(view, language, visitor, taken)
    const theme: Theme = cookieOf(request.headers.cookie, themeCookie) === 'light' ? 'light' : 'dark'
    if (!resolved) return null
    const shown = {
      ...resolved,
      composition: {
        ...resolved.composition,
        ...(staff.isStaff(request.headers.cookie) ? { staff: true, ...storeOf(fallback()) } : {}),
        ...(Object.keys(taken).length > 0 ? { overrides: taken } : {}),
      },
    }
    return {
      resolved: shown,
      theme,
      asked: requestedLanguage(view.merchant, asked) ? language : undefined,
      newVisitor: resolved.hasRollout && visitor !== known ? visitor : undefined,
    }
  }

  const unavailable = (request: FastifyRequest, reply: FastifyReply) => {
    const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"
    const tag = visitorTag(cookieOf(request.headers.cookie, languageCookie), request.headers['accept-language'])
    return sendText(
      request,
      reply.code(503).headers({ ...documentHeaders(policy), 'retry-after': '5' }),
      unavailablePage(tag),
    )
  }

  const sendSigned = (request: FastifyRequest, reply: FastifyReply, content: unknown): Promise<FastifyReply> => {
    const text = JSON.stringify(content)
    const { key, ed25519, p256 } = signer.sign(text)
    reply
      .headers({ 'x-composition-key': key, 'x-composition-ed25519': ed25519, 'x-composition-p256': p256 })
      .type('application/json; charset=utf-8')
    return sendText(request, reply, text)
  }

  for (const path of entryPaths)
    app.get(path, (request, reply) =>
      reply.header('cache-control', 'no-store').redirect(`/m/home${searchOf(request)}`, 302),
    )

  app.get('/m/*', async (request, reply) => {
    const path = pathOf(request)
    if (path === null || looksLikeFile(path)) return reply.callNotFound()
    const pass = staff.admit((request.query as { staff?: unknown }).staff)
    // The key leaves the address at once, and with it the history.
    if (pass)
      return reply.headers({ 'cache-control': 'no-store', 'set-cookie': pass }).redirect(
        withoutParams(request.url, (name) => name === 'staff'),
        302,
      )
    const answered = links.answer(request, reply)
    if (answered) return answered
    const visit = await visitOf(request)
    if (!visit) return unavailable(request, reply)
    const { resolved, theme, asked, newVisitor } = visit
    const { composition } = resolved
    const match = matchRoute(composition.routes, path)
    if (match.kind === 'alias')
      return reply.header('cache-control', 'no-store').redirect(`${match.to}${searchOf(request)}`, 302)
    const nonce = randomBytes(16).toString('base64')
    // resolveComposition was given a wire language; the document keeps it as plain text.
    const language = chooseLanguage(composition.merchant, composition.language, undefined)
    const html = await pages.render({
      resolved,
      route: match.kind === 'route' ? match.route : null,
      path,
      theme,
      nonce,
      language,
    })
    reply.headers(
      documentHeaders(
        contentSecurityPolicy({
          nonce,
          path,
          host: request.headers.host,
          merchant: composition.merchant,
          status: composition.status,
          devOrigins: [...devOrigins, ...Object.values(composition.overrides ?? {})],
          mirror: composition.mirror,
        }),
      ),
    )
    if (asked) reply.header('set-cookie', lastingCookie(languageCookie, asked))
    if (newVisitor) reply.header('set-cookie', lastingCookie(visitorCookie, newVisitor))
    return sendText(request, reply, html)
  })

  app.get('/composition.json', async (request, reply) => {
    const visit = await visitOf(request)
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    if (!visit) return reply.code(503).header('retry-after', '5').send({ errorCode: 'system.busy' })
    return sendSigned(request, reply, { ...visit.resolved.composition, issuedAt: Date.now() })
  })

  // What a new tab would be shown; an open one compares it with what it shows.
  app.get('/composition/releases', async (request, reply) => {
    const visit = await visitOf(request)
    reply
      .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      .type('text/plain; charset=utf-8')
    return visit ? reply.send(releasesOf(visit.resolved.composition)) : reply.code(503).send('')
  })

  app.get<{ Params: { remote: string; failing: string } }>(
    '/composition/last-good/:remote/:failing',
    async (request, reply) => {
      const { remote, failing } = request.params
      const visit = isOwner(remote) && isRelease(failing) ? await visitOf(request) : null
      const language =
        visit && chooseLanguage(visit.resolved.composition.merchant, visit.resolved.composition.language, undefined)
      const composed =
        visit && language ? await compositions.lastGood?.(remote, failing, visit.resolved.host, language) : null
      if (!visit || !composed) return reply.callNotFound()
      const { channel, seq } = visit.resolved.composition
      reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      return sendSigned(request, reply, { remote, failing, composed, channel, seq, issuedAt: Date.now() })
    },
  )

  // Browsers ask for it whatever the document says; a merchant without an icon has none.
  app.get('/favicon.ico', async (request, reply) => {
    const visit = await visitOf(request)
    const icon = visit && tabIcon(visit.resolved.composition.merchant)
    return icon
      ? reply.header('cache-control', 'max-age=3600').redirect(icon, 302)
      : reply.code(204).header('cache-control', 'max-age=3600').send()
  })

  app.get('/webclip.mobileconfig', async (request, reply) => {
    const visit = await visitOf(request)
    if (!visit) return reply.callNotFound()
    const { name } = visit.resolved.composition.merchant
    reply.headers({ 'cache-control': 'no-cache', 'content-disposition': 'attachment; filename="webclip.mobileconfig"' })
    return reply
      .type('application/x-apple-aspen-config')
      .send(webClipProfile({ name, origin: `${request.protocol}://${request.headers.host ?? ''}` }))
  })

  app.get('/manifest.webmanifest', async (request, reply) => {
    const visit = await visitOf(request)
    if (!visit) return reply.callNotFound()
    const { merchant } = visit.resolved.composition
    const icons = [
      ...Object.entries(merchant.icons)
        .filter(([size]) => /^\d+$/.test(size))
        .map(([size, src]) => ({ src, sizes: `${size}x${size}`, purpose: 'any' })),
      ...(merchant.icons.maskable ? [{ src: merchant.icons.maskable, sizes: '512x512', purpose: 'maskable' }] : []),
    ]
    const background = merchant.theme[visit.theme].background ?? basePalettes[visit.theme].background ?? ''
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json')
      .send(
        JSON.stringify({
          id: `/m/?merchant=${merchant.merchantCode}`,
          name: merchant.name,
          short_name: merchant.name,
          lang: languageTag(chooseLanguage(merchant, visit.resolved.composition.language, undefined)),
          start_url: '/m/home',
          scope: '/m/',
          display: 'standalone',
          background_color: background,
          theme_color: background,
          icons,
        }),
      )
  })
}
