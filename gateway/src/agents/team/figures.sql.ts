import { type SQL, sql } from 'drizzle-orm'
import { loginRows, memberRows, membersSeen } from '../../identity'
import { settledDeposits } from '../../money'
import type { Span } from '../../platform'
import { dayIndex, within } from '../../platform/db/columns'
import { teamOf } from './tree.sql'

/*
 * The numbers of an agent cover the agent and the members below, no others: each query here joins the closure table.
 * Bets count on the day of their settlement (domain §4.2); `play/activity` has them.
 */

type Range = Pick<Span, 'from' | 'to'>

export const countsQuery = (agentId: string, span: Range): SQL => sql`
  select
    (select count(distinct member_id)::int from ${loginRows} login where member_id in (${teamOf(agentId)}) and ${within(sql`at`, span)}) as login,
    (select count(*)::int from ${memberRows} member where id in (${teamOf(agentId)}) and ${within(sql`registered_at`, span)}) as register`

export const onlineQuery = (agentId: string, after: number, until: number): SQL => sql`
  select count(distinct member_id)::int as n from (${membersSeen(after, until)}) seen where member_id in (${teamOf(agentId)})`

export const seenQuery = (memberId: string, after: number, until: number): SQL => sql`
  select exists (select from (${membersSeen(after, until)}) seen where seen.member_id = ${memberId}) as online`

/** The types of each member below an agent. */
export const typesBelowQuery = (agentId: string): SQL => sql`
  select type, count(*)::int as n from ${memberRows} member where id in (${teamOf(agentId)}) and id <> ${agentId} group by 1`

const byDay = (
  bounds: readonly number[],
  at: SQL,
  counted: SQL,
  from: SQL,
  memberId: SQL,
  agentId: string,
  span: Range,
) => sql`
  select ${dayIndex(at, bounds)} as day, ${counted} as n from ${from} counted
  where ${memberId} in (${teamOf(agentId)}) and ${within(at, span)} group by 1`

export const depositsByDay = (agentId: string, span: Range, bounds: readonly number[]): SQL =>
  byDay(bounds, sql`settled_at`, sql`sum(amount)::bigint`, settledDeposits, sql`member_id`, agentId, span)

export const loginsByDay = (agentId: string, span: Range, bounds: readonly number[]): SQL =>
  byDay(bounds, sql`at`, sql`count(distinct member_id)::bigint`, loginRows, sql`member_id`, agentId, span)

export const registrationsByDay = (agentId: string, span: Range, bounds: readonly number[]): SQL =>
  byDay(bounds, sql`registered_at`, sql`count(*)::bigint`, memberRows, sql`id`, agentId, span)
