import { type Minor, minor } from '@mosaic/contracts'
import { type SQL, sql } from 'drizzle-orm'
import { bigintValue, sumOf } from '../../platform/db/columns'
import { campaigns, grants } from './schema'

export const moreCommitted = (amount: Minor): SQL => sql`${campaigns.committed} + ${bigintValue(amount)}`
export const lessCommitted = (amount: Minor): SQL => sql`${campaigns.committed} - ${bigintValue(amount)}`
export const fitsInto = (amount: Minor): SQL =>
  sql`(${campaigns.budget} is null or ${moreCommitted(amount)} <= ${campaigns.budget})`
export const sumCommitted: SQL<Minor> = sumOf(grants.amount)

const counts = sql`${grants.state} in ('APPROVED', 'ISSUED', 'CLAIMED')`
const isClaimed = sql`${grants.state} = 'CLAIMED'`
const amountWhere = (condition: SQL): SQL<Minor> =>
  sql`coalesce(sum(${grants.amount}) filter (where ${condition}), 0)::bigint`.mapWith(minor)

export const grantSums = {
  granted: sql`count(*) filter (where ${counts})::int`.mapWith(Number),
  grantedAmount: amountWhere(counts),
  claimed: sql`count(*) filter (where ${isClaimed})::int`.mapWith(Number),
  claimedAmount: amountWhere(isClaimed),
}

/** The code of a promo code campaign, as its unique index has it. */
export const codeIs = (code: string): SQL => sql`${campaigns.terms} -> 'of' ->> 'code' = ${code}`

const lockSpace = 0x6c61

export const lockLaunchesQuery = (merchantCode: string): SQL =>
  sql`select pg_advisory_xact_lock(${lockSpace}::int, hashtext(${merchantCode}))`
