import type { AppContext } from '../runtime/app-context'
import { startInterval } from '../runtime/start-interval'
import { postgresQueue } from './postgres-queue'
import type { JobQueue } from './repeated-job'

/** A directory of PGlite belongs to one gateway (`database-lock.ts`), so there an interval of this process is the whole queue. */
export const jobQueue = ({ database, log }: Pick<AppContext, 'database' | 'log'>): JobQueue =>
  database.connectionString === null
    ? { repeat: (job) => Promise.resolve(startInterval({ log }, job)) }
    : postgresQueue(database.connectionString, log)
