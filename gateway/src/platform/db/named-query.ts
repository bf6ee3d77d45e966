import { is, Param, Placeholder, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from './database'

const dialect = new PgDialect()

type Rows<Row> = { readonly rows: readonly Row[] }
type Values = Readonly<Record<string, unknown>>

const given = (values: Values, name: string): unknown => {
  const value = values[name]
  if (value === undefined) throw new Error(`A query was given no "${name}".`)
  return value
}

/** Chosen once per placeholder: the query builder's check of each value takes a good part of a short query. */
const readerOf = (param: unknown): ((values: Values) => unknown) => {
  if (is(param, Placeholder)) return (values) => given(values, param.name)
  if (is(param, Param) && is(param.value, Placeholder)) {
    const { encoder, value } = param
    return (values) => encoder.mapToDriverValue(given(values, value.name))
  }
  return () => param
}

/** Of a statement that always answers with one row. */
export const onlyRow = <Row>({ rows: [row] }: Rows<Row>): Row => {
  if (row === undefined) throw new Error('The statement answered with no row')
  return row
}

/** Raw SQL with `sql.placeholder` values, for queries of every bet: built once per process, planned once per connection. */
export const namedQuery = <Row extends Record<string, unknown>>(name: string, query: SQL) => {
  const written = dialect.sqlToQuery(query)
  const readers = written.params.map(readerOf)
  const execute = (db: Db, values: Values): Promise<Rows<Row>> =>
    db._.session
      .prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
        { sql: written.sql, params: readers.map((read) => read(values)) },
        undefined,
        name,
        false,
      )
      .execute()
  /** The same for a plain client. */
  const plain = (values: Values) => ({ name, text: written.sql, values: readers.map((read) => read(values)) })
  return Object.assign(execute, { plain })
}
