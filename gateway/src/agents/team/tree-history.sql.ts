import { type SQL, sql } from 'drizzle-orm'
import { memberRows } from '../../identity'
import { agentTree, agentTreePast } from './schema'

/** A table expression of all places in trees, present and past, with the business days between which they earn. */
export const everyPlace: SQL = sql`(
  select ${agentTree.ancestorId} as ancestor_id, ${agentTree.descendantId} as descendant_id, ${agentTree.depth} as depth,
    ${agentTree.since} as since, null::date as until from ${agentTree}
  union all
  select ${agentTreePast.ancestorId}, ${agentTreePast.descendantId}, ${agentTreePast.depth}, ${agentTreePast.since}, ${agentTreePast.until}
  from ${agentTreePast})`

/** Whether a place of `everyPlace` earns on a business day. */
export const earnsOn = (place: SQL, day: SQL): SQL =>
  sql`(${place}.since is null or ${place}.since <= ${day}) and (${place}.until is null or ${day} < ${place}.until)`

/** The tree now, or as it earns on a business day of the merchant. */
export const treeOn = (day: string | null): SQL =>
  day === null
    ? sql`${agentTree}`
    : sql`(select * from ${everyPlace} place where ${earnsOn(sql`place`, sql`${day}::date`)})`

/** Business days within two, both excluded, from which a team below an agent changes. */
export const changesOfTeam = (agentId: string, after: string, before: string): SQL => sql`
  select distinct change.day::text as day from ${everyPlace} place cross join lateral (values (place.since), (place.until)) change (day)
  where place.ancestor_id = ${agentId} and change.day > ${after}::date and change.day < ${before}::date order by 1`

/** Members of a merchant whose uplines change from a business day after `after` on. */
export const changesOfLines = (merchantCode: string, after: string): SQL => sql`
  select distinct place.descendant_id as member_id, change.day::text as day
  from ${everyPlace} place join ${memberRows} member on member.id = place.descendant_id
    cross join lateral (values (place.since), (place.until)) change (day)
  where member.merchant_code = ${merchantCode} and (place.since is not null or place.until is not null) and change.day > ${after}::date`

const lockSpace = 0x7472

/** Until the end of the transaction: who joins waits for moves, and a move for both. */
export const lockTree = (merchantCode: string, to: 'join' | 'move'): SQL =>
  to === 'join'
    ? sql`select pg_advisory_xact_lock_shared(${lockSpace}::int, hashtext(${merchantCode}))`
    : sql`select pg_advisory_xact_lock(${lockSpace}::int, hashtext(${merchantCode}))`

/** `from`: the business day from which it counts. */
export type TreeMove = {
  readonly merchantCode: string
  readonly memberId: string
  readonly uplineId: string
  readonly from: string
}

/** Ends the places above a member, for them and everybody below. One that never earned is left out of the past. */
export const endPlaces = ({ merchantCode, memberId, from }: Omit<TreeMove, 'uplineId'>): SQL => sql`
  with ended as (
    delete from agent_tree place using agent_tree below, agent_tree above
    where below.ancestor_id = ${memberId} and above.descendant_id = ${memberId} and above.depth > 0
      and place.descendant_id = below.descendant_id and place.ancestor_id = above.ancestor_id
    returning place.ancestor_id, place.descendant_id, place.depth, place.since
  )
  insert into agent_tree_past (merchant_code, ancestor_id, descendant_id, depth, since, until)
  select ${merchantCode}, ancestor_id, descendant_id, depth, since, ${from}::date from ended where since is null or since < ${from}::date`

/** Gives a member and everybody below places under another agent and all above them. */
export const beginPlaces = ({ memberId, uplineId, from }: Omit<TreeMove, 'merchantCode'>): SQL => sql`
  insert into agent_tree (ancestor_id, descendant_id, depth, since)
  select above.ancestor_id, below.descendant_id, above.depth + 1 + below.depth, ${from}::date
  from agent_tree above cross join agent_tree below where above.descendant_id = ${uplineId} and below.ancestor_id = ${memberId}`

/** Levels below a member. */
export const heightQuery = (memberId: string): SQL =>
  sql`select max(${agentTree.depth})::int as height from ${agentTree} where ${agentTree.ancestorId} = ${memberId}`
