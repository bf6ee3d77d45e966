import { type Minor, minor } from '@mosaic/contracts'
import { type SQL, sql } from 'drizzle-orm'
import { type TransferRow, walletTransfers } from './schema'

/** The sum of confirmed transfers of one direction. */
export const confirmedSum = (direction: TransferRow['direction']): SQL<Minor> =>
  sql`coalesce(sum(${walletTransfers.amount}) filter (where ${walletTransfers.direction} = ${direction} and ${walletTransfers.state} = 'CONFIRMED'), 0)::bigint`.mapWith(
    minor,
  )
