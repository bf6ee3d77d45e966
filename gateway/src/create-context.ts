import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config'
import { deferredTasks } from './platform/runtime/deferred-tasks'
import type { AppContext } from './platform/runtime/app-context'
import { eventDelivery, jobQueue, merchantDirectory } from './platform'
import type { Clock } from './platform/runtime/clock'
import type { Database } from './platform/db/database'
import type { Random } from './platform/runtime/random'
import { gatewayModules } from './modules'
import { bodyKeyring, bodyOpener, sessionLookup } from './identity'

/** Puts the gateway together. The clock and the random source may be others than the system's, for tests and for seeding. */
export const createContext = (parts: {
  config: Config
  database: Database
  clock: Clock
  random: Random
  log: FastifyBaseLogger
}): AppContext => {
  const { config, database, clock, random } = parts
  const core = { db: database.db, clock, random }
  const keyring = bodyKeyring(core)
  const merchants = merchantDirectory(database.db, clock, config.defaultMerchant)
  const modules = gatewayModules({ config, keyring })
  return {
    ...parts,
    db: database.db,
    deferredTasks: deferredTasks(parts.log),
    jobs: jobQueue(parts),
    merchants,
    sessions: sessionLookup(core),
    bodies: bodyOpener(core, keyring),
    modules,
    events: eventDelivery(
      parts,
      modules.flatMap(({ eventHandlers = [] }) => eventHandlers),
      modules.flatMap(({ eventSources = [] }) => eventSources),
    ),
  }
}
