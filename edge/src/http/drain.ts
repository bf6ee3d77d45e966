import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const checkEveryMs = 50

const openConnections = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))

/**
 * Ends without losing a request: while the edge closes, it answers on, with `Connection: close`, until all connections are closed or
 * the time is over. Returns whether it is closing; then it must not get new visitors.
 */
export const drainAtClose = (app: FastifyInstance, limitMs: number): (() => boolean) => {
  let isClosing = false
  // Fastify adds the header by itself from here on.
  app.addHook('preClose', async () => {
    isClosing = true
    const until = Date.now() + limitMs
    while (Date.now() < until && (await openConnections(app.server)) > 0) await delay(checkEveryMs)
  })
  return () => isClosing
}
