import type { Whitelabel } from '@mosaic/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { offlinePage } from './offline-page'
import { removalWorker, serviceWorker } from './service-worker'

export type OfflineOptions = {
  /** Null if no merchant has the host name, or the gateway has never answered. */
  readonly merchantOf: (
    request: FastifyRequest,
  ) => Promise<Pick<Whitelabel, 'name' | 'theme' | 'defaultLanguage'> | null>
  /** False is the kill switch: workers in browsers remove themselves. */
  readonly enabled: boolean
}

export const serveOffline = (app: FastifyInstance, { merchantOf, enabled }: OfflineOptions): void => {
  app.get('/offline.html', async (request, reply) => {
    const merchant = enabled ? await merchantOf(request) : null
    if (!merchant) return reply.callNotFound()
    const { html, policy } = offlinePage(merchant)
    return reply
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(html)
  })

  app.get('/sw.js', async (request, reply) => {
    const merchant = enabled ? await merchantOf(request) : null
    // While the gateway is away, browsers must keep their worker.
    if (enabled && !merchant) return reply.code(503).header('cache-control', 'no-store').send()
    return reply
      .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff', 'service-worker-allowed': '/m/' })
      .type('text/javascript; charset=utf-8')
      .send(merchant ? serviceWorker(offlinePage(merchant).version) : removalWorker)
  })
}
