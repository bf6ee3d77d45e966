import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'
import { playExclusions } from './schema'

/** A query of `kind` and `ends_at` of the exclusions of a member that are in force. */
export const exclusionsInForce = (memberId: string | SQLWrapper, now: number | SQL): SQL => {
  const at = typeof now === 'number' ? timestamp(now) : now
  return sql`
    select ${playExclusions.kind} as kind, ${playExclusions.endsAt} as ends_at from ${playExclusions}
    where ${playExclusions.memberId} = ${memberId} and ${playExclusions.startsAt} <= ${at}
      and (${playExclusions.endsAt} is null or ${playExclusions.endsAt} > ${at})`
}

/** A condition: the member is in a break or self-excluded. */
export const isExcluded = (memberId: SQLWrapper, now: number | SQL): SQL =>
  sql`exists (${exclusionsInForce(memberId, now)})`

/** A condition for a query about many members: a member in a break or self-exclusion gets no advertising. */
export const marketingAllowed = (memberId: SQLWrapper, now: number): SQL => sql`not ${isExcluded(memberId, now)}`

/**
 * Parts of a login statement: a common table expression, the condition of its writes, and its final columns.
 * A break leaves the account open; a self-exclusion closes it.
 */
export const loginParts = (memberId: string, now: number) => ({
  part: sql`shut as (select * from (${exclusionsInForce(memberId, now)}) in_force where kind = 'self-exclusion')`,
  open: sql`not exists (select from shut)`,
  outcome: sql`select kind, ends_at from shut`,
})
