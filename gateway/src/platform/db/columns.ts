import { minor, type Minor } from '@mosaic/contracts'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'

const instantOfText = (text: string): number => new Date(text).getTime()

/** `timestamptz` in the database, milliseconds since the epoch in the code. */
export const instant = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  toDriver: (value) => new Date(value).toISOString(),
  fromDriver: instantOfText,
})

/** `bigint` minor units in the database, `Minor` in the code. */
export const minorUnits = customType<{ data: Minor; driverData: bigint | string }>({
  dataType: () => 'bigint',
  toDriver: (value) => value.toString(),
  fromDriver: (value) => minor(BigInt(value)),
})

/** The transaction that wrote a row, `xid8`. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** An instant as a value of raw SQL, where no column says its type. */
export const timestamp = (at: number | null): SQL =>
  sql`${at === null ? null : new Date(at).toISOString()}::timestamptz`

/** Reads a `timestamptz` of raw SQL; column objects convert by themselves. */
export function instantOf(text: string): number
export function instantOf(text: string | null): number | null
export function instantOf(text: string | null): number | null {
  return text === null ? null : instantOfText(text)
}

/** A whole number of the database as a value of raw SQL; the drivers take no `bigint`. */
export const bigintValue = (value: bigint | null | undefined): SQL => sql`${value?.toString() ?? null}::bigint`

/** From the first instant of a span to before the first that is no longer in it. */
export const within = (column: SQLWrapper, { from, to }: { readonly from: number; readonly to: number }): SQL =>
  sql`${column} >= ${timestamp(from)} and ${column} < ${timestamp(to)}`

/**
 * The day of an instant, counted from 1. Business days of a merchant are not always 24 hours long, so the database gets the bounds
 * of each day and needs no time zones.
 */
export const dayIndex = (column: SQLWrapper, bounds: readonly number[]): SQL<number> =>
  sql`width_bucket(${column}, array[${sql.join(bounds.map(timestamp), sql`, `)}])`.mapWith(Number)

/** Whether a column has a value that a query selects. */
export const isIn = (column: SQLWrapper, query: SQL): SQL => sql`${column} in (${query})`

/** The sum of a money column; 0 over no rows, and `bigint` where PostgreSQL would make it `numeric`. */
export const sumOf = (column: SQLWrapper): SQL<Minor> => sql`coalesce(sum(${column}), 0)::bigint`.mapWith(minor)
