import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config'
import { afterAnswer } from './platform/kernel/after-answer'
import type { AppContext } from './platform/kernel/app-context'
import { eventDelivery, merchantDirectory } from './platform'
import type { Clock } from './platform/kernel/clock'
import type { Database } from './platform/kernel/database'
import type { Random } from './platform/kernel/random'
import { gatewayModules } from './modules'
import { bodyKeyring, bodyOpener, sessionGate } from './identity'

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
    afterAnswer: afterAnswer(parts.log),
    merchants,
    sessions: sessionGate(core),
    bodies: bodyOpener(core, keyring),
    modules,
    events: eventDelivery(
      parts,
      modules.flatMap(({ eventHandlers = [] }) => eventHandlers),
      modules.flatMap(({ eventSources = [] }) => eventSources),
    ),
  }
}
