import Fastify from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { StudioConfig } from '../config'
import { catalogueRows } from '../games/catalogue-rows'
import { createRoundMoney } from '../rounds/round-money'
import { createRoundTable } from '../rounds/round-table'
import { createTurnTaking } from '../rounds/turn-taking'
import { createSeedBook } from '../seeds/seed-book'
import { createSessionDesk } from '../sessions/session-desk'
import { openStore } from '../store/store'
import { createOutbox } from '../wallet/outbox'
import type { Outbox } from '../wallet/outbox'
import { createTableDesk } from '../tables/table-desk'
import { createSeamlessClient } from '../wallet/seamless-client'
import { playerRoutes } from './player-routes'
import { proofRoutes } from './proof-routes'
import { providerRoutes } from './provider-routes'

const overdueEveryMs = 60_000

export type Studio = { readonly app: FastifyInstance; readonly stop: () => Promise<void> }

/** Everything wired; `addSite` puts the pages beside the API. */
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
    keepAliveTimeout: 5_000,
    forceCloseConnections: 'idle',
  })

  const client = createSeamlessClient({
    gatewayUrl: config.gatewayUrl,
    key: config.walletKey,
    timeoutMs: config.walletTimeoutMs,
    now,
  })
  const turns = createTurnTaking()
  const seeds = createSeedBook(store)
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
  const rounds = createRoundTable({ store, money, seeds, turns, outbox: () => outbox, now })
  const tables = createTableDesk({
    store,
    money,
    turns,
    outbox: () => outbox,
    now,
    log: (message, error) => logger.error({ error }, message),
  })
  const desk = createSessionDesk({ store, client, turns, now })

  await rounds.recover()
  await tables.start()
  outbox.start()
  const endLeft = (): Promise<void> =>
    rounds.leaveOverdue().catch((error: unknown) => logger.error({ error }, 'a round that was left could not be ended'))
  void endLeft()
  const overdue = setInterval(() => void endLeft(), overdueEveryMs)
  overdue.unref()

  app.addHook('onSend', async (_request, reply) => {
    void reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('cross-origin-resource-policy', 'same-origin')
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
  })
  app.get('/healthz', async () => ({ status: 'OK', undelivered: (await store.outbox()).length }))
  playerRoutes(app, { store, desk, rounds, tables, seeds, turns, now })
  proofRoutes(app, { store, now })
  providerRoutes(app, { store, config, now, catalogue, tables })
  await addSite(app)

  const stop = async (): Promise<void> => {
    // A spin in flight is safe to cut (its round id makes the retry the same round); a connection that went idle during the drain is not waited for.
    const idle = setInterval(() => app.server.closeIdleConnections(), 100)
    const late = setTimeout(() => app.server.closeAllConnections(), 1_500)
    clearInterval(overdue)
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
