import { type Database, openDatabase } from '../src/platform/db/database'
import { migrate } from '../src/platform/db/migrations'

/** A busy machine is slow, not wrong: a race is judged by its result, so it has no early time limits; see `requestLimits`. */
const patientLimits = { connect: 60_000, statement: 60_000, idleInTransaction: 60_000, lock: 30_000 }

/** A migrated PostgreSQL for tests of simultaneous work. */
export const openRaceDatabase = async (url: string): Promise<Database> => {
  const database = await openDatabase({ databaseUrl: url, dataDir: null }, undefined, patientLimits)
  await migrate(database)
  return database
}
