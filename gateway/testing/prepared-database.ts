import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { pgliteDatabase, type Database } from '../src/platform/db/database'
import { freshPglite } from './fresh-database'
import { testWorker, type PreparedDatabase } from './worker/test-worker'

/** Schema of the stored rows; no query of the gateway reads it. */
const storedRows = 'kept_rows'

type Table = { readonly name: string; readonly copy: string }

const tablesOf = async ({ db }: Database): Promise<readonly Table[]> => {
  const { rows } = await db.execute<{ schema: string; table: string }>(
    sql`select schemaname as schema, tablename as "table" from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  return rows.map(({ schema, table }) => ({
    name: `"${schema}"."${table}"`,
    copy: `${storedRows}."${schema}.${table}"`,
  }))
}

/** Statements that reset every counter to its present value. */
const countersOf = async ({ db }: Database): Promise<readonly string[]> => {
  const { rows } = await db.execute<{ text: string }>(
    sql`select format('select setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename), coalesce(last_value, start_value), last_value is not null) as text from pg_sequences`,
  )
  return rows.map(({ text }) => text)
}

const hasRows = async ({ db }: Database, { name }: Table): Promise<boolean> =>
  (await db.execute(sql.raw(`select 1 from ${name} limit 1`))).rows.length > 0

/** Copies all rows, and returns the SQL that restores them. */
const keepRows = async (database: Database): Promise<string> => {
  const tables = await tablesOf(database)
  const filled: Table[] = []
  for (const table of tables) if (await hasRows(database, table)) filled.push(table)
  const counters = await countersOf(database)
  await database.runScript(
    [`create schema ${storedRows}`, ...filled.map(({ name, copy }) => `create table ${copy} as table ${name}`)].join(
      ';',
    ),
  )
  return [
    'rollback',
    'reset role',
    // Neither the order of the tables nor a trigger against deletion matters to a database that is set back as a whole.
    'set session_replication_role = replica',
    ...tables.map(({ name }) => `delete from ${name}`),
    ...filled.map(({ name, copy }) => `insert into ${name} overriding system value table ${copy}`),
    ...counters,
    'set session_replication_role = origin',
  ].join(';')
}

/** The client as one borrower sees it: closed for that borrower, open for the next. */
const borrowed = (client: PGlite): { readonly client: PGlite; readonly giveBack: () => void } => {
  let back = false
  return {
    client: new Proxy(client, {
      get: (target, key) => {
        if (back) throw new Error('The database is closed.')
        const value: unknown = Reflect.get(target, key, target)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    }),
    giveBack: () => {
      back = true
    },
  }
}

const prepare = async (seed: (database: Database) => Promise<void>): Promise<PreparedDatabase> => {
  const client = await freshPglite()
  const database = pgliteDatabase(client, () => client.close())
  await seed(database)
  return { client, restore: await keepRows(database), lent: false }
}

/**
 * A database as `seed` leaves it, the same for all gateways of a worker, one after the other: a reset takes a hundredth of a start
 * with seeds. `null` while another gateway has it.
 */
export const preparedDatabase = async (seed: (database: Database) => Promise<void>): Promise<Database | null> => {
  const worker = testWorker()
  const recorded = (worker.database ??= await prepare(seed))
  if (recorded.lent) return null
  recorded.lent = true
  await recorded.client.exec(recorded.restore)
  const { client, giveBack } = borrowed(recorded.client)
  return pgliteDatabase(client, async () => {
    giveBack()
    recorded.lent = false
  })
}
