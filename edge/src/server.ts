import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createChannelSource } from './composition/channel-source'
import { createCompositionSource, type CompositionSource } from './composition/composition-source'
import { createDevManifests } from './composition/dev-manifests'
import { createManifestSource } from './composition/manifest-source'
import type { Config } from './config'
import { createPictureSource } from './document/preloaded-pictures'
import { createPageService } from './document/page-service'
import { refreshHook } from './document/refresh-hook'
import { createShellRenderer } from './document/shell-renderer'
import { watchCanaries } from './canary/watch-canaries'
import { serveAppFiles } from './http/app-files'
import { serveArt } from './http/art-files'
import { receiveBeacons } from './http/beacons'
import { connectionOptions, limitConnections } from './http/connection-limits'
import { serveCompositions } from './http/composition-routes'
import { drainAtClose } from './http/drain'
import { proxyGateway } from './http/gateway-proxy'
import { serveOverrideLinks } from './http/override-links'
import { servePages } from './http/pages'
import { readableUrl } from './http/readable-url'
import { hostOf } from './http/request-parts'
import { serveReleases } from './http/release-files'
import { createStaffAccess } from './http/staff'
import { createVisitSource } from './http/visit'
import { openGateway, type GatewayClient } from './merchant/gateway-client'
import { collectLeftOut } from './merchant/left-out'
import { createMerchantSource } from './merchant/merchant-source'
import { serveOffline } from './offline/serve-offline'
import { verifiedFile } from './release/verify/integrity'
import { openKeyRing } from './signing/key-ring'
import { openStore } from './store/open-store'
import type { ReleaseStore } from './store/release-store'

export type EdgeParts = {
  readonly gateway?: GatewayClient
  /** Replaces the composition source, e.g. with a single bundle for comparison. */
  readonly compositions?: CompositionSource
  /** Replaces the store of the settings. */
  readonly store?: ReleaseStore
}

export const storeFolder = (dataDir: string): string => join(dataDir, 'store')

export const createEdge = async (config: Config, parts: EdgeParts = {}): Promise<FastifyInstance> => {
  const app = fastify({
    logger: { level: config.logLevel, serializers: { req: ({ method, url }) => ({ method, url: url.split('?')[0] }) } },
    trustProxy: config.trustedProxies?.length ? [...config.trustedProxies] : false,
    ...connectionOptions(),
    keepAliveTimeout: 5000,
    // The last answer of a connection closes it (drain.ts).
    return503OnClosing: false,
    routerOptions: { maxParamLength: 400 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    genReqId: () => randomUUID(),
  })
  const onError = (error: unknown) => app.log.warn({ err: error }, 'the edge goes on:')
  const store = parts.store ?? (await openStore(config.store ?? storeFolder(config.dataDir), process.env, onError))
  const signer = openKeyRing(config.signingKeys, onError)
  const channel = createChannelSource(store, config.channel, onError)
  const devOrigins = Object.values(config.devRemotes)

  const leftOut = collectLeftOut((merchant, paths) =>
    app.log.warn({ merchant, paths }, 'left out, because the edge does not understand it:'),
  )
  const gateway = parts.gateway ?? openGateway(config.gatewayUrl, leftOut.note)

  const manifests = createManifestSource(store, onError)
  serveReleases(app, store, manifests, onError)
  const merchants = createMerchantSource(gateway, onError)
  const shells = createShellRenderer((release, file) => verifiedFile(store, 'host', release, file), onError)
  const compositions =
    parts.compositions ??
    createCompositionSource(
      manifests,
      channel.current,
      (overrides) => createDevManifests({ ...config.devRemotes, ...overrides })(),
      onError,
      config.mirror,
    )
  const staff = createStaffAccess(config.staffKey, config.production)
  const links = serveOverrideLinks(app, { rules: config.overrides ?? [], channel: config.channel })
  const { fallback } = channel
  const visitOf = createVisitSource({
    merchants,
    compositions,
    staff,
    overridesOf: links.currentOverrides,
    fallback,
    leftOut: leftOut.of,
    onError,
  })
  const pages = createPageService(
    store,
    shells.render,
    createPictureSource(gateway, onError),
    onError,
    signer,
    devOrigins.length > 0 ? refreshHook : undefined,
  )
  servePages(app, { visitOf, pages, devOrigins, links, staff })
  serveCompositions(app, visitOf, compositions, signer)
  serveAppFiles(app, visitOf)
  const merchantOf = async (request: FastifyRequest) =>
    (await merchants.view(hostOf(request), request.ip).catch(() => null))?.merchant ?? null
  serveOffline(app, {
    merchantOf,
    enabled: config.offlinePage,
  })
  const watch = watchCanaries(store, channel.current, {
    channel: config.channel,
    viewsPerAddress: config.viewsPerAddress,
    every: 5_000,
    leaseTtl: 20_000,
    report: (sentence) => app.log.warn(sentence),
  })
  app.addHook('onClose', watch.close)
  receiveBeacons(app, watch, async (request) => (await merchantOf(request))?.merchantCode ?? null, onError)
  serveArt(app, join(config.dataDir, 'art'))
  limitConnections(app)
  await proxyGateway(app, config.gatewayUrl)
  // Loads the shell bundle while the first page waits for its gateway.
  const preloadShell = async () => {
    const release = (await channel.current())?.default.host
    const host = release ? await manifests.host(release) : null
    if (host) await shells.prepare(host)
  }
  app.addHook('onListen', () => preloadShell().catch(onError))
  // Alive without a question to store or gateway.
  app.get('/livez', () => ({ live: true }))
  app.get('/healthz', async () => ({ ok: true, seq: (await channel.current())?.seq ?? 0 }))
  const isClosing = drainAtClose(app, config.drainMs)
  // An edge that cannot compose a page must get no visitors; one with last good pointers must get them.
  app.get('/readyz', async (_request, reply) => {
    const document = await channel.current()
    const host = document?.default.host
    const ready = !isClosing() && host !== undefined && (await manifests.host(host).catch(() => null)) !== null
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, seq: document?.seq ?? 0, store: channel.fallback() })
  })
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .type('text/plain; charset=utf-8')
      .send('Not found'),
  )
  return app
}
