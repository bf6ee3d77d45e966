import { type SQL, sql } from 'drizzle-orm'
import { memberRows } from '../../identity'
import { agentTree } from './schema'

/** A query of the ids of an agent and all members below. */
export const teamOf = (agentId: string): SQL =>
  sql`select ${agentTree.descendantId} as member_id from ${agentTree} where ${agentTree.ancestorId} = ${agentId}`

/** A query of the ids of all members of all trees. */
export const membersInTrees: SQL = sql`select ${agentTree.descendantId} as member_id from ${agentTree}`

/** A query of the ids of members and all members above them. */
export const chainsOf = (memberIds: SQL): SQL =>
  sql`select ${agentTree.ancestorId} as member_id from ${agentTree} where ${agentTree.descendantId} in (${memberIds})`

/** One row to every ancestor of the upline. */
export const insertAncestors = (memberId: string, parentId: string): SQL => sql`
  insert into agent_tree (ancestor_id, descendant_id, depth)
  select ancestor_id, ${memberId}, depth + 1 from agent_tree where descendant_id = ${parentId}`

/** Enabled agents by invitation code. */
export const affiliateQuery = (merchantCode: string, code: string): SQL => sql`
  select code.member_id from affiliate_codes code join ${memberRows} member on member.id = code.member_id
  where code.merchant_code = ${merchantCode} and code.code = ${code} and not member.disabled`

/** Members with the rates given to each. */
export const ratedMembersQuery = (memberIds: SQL): SQL => sql`
  select member.id, member.type, member.parent_id, rate.category, rate.rate
  from ${memberRows} member left join member_rebate_rates rate on rate.member_id = member.id
  where member.id in (${memberIds})`

/** A query of a single id, for functions that take a query of ids. */
export const memberIs = (memberId: string): SQL => sql`select ${memberId}::text`
