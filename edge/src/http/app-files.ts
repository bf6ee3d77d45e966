import { basePalettes, languageTag } from '@mosaic/contracts'
import type { FastifyInstance } from 'fastify'
import { tabIcon } from '../document/tab-icon'
import { isVisit, type Visit, type VisitSource } from './visit'
import { webClipProfile } from './web-clip'

const webManifest = ({ resolved, theme, language }: Visit) => {
  const { merchant } = resolved.composition
  const background = merchant.theme[theme].background ?? basePalettes[theme].background ?? ''
  return {
    id: `/m/?merchant=${merchant.merchantCode}`,
    name: merchant.name,
    short_name: merchant.name,
    lang: languageTag(language),
    start_url: '/m/home',
    scope: '/m/',
    display: 'standalone',
    background_color: background,
    theme_color: background,
    icons: [
      ...Object.entries(merchant.icons)
        .filter(([size]) => /^\d+$/.test(size))
        .map(([size, src]) => ({ src, sizes: `${size}x${size}`, purpose: 'any' })),
      ...(merchant.icons.maskable ? [{ src: merchant.icons.maskable, sizes: '512x512', purpose: 'maskable' }] : []),
    ],
  }
}

/** Files that put the merchant's site on a home screen or into a tab: icon, iOS profile, web app manifest. */
export const serveAppFiles = (app: FastifyInstance, visitOf: VisitSource): void => {
  // Browsers request it whether or not the document names an icon; a merchant may have none.
  app.get('/favicon.ico', async (request, reply) => {
    const visit = await visitOf(request)
    const icon = isVisit(visit) && tabIcon(visit.resolved.composition.merchant)
    reply.header('cache-control', 'max-age=3600')
    return icon ? reply.redirect(icon, 302) : reply.code(204).send()
  })

  app.get('/webclip.mobileconfig', async (request, reply) => {
    const visit = await visitOf(request)
    if (!isVisit(visit)) return reply.callNotFound()
    const { name } = visit.resolved.composition.merchant
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-disposition': 'attachment; filename="webclip.mobileconfig"' })
      .type('application/x-apple-aspen-config')
      .send(webClipProfile({ name, origin: `${request.protocol}://${request.headers.host ?? ''}` }))
  })

  app.get('/manifest.webmanifest', async (request, reply) => {
    const visit = await visitOf(request)
    if (!isVisit(visit)) return reply.callNotFound()
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json')
      .send(JSON.stringify(webManifest(visit)))
  })
}
