import { type SQL, sql } from 'drizzle-orm'
import { teamsBelow } from '../team'
import { agentCommissions, rebateBets } from './schema'

/** Days of a merchant's calendar, both included. */
export type Days = { readonly first: string; readonly last: string }

/** Commissions by day and category. */
export const commissionsQuery = (agentId: string, { first, last }: Days): SQL => sql`
  select ${agentCommissions.day}::text as day, ${agentCommissions.category} as category, ${agentCommissions.amount} as amount,
    ${agentCommissions.paidAt} is not null as paid
  from ${agentCommissions} where ${agentCommissions.agentId} = ${agentId} and ${agentCommissions.day} between ${first} and ${last}`

/** Counted valid bet below an agent: by day, by category, and by direct downline, two of which are null in each row. */
export const countedBetsQuery = (merchantCode: string, agentId: string, { first, last }: Days): SQL => sql`
  select bet.day::text as day, bet.category, placed.team_id, sum(bet.valid_bet)::bigint as valid_bet
  from (${teamsBelow(agentId)}) placed join ${rebateBets} bet on bet.member_id = placed.member_id
  where bet.merchant_code = ${merchantCode} and bet.day between ${first} and ${last} and placed.team_id <> ${agentId}
  group by grouping sets ((bet.day), (bet.category), (placed.team_id))`

/** Counted valid bet below an agent by day and category; `corrected` is the part of other days. */
export const countedByDayQuery = (merchantCode: string, agentId: string, { first, last }: Days): SQL => sql`
  select bet.day::text as day, bet.category, sum(bet.valid_bet)::bigint as valid_bet,
    coalesce(sum(bet.valid_bet) filter (where bet.settled_day <> bet.day), 0)::bigint as corrected
  from (${teamsBelow(agentId)}) placed join ${rebateBets} bet on bet.member_id = placed.member_id
  where bet.merchant_code = ${merchantCode} and bet.day between ${first} and ${last} and placed.team_id <> ${agentId}
  group by 1, 2`
