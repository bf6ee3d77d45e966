import { join } from 'node:path'
import { PGlite, types, type QueryOptions, type Transaction } from '@electric-sql/pglite'
import { type SQL, sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import { type Config, ConfigError } from '../../config'
import { listenOn } from './database-listen'
import { lockDirectory } from './database-lock'
import { inScope } from './merchant-scope'
import { PlannedClient } from './planned-client'
import { scopedPglite, scopedPool } from './scoped-client'
import { refuseInTransaction, transactionsAreWatched } from './transaction-guard'

type Rows<Row> = { rows: Row[] }
interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/** The same interface for PGlite and PostgreSQL. A `Tx` is also a `Db`, so a query function can take either. */
export type Db = PgDatabase<RowsHKT, Record<string, never>>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export type Database = {
  readonly db: Db
  /** The same rows by connections of their own, for reports: other calls never wait for them. */
  readonly reports: Db
  readonly kind: 'pglite' | 'postgres'
  /** Of the server, for a library with connections of its own; null on PGlite. */
  readonly connectionString: string | null
  /** Several statements without parameters, for migrations. */
  runScript(script: string): Promise<void>
  /** Everything that is stored, for `openDatabase`; PGlite only. */
  dump(): Promise<Blob>
  /** Runs alone among all gateways of this database. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  /** `heard` is called after every commit of a `notify` on the channel, by any gateway. Returns how to stop. */
  listen(channel: string, onNotification: () => void): Promise<() => Promise<void>>
  /** Resolves when a query went through. */
  ping(): Promise<void>
  /** True when so many callers wait for a connection that new work should be refused. */
  overloaded(): boolean
  close(): Promise<void>
}

const int8 = 20
const maxWaiting = 50
const migrationLock = 7_204_011

/** Both drivers give `bigint` columns as `bigint`, never as `number` or text by size (domain §3.4). */
const bigints = { [int8]: (text: string) => BigInt(text) }

const arrays = { timestamp: 1115, date: 1182, timestamptz: 1185, interval: 1187, numeric: 1231 }
/** Drizzle reads these from the text of PostgreSQL. */
const asWritten = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...Object.values(arrays)]
const parsers = { ...bigints, ...Object.fromEntries(asWritten.map((type) => [type, (text: string) => text])) }

/** Drizzle passes its parsers with each query, and PGlite then copies all of its own; `startPglite` sets them once instead. */
const withoutQueryParsers = <Client extends Pick<PGlite, 'query'>>(client: Client): Client =>
  new Proxy(client, {
    get: (target, key) => {
      if (key === 'query')
        return (text: string, params: unknown[], { parsers: _known, ...options }: QueryOptions = {}) =>
          target.query(text, params, options)
      if (key === 'transaction' && target instanceof PGlite)
        return <T>(work: (tx: Transaction) => Promise<T>) => target.transaction((tx) => work(withoutQueryParsers(tx)))
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

/** Methods by which both drivers query a client; a transaction uses another client. */
const asking: ReadonlySet<unknown> = new Set(['query', 'exec', 'transaction', 'connect'])

const guarded = <Client extends object>(client: Client): Client =>
  transactionsAreWatched()
    ? new Proxy(client, {
        get: (target, key) => {
          if (asking.has(key)) refuseInTransaction('a query on db')
          const value: unknown = Reflect.get(target, key, target)
          return typeof value === 'function' ? value.bind(target) : value
        },
      })
    : client

/** A PGlite that runs, as the gateway sees a database. */
export const pgliteDatabase = (client: PGlite, close: () => Promise<void>, rowSecurity = true): Database => {
  // Same query builder on both drivers; only the driver's raw result type differs, and `rows` is all that `Db` promises of it.
  const scoped = rowSecurity ? scopedPglite(client) : { client, asOwner: () => undefined }
  const db = drizzlePglite({ client: guarded(withoutQueryParsers(scoped.client)) }) as unknown as Db
  return {
    db,
    reports: db,
    kind: 'pglite',
    connectionString: null,
    runScript: async (script) => {
      scoped.asOwner()
      try {
        await client.exec(script)
      } catch (error) {
        // A script opens its own transaction; there is only this one connection, so it must not stay aborted.
        await client.exec('rollback')
        throw error
      }
    },
    dump: () => client.dumpDataDir('none'),
    exclusively: (work) => work(),
    listen: async (channel, onNotification) => {
      // The commit of a request calls it.
      const unlisten = await client.listen(channel, () => inScope('every', onNotification))
      return () => unlisten()
    },
    ping: async () => void (await client.query('select 1')),
    overloaded: () => false,
    close,
  }
}

/** A PGlite in a process of its own; `image` is a dump to start from. */
export const startPglite = async (dataDir: string, image?: Blob): Promise<PGlite> => {
  const client = new PGlite({ dataDir, ...(image && { loadDataDir: image }) })
  await client.waitReady
  // At its start PGlite sets parsers of its own for every type of array.
  Object.assign(client.parsers, parsers)
  return client
}

const openPglite = async (dataDir: string | null, image: Blob | undefined, rowSecurity: boolean): Promise<Database> => {
  const lock = dataDir === null ? null : await lockDirectory(dataDir)
  try {
    const client = await startPglite(dataDir === null ? 'memory://' : join(dataDir, 'pglite'), image)
    const close = async () => {
      await client.close()
      await lock?.release()
    }
    return pgliteDatabase(client, close, rowSecurity)
  } catch (error) {
    await lock?.release()
    throw new Error(
      `The database in ${dataDir ?? 'memory'} did not open. Nothing was changed; keep the directory and look at the cause.`,
      { cause: error },
    )
  }
}

/** Several writes as one statement, `with …`: one round trip, one plan, and all or none are written. */
export const writeAll = async (db: Db, writes: readonly SQL[]): Promise<void> =>
  void (await db.execute(sql`with ${sql.join([...writes], sql`, `)} select`))

/** How long one request may wait for its connection, its statement and its locks, in ms. */
const requestLimits = { connect: 2000, statement: 3000, idleInTransaction: 5000, lock: 1000 }
type Limits = typeof requestLimits

/** A report may wait for one of few connections, and may read for longer than other calls. */
const reportLimits = (limits: Limits): Limits => ({
  ...limits,
  connect: Math.max(8000, limits.connect),
  statement: Math.max(6000, limits.statement),
})

const openPool = (connectionString: string, max: number, limits: Limits): pg.Pool => {
  const pool = new pg.Pool({
    Client: PlannedClient,
    connectionString,
    max,
    connectionTimeoutMillis: limits.connect,
    keepAlive: true,
    idleTimeoutMillis: 30_000,
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    lock_timeout: limits.lock,
    application_name: 'mosaic-gateway',
  })
  // A broken idle connection is the pool's business; without listeners it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

type Postgres = {
  readonly connectionString: string
  readonly unsynced: boolean
  readonly rowSecurity: boolean
  readonly limits: Limits
}

const openPostgres = async ({ connectionString, unsynced, rowSecurity, limits }: Postgres): Promise<Database> => {
  pg.types.setTypeParser(int8, (text) => BigInt(text))
  /** Requests have connections of their own: a change of role costs a connection its plans. */
  const requests = openPool(connectionString, 10, limits)
  const pool = openPool(connectionString, 5, limits)
  const reports = openPool(connectionString, 2, reportLimits(limits))
  const end = async (): Promise<void> => void (await Promise.all([requests.end(), pool.end(), reports.end()]))
  const durable = await pool.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit')",
  )
  const careless = durable.rows.find((row) => row.setting === 'off')
  if (careless && !unsynced) {
    await end()
    throw new ConfigError(
      `PostgreSQL runs with ${careless.name}=off; a power cut could lose acknowledged money. Switch it on, or take the loss with ALLOW_UNSYNCED_DATABASE=1.`,
    )
  }
  /** Schema changes and first seeding may take longer than a request may. */
  const unhurried = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    try {
      await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0')
      return await work(client)
    } finally {
      client.release(true)
    }
  }
  return {
    db: drizzlePostgres({ client: guarded(rowSecurity ? scopedPool(requests, pool) : requests) }) as unknown as Db,
    reports: drizzlePostgres({
      client: guarded(rowSecurity ? scopedPool(reports, reports) : reports),
    }) as unknown as Db,
    kind: 'postgres',
    connectionString,
    runScript: (script) => unhurried(async (client) => void (await client.query(script))),
    dump: () => Promise.reject(new Error('pg_dump does this for PostgreSQL.')),
    exclusively: (work) =>
      unhurried(async (client) => {
        await client.query('select pg_advisory_lock($1)', [migrationLock])
        return work()
      }),
    listen: (channel, onNotification) => listenOn(connectionString, channel, () => inScope('every', onNotification)),
    ping: async () => void (await pool.query('select 1')),
    overloaded: () => requests.waitingCount > maxWaiting,
    close: end,
  }
}

type Opened = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'allowUnsyncedDatabase' | 'rowSecurity'>>

/** `image` is a database dump to start from, so that tests need not create one each time. */
export const openDatabase = (
  { databaseUrl, dataDir, allowUnsyncedDatabase: unsynced = false, rowSecurity = true }: Opened,
  image?: Blob,
  limits = requestLimits,
): Promise<Database> =>
  databaseUrl === null
    ? openPglite(dataDir, image, rowSecurity)
    : openPostgres({ connectionString: databaseUrl, unsynced, rowSecurity, limits })
