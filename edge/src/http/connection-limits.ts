import type { FastifyInstance } from 'fastify'
import { chatPath, memberStreamPath } from '@mosaic/contracts'
import { clientNetwork, openLimit } from '@mosaic/contracts/network'

/** A connection that sends nothing, or its headers too slowly, is closed within 15 seconds. */
export const connectionTimes = { headersMs: 11_000, idleMs: 15_000, requestMs: 60_000, checkEveryMs: 3_000 }

/** Options of the server; read when it is created. */
export const connectionOptions = () => ({
  connectionTimeout: connectionTimes.idleMs,
  requestTimeout: connectionTimes.requestMs,
  http: {
    headersTimeout: connectionTimes.headersMs,
    connectionsCheckingInterval: connectionTimes.checkEveryMs,
  },
})

/** Open streams and chats of one address, and of all. The gateway limits those of a member. */
export const openConnections = { perKey: 150, inAll: 4000 }

const lasting: ReadonlySet<string> = new Set([memberStreamPath, chatPath])
const full = { success: false, value: null, errorCode: 'system.busy' }
const retrySeconds = '30'

/** What stays open is counted before the gateway hears of it; everything else goes on when the places are taken. */
export const limitConnections = (app: FastifyInstance): void => {
  const limit = openLimit(openConnections)
  app.addHook('onRequest', async ({ url, ip, raw }, reply) => {
    if (!lasting.has(url.split('?')[0] ?? '')) return undefined
    const end = limit.take(clientNetwork(ip))
    if (end === null)
      return reply.code(503).header('retry-after', retrySeconds).header('cache-control', 'no-store').send(full)
    // The answer to an upgrade is over before its socket is.
    const lastingPart = raw.headers.upgrade === undefined ? reply.raw : raw.socket
    lastingPart.once('close', end)
    return undefined
  })
}
