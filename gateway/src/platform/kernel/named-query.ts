import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from './database'

const dialect = new PgDialect()

/**
 * Raw SQL under a name of its own, for what runs with every bet: the server reads and plans it once a connection and not with every call.
 * One name is one text; only its values may differ.
 */
export const executeNamed = <Row extends Record<string, unknown>>(db: Db, name: string, query: SQL) =>
  db._.session
    .prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
      dialect.sqlToQuery(query),
      undefined,
      name,
      false,
    )
    .execute()
