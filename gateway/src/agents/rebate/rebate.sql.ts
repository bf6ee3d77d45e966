import { type SQL, sql } from 'drizzle-orm'
import { memberRows } from '../../identity'
import { isCounted } from '../team'
import { rebateBets } from './schema'

/** Members by their ids: after the first and up to the second. */
export type MemberPage = { readonly after: string; readonly upTo: string }

/** A query of the ids of members whose valid bet pays commissions. */
export const membersWithUpline = (merchantCode: string, { after, upTo }: MemberPage): SQL => sql`
  select member.id from ${memberRows} member
  where member.merchant_code = ${merchantCode} and member.parent_id is not null and ${isCounted(sql`member.type`)} and member.id > ${after} and member.id <= ${upTo}`

/** The last id of the next page of members. */
export const pageEnd = (merchantCode: string, after: string, most: number): SQL => sql`
  select max(id) as id from (
    select member.id from ${memberRows} member
    where member.merchant_code = ${merchantCode} and member.parent_id is not null and ${isCounted(sql`member.type`)} and member.id > ${after} order by member.id limit ${most}) page`

/** A query of the ids of members whose valid bet a run counted. */
export const bettorsOf = (merchantCode: string, day: string): SQL => sql`
  select ${rebateBets.memberId} as member_id from ${rebateBets}
  where ${rebateBets.merchantCode} = ${merchantCode} and ${rebateBets.day} = ${day}`
