import { sql } from 'drizzle-orm'
import type { Database } from '../platform/kernel/database'
import { freshDatabase } from './fresh-database'
import { startTestGateway } from './gateway'

export type RepeatableDatabase = {
  /** As it was when it was opened, for the next gateway; the one before must be closed. */
  readonly next: () => Promise<Database>
  readonly close: () => Promise<void>
}

/** Where the first rows lie; no query of the gateway looks here. */
const kept = 'kept_rows'

/** What brings every table and every counter back to where it is now. */
const wayBack = async ({ db }: Database): Promise<{ readonly keep: string; readonly restore: string }> => {
  type Table = { readonly schema: string; readonly name: string }
  const tables = (
    await db.execute(
      sql`select schemaname as schema, tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )
  ).rows as Table[]
  type Counter = { readonly text: string }
  const counters = (
    await db.execute(
      sql`select format('select setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename), coalesce(last_value, start_value), last_value is not null) as text from pg_sequences`,
    )
  ).rows as Counter[]
  const pairs = tables.map(({ schema, name }) => ({
    table: `"${schema}"."${name}"`,
    copy: `${kept}."${schema}.${name}"`,
  }))
  return {
    keep: [`create schema ${kept}`, ...pairs.map(({ table, copy }) => `create table ${copy} as table ${table}`)].join(
      ';',
    ),
    restore: [
      // Neither the order of the tables nor a trigger against deletion matters to a database that is set back as a whole.
      'set session_replication_role = replica',
      ...pairs.map(({ table }) => `delete from ${table}`),
      ...pairs.map(({ table, copy }) => `insert into ${table} overriding system value table ${copy}`),
      ...counters.map(({ text }) => text),
      'set session_replication_role = origin',
    ].join(';'),
  }
}

/**
 * For gateways that follow one another, each with the merchants and demo accounts and nothing of those before it: many times faster
 * than a fresh database for each.
 */
export const repeatableDatabase = async (): Promise<RepeatableDatabase> => {
  const database = await freshDatabase()
  const lent: Database = { ...database, close: () => Promise.resolve() }
  await (await startTestGateway({ database: lent })).close()
  const { keep, restore } = await wayBack(database)
  await database.runScript(keep)
  return {
    next: async () => {
      await database.runScript(restore)
      return lent
    },
    close: database.close,
  }
}
