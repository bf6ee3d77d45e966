import { type Minor, minor } from '@mosaic/contracts'
import { and, eq, gte, type Placeholder, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { sumOf } from '../../platform/kernel/columns'
import type { Db } from '../../platform/kernel/database'
import { rounds } from '../../play'

/** A member's valid bet since an instant, for a query that asks for more of the member. */
export const validBetSince = (memberId: SQLWrapper, since: Placeholder): SQL<Minor> => {
  const counted = sql`${rounds.memberId} = ${memberId} and ${rounds.state} = 'SETTLED' and ${rounds.countedAt} >= ${sql.param(since, rounds.countedAt)}`
  return sql`(select ${sumOf(rounds.validBet)} from ${rounds} where ${counted})`.mapWith(minor)
}

export const validBetOf = async (db: Db, memberId: string, since: number): Promise<Minor | null> => {
  const [sums] = await db
    .select({ validBet: sumOf(rounds.validBet) })
    .from(rounds)
    .where(and(eq(rounds.memberId, memberId), eq(rounds.state, 'SETTLED'), gte(rounds.countedAt, since)))
  return sums?.validBet ?? null
}
