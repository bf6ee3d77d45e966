import { type SQL, sql } from 'drizzle-orm'
import { membersWithoutPassword } from '../../identity'
import { membersInTrees } from '../../agents'

/** The seeded members of the demo team: they have an upline and no password. */
export const seededTeamQuery = (merchantCode: string): SQL => sql`
  select id, account, type, currency, registered_at from ${membersWithoutPassword} member
  where merchant_code = ${merchantCode} and parent_id is not null and id in (${membersInTrees}) order by registered_at, id`

/** PGlite has no background vacuum: without it the first queries would be planned without statistics. */
export const vacuum: SQL = sql`vacuum analyze`
