import { minor, type Minor } from '@mosaic/contracts'
import { customType } from 'drizzle-orm/pg-core'

/** `timestamptz` in the database, milliseconds since the epoch in the code. */
export const instant = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  toDriver: (value) => new Date(value).toISOString(),
  fromDriver: (value) => new Date(value).getTime(),
})

/** `bigint` minor units in the database, `Minor` in the code. */
export const minorUnits = customType<{ data: Minor; driverData: bigint | string }>({
  dataType: () => 'bigint',
  toDriver: (value) => value.toString(),
  fromDriver: (value) => minor(BigInt(value)),
})
