import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from './database'

const dialect = new PgDialect()

type Rows<Row> = { readonly rows: readonly Row[] }

/**
 * Raw SQL with `sql.placeholder` for its values, for what runs with every bet: its text is written once a process, and the server reads and
 * plans it once a connection and not with every call.
 */
export const namedQuery = <Row extends Record<string, unknown>>(name: string, query: SQL) => {
  const written = dialect.sqlToQuery(query)
  const execute = (db: Db, values: Readonly<Record<string, unknown>>): Promise<Rows<Row>> =>
    db._.session
      .prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(written, undefined, name, false)
      .execute(values)
  /** The same for a plain client. */
  const plain = (values: Readonly<Record<string, unknown>>) => ({
    name,
    text: written.sql,
    values: fillPlaceholders(written.params, values),
  })
  return Object.assign(execute, { plain })
}
