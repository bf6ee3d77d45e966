import { type SQL, sql } from 'drizzle-orm'
import { memberRows } from '../../identity'
import { rebateBets } from './schema'

/** A query of the ids of members whose valid bet pays commissions. */
export const membersWithUpline = (merchantCode: string): SQL =>
  sql`select member.id from ${memberRows} member where member.merchant_code = ${merchantCode} and member.parent_id is not null`

/** A query of the ids of members whose valid bet a run counted. */
export const bettorsOf = (merchantCode: string, day: string): SQL => sql`
  select ${rebateBets.memberId} as member_id from ${rebateBets}
  where ${rebateBets.merchantCode} = ${merchantCode} and ${rebateBets.day} = ${day}`
