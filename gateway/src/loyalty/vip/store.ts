import { type Minor, minor } from '@mosaic/contracts'
import { type Placeholder, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { sumOf } from '../../platform/kernel/columns'
import { rounds } from '../../play'

/** A member's valid bet since an instant, for a query that asks for more of the member. */
export const validBetSince = (memberId: SQLWrapper, since: Placeholder | number): SQL<Minor> => {
  const counted = sql`${rounds.memberId} = ${memberId} and ${rounds.state} = 'SETTLED' and ${rounds.countedAt} >= ${sql.param(since, rounds.countedAt)}`
  return sql`(select ${sumOf(rounds.validBet)} from ${rounds} where ${counted})`.mapWith(minor)
}
