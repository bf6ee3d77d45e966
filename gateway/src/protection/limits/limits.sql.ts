import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { playLimits } from './schema'

/** A condition: the member has limits on play. */
export const hasPlayLimits = (memberId: SQLWrapper): SQL =>
  sql`exists (select from ${playLimits} where ${playLimits.memberId} = ${memberId} and ${playLimits.kind} <> 'deposit')`
