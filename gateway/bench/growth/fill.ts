import pg from 'pg'
import { createContext } from '../../src/create-context'
import { readConfig } from '../../src/config'
import { seedContent } from '../../src/content'
import { seedMerchants } from '../../src/platform'
import { storeCatalogue } from '../../src/play'
import { provider } from '../../src/play/seamless'
import { migrate } from '../../src/platform/db/migrations'
import { openDatabase } from '../../src/platform/db/database'
import { systemClock } from '../../src/platform/runtime/clock'
import { createLog } from '../../src/platform/runtime/log'
import { systemRandom } from '../../src/platform/runtime/random'
import { testCatalogue } from '../../testing/catalogue'
import { moneyStatements } from './fill-money'
import { peopleStatements } from './fill-people'
import type { Size } from './sizes'

const key = 'a-key-of-the-bench-that-is-long-enough-0123456789'

export const benchConfig = (databaseUrl: string) => ({
  ...readConfig(
    { NODE_ENV: 'test', LOG_LEVEL: 'silent', SEAMLESS_KEY: key, PROVIDER_KEY: key, PSP_KEY: key, OPS_KEY: key },
    '/nowhere',
  ),
  databaseUrl,
  dataDir: null,
  desk: null,
})

/** A gateway's context on a database, without its background work. `patient`: without the time limits of a request. */
export const benchContext = async (databaseUrl: string, patient?: 'patient') => {
  const config = benchConfig(databaseUrl)
  const hour = 3_600_000
  const limits = patient && { connect: hour, statement: hour, idleInTransaction: hour, lock: hour }
  const database = await openDatabase(config, undefined, limits)
  const log = createLog('silent', process.stderr)
  return createContext({ config, database, clock: systemClock, random: systemRandom, log })
}

const run = async (url: string, statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // The rows are right as a whole, so no trigger checks each.
    await client.query(
      "set session_replication_role = 'replica'; set work_mem = '512MB'; set maintenance_work_mem = '512MB'",
    )
    for (const statement of statements)
      await client.query(statement).catch((error: unknown) => {
        throw new Error(`The fill failed at: ${statement}`, { cause: error })
      })
  } finally {
    await client.end()
  }
}

const ready = 'filled'

/** Whether an earlier run of the bench filled this database on the server that `TEST_DATABASE_URL` names. */
const isFilled = async (server: string, name: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    const { rows } = await client.query<{ note: string | null }>(
      "select shobj_description(oid, 'pg_database') as note from pg_database where datname = $1",
      [name],
    )
    return rows[0]?.note === ready
  } finally {
    await client.end()
  }
}

/** A database of the product's own schema with the rows of that size; resolves with its address. */
export const fill = async (server: string, size: Size): Promise<string> => {
  const name = `growth_${size.name}`
  const url = new URL(server)
  url.pathname = `/${name}`
  const before = await isFilled(server, name)
  if (!before) await run(server, [`drop database if exists ${name}`, `create database ${name}`])
  const ctx = await benchContext(url.href, 'patient')
  await migrate(ctx.database)
  if (before) {
    await ctx.database.close()
    return url.href
  }
  await seedMerchants(ctx)
  await seedContent(ctx)
  await storeCatalogue(ctx.db, testCatalogue, Date.now())
  await run(url.href, [...peopleStatements(size), ...moneyStatements(size, provider)])
  // Listeners begin behind the rounds that are stored, as a new one does; activity counts them.
  await ctx.events.begin()
  await run(url.href, ['vacuum (analyze)'])
  await ctx.database.close()
  await run(server, [`comment on database ${name} is '${ready}'`])
  return url.href
}
