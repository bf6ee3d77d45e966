import Fastify from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { StudioConfig } from '../config'
import { catalogueRows } from '../games/catalogue-rows'
import { createRoundMoney } from '../rounds/round-money'
import { createRoundService } from '../rounds/round-service'
import { createKeyedMutex } from '../rounds/keyed-mutex'
import { createSeedStore } from '../seeds/seed-store'
import { createSessionService } from '../sessions/session-service'
import { openStore } from '../store/store'
import { createOutbox } from '../wallet/outbox'
import type { Outbox } from '../wallet/outbox'
import { createTableService } from '../tables/table-service'
import { createSeamlessClient } from '../wallet/seamless-client'
import { playerRoutes } from './player-routes'
import { proofRoutes } from './proof-routes'
import { providerRoutes } from './provider-routes'

const abandonedEveryMs = 60_000

export type Studio = { readonly app: FastifyInstance; readonly stop: () => Promise<void> }

/** Wires all services; `addSite` adds the pages to the API. */
export const createStudio = async (
  config: StudioConfig,
  addSite: (app: FastifyInstance) => Promise<void>,
  now: () => number = Date.now,
  catalogue = () => catalogueRows(),
): Promise<Studio> => {
  const store = await openStore(config.dataDir)
  // Launch tokens travel in the query of /play, so addresses stay out of the log.
  const logger: FastifyBaseLogger = pino({
    level: config.logLevel,
    serializers: { req: (request: { method: string }) => ({ method: request.method }) },
  })
  const app = Fastify({
    loggerInstance: logger,
    bodyLimit: 16_384,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    // Headers and bodies that do not arrive are closed within 15 seconds.
    requestTimeout: 10_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 3_000 },
    keepAliveTimeout: 5_000,
    forceCloseConnections: 'idle',
  })

  const client = createSeamlessClient({
    gatewayUrl: config.gatewayUrl,
    key: config.walletKey,
    timeoutMs: config.walletTimeoutMs,
    now,
  })
  const mutex = createKeyedMutex()
  const seeds = createSeedStore(store)
  const outbox: Outbox = createOutbox({
    store,
    client,
    now,
    random: Math.random,
    onAnswer: (entry, answer) => rounds.onAnswer(entry, answer),
    log: (message, entry) =>
      logger.warn(
        { txId: entry.txId, call: entry.call, attempts: entry.attempts, lastAnswer: entry.lastAnswer },
        message,
      ),
  })
  const money = createRoundMoney({ store, client, now })
  const rounds = createRoundService({ store, money, seeds, mutex, outbox: () => outbox, now })
  const tables = createTableService({
    store,
    money,
    mutex,
    outbox: () => outbox,
    now,
    log: (message, error) => logger.error({ error }, message),
  })
  const sessions = createSessionService({ store, client, mutex, now })

  await rounds.recover()
  await tables.start()
  outbox.start()
  const settleAbandoned = (): Promise<void> =>
    rounds
      .settleAbandonedRounds()
      .catch((error: unknown) => logger.error({ error }, 'an abandoned round could not be settled'))
  void settleAbandoned()
  const abandonedTimer = setInterval(() => void settleAbandoned(), abandonedEveryMs)
  abandonedTimer.unref()

  app.addHook('onSend', async (_request, reply) => {
    void reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('cross-origin-resource-policy', 'same-origin')
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
  })
  app.get('/healthz', async () => ({ status: 'OK', undelivered: (await store.outbox()).length }))
  playerRoutes(app, { store, sessions, rounds, tables, seeds, mutex, now })
  proofRoutes(app, { store, now })
  providerRoutes(app, { store, config, now, catalogue, tables, sessions })
  await addSite(app)

  const stop = async (): Promise<void> => {
    // Cutting a spin in flight is safe, because its round id makes the retry idempotent. Idle connections are closed.
    const idle = setInterval(() => app.server.closeIdleConnections(), 100)
    const late = setTimeout(() => app.server.closeAllConnections(), 1_500)
    clearInterval(abandonedTimer)
    await app.close()
    clearInterval(idle)
    clearTimeout(late)
    await tables.stop()
    await outbox.stop()
    await client.close()
    await store.close()
  }
  return { app, stop }
}
