import { type SQL, sql } from 'drizzle-orm'
import { memberRows } from '../../identity'
import { earnsOn, everyPlace, isCounted } from '../team'
import { agentCommissions, rebateBets } from './schema'

/** Days of a merchant's calendar, both included. */
export type Days = { readonly first: string; readonly last: string }

/** Commissions by day and category. */
export const commissionsQuery = (agentId: string, { first, last }: Days): SQL => sql`
  select ${agentCommissions.day}::text as day, ${agentCommissions.category} as category, ${agentCommissions.amount} as amount,
    ${agentCommissions.paidAt} is not null as paid
  from ${agentCommissions} where ${agentCommissions.agentId} = ${agentId} and ${agentCommissions.day} between ${first} and ${last}`

/** Counted bets of those who were below an agent on the day of the bet, with the direct downline above each. */
const countedTeams = (merchantCode: string, agentId: string, { first, last }: Days): SQL => sql`(
  select counted.day, counted.settled_day, counted.category, counted.valid_bet, direct.descendant_id as team_id
  from ${everyPlace} direct join ${everyPlace} below on below.ancestor_id = direct.descendant_id
    join ${rebateBets} counted on counted.member_id = below.descendant_id join ${memberRows} member on member.id = counted.member_id
  where direct.ancestor_id = ${agentId} and direct.depth = 1 and ${earnsOn(sql`direct`, sql`counted.settled_day`)}
    and ${earnsOn(sql`below`, sql`counted.settled_day`)} and ${isCounted(sql`member.type`)}
    and counted.merchant_code = ${merchantCode} and counted.day between ${first} and ${last})`

/** Counted valid bet below an agent: by day, by category, and by direct downline, two of which are null in each row. */
export const countedBetsQuery = (merchantCode: string, agentId: string, { first, last }: Days): SQL => sql`
  select bet.day::text as day, bet.category, bet.team_id, sum(bet.valid_bet)::bigint as valid_bet
  from ${countedTeams(merchantCode, agentId, { first, last })} bet
  group by grouping sets ((bet.day), (bet.category), (bet.team_id))`

/** Counted valid bet below an agent by day and category; `corrected` is the part of other days. */
export const countedByDayQuery = (merchantCode: string, agentId: string, { first, last }: Days): SQL => sql`
  select bet.day::text as day, bet.category, sum(bet.valid_bet)::bigint as valid_bet,
    coalesce(sum(bet.valid_bet) filter (where bet.settled_day <> bet.day), 0)::bigint as corrected
  from ${countedTeams(merchantCode, agentId, { first, last })} bet
  group by 1, 2`
