import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { memberRows } from '../../identity'
import { affiliateCodes, agentTree } from './schema'
import { treeOn } from './tree-history.sql'

/** Trial and house accounts (spec §4). */
const uncountedTypes: readonly number[] = [4, 40]
export const isCountedType = (type: number): boolean => !uncountedTypes.includes(type)

/** No figure counts them. */
export const isCounted = (type: SQL): SQL => sql`${type} not in (${sql.raw(uncountedTypes.join(', '))})`

/** A query of the ids of an agent and all members below who count. */
export const teamOf = (agentId: string): SQL => sql`
  select tree.descendant_id as member_id from ${agentTree} tree join ${memberRows} member on member.id = tree.descendant_id
  where tree.ancestor_id = ${agentId} and ${isCounted(sql`member.type`)}`

/** Of a query of a team, without the agent. */
export const below = (agentId: string, members: SQL): SQL =>
  sql`select team.member_id from (${members}) team where team.member_id <> ${agentId}`

/** `teamOf`, of those whose bets of a business day earn for the agent. */
export const teamOn = (agentId: string, day: string): SQL => sql`
  select tree.descendant_id as member_id from ${treeOn(day)} tree join ${memberRows} member on member.id = tree.descendant_id
  where tree.ancestor_id = ${agentId} and ${isCounted(sql`member.type`)}`

/** A query of members and their teams on the level below one: that member alone, and each direct downline with everybody below. */
export const teamsBelow = (parentId: string): SQL => sql`
  select placed.member_id, placed.team_id from (
    select ${parentId}::text as member_id, ${parentId}::text as team_id
    union all
    select below.descendant_id, direct.descendant_id from ${agentTree} direct join ${agentTree} below on below.ancestor_id = direct.descendant_id
    where direct.ancestor_id = ${parentId} and direct.depth = 1
  ) placed join ${memberRows} member on member.id = placed.member_id where ${isCounted(sql`member.type`)}`

/** A member and their direct downlines, each with how many members count below them and whether they do. */
export const levelQuery = (parentId: string): SQL => sql`
  select member.id, member.account, member.type, tree.depth, ${isCounted(sql`member.type`)} as counted,
    coalesce(team.members, 0) as team_count
  from ${agentTree} tree join ${memberRows} member on member.id = tree.descendant_id left join (
    select top.descendant_id as id, count(*)::int as members from ${agentTree} top
      join ${agentTree} below on below.ancestor_id = top.descendant_id and below.depth > 0 join ${memberRows} each on each.id = below.descendant_id
    where top.ancestor_id = ${parentId} and top.depth <= 1 and ${isCounted(sql`each.type`)} group by 1
  ) team on team.id = member.id
  where tree.ancestor_id = ${parentId} and tree.depth <= 1`

/** From an agent down to a member of their tree. */
export const pathQuery = (agentId: string, memberId: string): SQL => sql`
  select member.id, member.account from ${agentTree} mine
    join ${agentTree} above on above.ancestor_id = mine.descendant_id and above.descendant_id = ${memberId}
    join ${memberRows} member on member.id = mine.descendant_id
  where mine.ancestor_id = ${agentId} order by mine.depth`

/** Whether one member is an ancestor of another. */
export const isAbove = (ancestor: SQLWrapper, descendant: SQLWrapper): SQL => sql`exists (
  select from ${agentTree} above where above.ancestor_id = ${ancestor} and above.descendant_id = ${descendant} and above.depth > 0)`

/** A query of the ids of all members of all trees. */
export const membersInTrees: SQL = sql`select ${agentTree.descendantId} as member_id from ${agentTree}`

/** A query of the ids of members and all members above them, now or on a business day. */
export const chainsOf = (memberIds: SQL, day: string | null): SQL =>
  sql`select tree.ancestor_id as member_id from ${treeOn(day)} tree where tree.descendant_id in (${memberIds})`

/** One row to every ancestor of the upline, who moves with the upline where a move of today counts later. */
export const insertAncestors = (memberId: string, parentId: string): SQL => sql`
  insert into agent_tree (ancestor_id, descendant_id, depth, since)
  select ancestor_id, ${memberId}, depth + 1, since from agent_tree where descendant_id = ${parentId}`

/** Places of the upline that still earn, for a member who joins below. */
export const insertPastAncestors = (memberId: string, parentId: string, today: string): SQL => sql`
  insert into agent_tree_past (merchant_code, ancestor_id, descendant_id, depth, since, until)
  select merchant_code, ancestor_id, ${memberId}, depth + 1, since, until from agent_tree_past
  where descendant_id = ${parentId} and until > ${today}`

/** Enabled agents by invitation code. */
export const affiliateQuery = (merchantCode: string, code: string): SQL => sql`
  select code.member_id, code.code from affiliate_codes code join ${memberRows} member on member.id = code.member_id
  where code.merchant_code = ${merchantCode} and code.code = ${code} and code.removed_at is null and not member.disabled`

/** A query of the codes of an agent. */
export const codesOf = (agentId: string): SQL =>
  sql`select ${affiliateCodes.code} as code from ${affiliateCodes} where ${affiliateCodes.memberId} = ${agentId} and ${affiliateCodes.removedAt} is null`

/** Members with their uplines, now or on a business day, and the rates given to each; one that is switched off is 0. */
export const ratedMembersQuery = (memberIds: SQL, day: string | null): SQL => sql`
  select member.id, member.type, upline.ancestor_id as parent_id, rate.category, case when rate.off then 0 else rate.rate end as rate
  from ${memberRows} member left join ${treeOn(day)} upline on upline.descendant_id = member.id and upline.depth = 1
    left join member_rebate_rates rate on rate.member_id = member.id
  where member.id in (${memberIds})`

/** The highest rate that a member gave to those directly below, by category. */
export const highestGivenQuery = (memberId: string): SQL => sql`
  select rate.category, max(rate.rate)::int as rate from member_rebate_rates rate join ${memberRows} member on member.id = rate.member_id
  where member.parent_id = ${memberId} and not rate.off group by rate.category`

/** A member below `uplineId`, or at the top of a tree for null; the type of nobody else. */
export const directDownlineQuery = (merchantCode: string, uplineId: string | null, memberId: string): SQL => sql`
  select type from ${memberRows} member where id = ${memberId} and merchant_code = ${merchantCode}
    and parent_id is not distinct from ${uplineId}::text and not disabled`

/** A query of a single id, for functions that take a query of ids. */
export const memberIs = (memberId: string): SQL => sql`select ${memberId}::text as member_id`

/** A query of ids, for functions that take one. */
export const theseMembers = (memberIds: readonly string[]): SQL =>
  sql`select unnest(${`{${memberIds.join(',')}}`}::text[]) as member_id`

/** `teamOf`, of those whose account matches. */
export const teamLike = (agentId: string, accountLike: string): SQL => sql`
  select team.member_id from (${teamOf(agentId)}) team join ${memberRows} member on member.id = team.member_id where member.account_key like ${accountLike}`

/** Accounts of members of a tree, with how many levels they are below its agent. */
export const placesQuery = (agentId: string, memberIds: readonly string[]): SQL => sql`
  select member.id, member.account, tree.depth from ${agentTree} tree join ${memberRows} member on member.id = tree.descendant_id
  where tree.ancestor_id = ${agentId} and tree.descendant_id = any(${`{${memberIds.join(',')}}`}::text[])`
