import { type SQL, sql } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'
import { sessions } from './schema'

/** A query of the ids of members with a session that was used after an instant and until another one. */
export const membersSeen = (after: number, until: number): SQL => sql`
  select ${sessions.memberId} as member_id from ${sessions}
  where ${sessions.revokedAt} is null and ${sessions.lastSeenAt} > ${timestamp(after)} and ${sessions.lastSeenAt} <= ${timestamp(until)}`
