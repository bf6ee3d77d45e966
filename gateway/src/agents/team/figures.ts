import { type Minor, minor } from '@mosaic/contracts'
import { sql, type SQL } from 'drizzle-orm'
import type { Span } from '../../platform'
import { dayIndex, timestamp, within } from '../../platform/kernel/columns'
import type { Db } from '../../platform/kernel/database'

/**
 * Every number an agent sees joins the closure table here: sums, counts and lists alike cover the agent and what stands
 * below him, and nothing else. Bets count on the day of their settlement (domain §4.2).
 */
const teamOf = (agentId: string): SQL => sql`(select descendant_id from agent_tree where ancestor_id = ${agentId})`

export type TeamCounts = { readonly login: number; readonly bet: number; readonly register: number }

export const countsIn = async (db: Db, agentId: string, span: Pick<Span, 'from' | 'to'>): Promise<TeamCounts> => {
  const { rows } = await db.execute<TeamCounts>(sql`select
    (select count(distinct member_id)::int from login_history where member_id in ${teamOf(agentId)} and ${within(sql`at`, span)}) as login,
    (select count(distinct member_id)::int from rounds where member_id in ${teamOf(agentId)} and state = 'SETTLED' and reward_id is null and ${within(sql`counted_at`, span)}) as bet,
    (select count(*)::int from members where id in ${teamOf(agentId)} and ${within(sql`registered_at`, span)}) as register`)
  return rows[0] ?? { login: 0, bet: 0, register: 0 }
}

/** Seen within the last five minutes, whatever the range (domain §4.5). */
export const onlineWindowMs = 5 * 60_000
export const onlineNow = async (db: Db, agentId: string, now: number): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(distinct member_id)::int as n from sessions where member_id in ${teamOf(agentId)} and revoked_at is null and last_seen_at > ${timestamp(now - onlineWindowMs)} and last_seen_at <= ${timestamp(now)}`)
  return rows[0]?.n ?? 0
}

export type Size = { readonly members: number; readonly agents: number }
export const sizeOf = async (db: Db, agentId: string): Promise<Size> => {
  const { rows } = await db.execute<Size>(sql`
    select count(*)::int as members, count(*) filter (where type in (1, 2, 41, 42))::int as agents from members where id in ${teamOf(agentId)} and id <> ${agentId}`)
  return rows[0] ?? { members: 0, agents: 0 }
}

export type DayFigures = {
  readonly deposit: Minor
  readonly bet: Minor
  readonly validBet: Minor
  readonly payout: Minor
  readonly loginCount: number
  readonly betCount: number
  readonly registerCount: number
}
type Bucket = { day: number }

/** One row a day of the span, empty days included, then the whole span (distinct members over all of it). */
export const figuresPerDay = async (
  db: Db,
  agentId: string,
  span: Span,
  bounds: readonly number[],
): Promise<readonly DayFigures[]> => {
  const bets = await db.execute<Bucket & { bet: bigint; valid_bet: bigint; payout: bigint; members: number }>(sql`
    select ${dayIndex(sql`counted_at`, bounds)} as day, sum(stake)::bigint as bet, sum(valid_bet)::bigint as valid_bet, sum(payout)::bigint as payout, count(distinct member_id)::int as members
    from rounds where member_id in ${teamOf(agentId)} and state = 'SETTLED' and reward_id is null and ${within(sql`counted_at`, span)} group by 1`)
  const deposits = await db.execute<Bucket & { amount: bigint }>(sql`
    select ${dayIndex(sql`settled_at`, bounds)} as day, sum(settled_amount)::bigint as amount from deposits where member_id in ${teamOf(agentId)} and state = 'SETTLED' and ${within(sql`settled_at`, span)} group by 1`)
  const logins = await db.execute<Bucket & { members: number }>(sql`
    select ${dayIndex(sql`at`, bounds)} as day, count(distinct member_id)::int as members from login_history where member_id in ${teamOf(agentId)} and ${within(sql`at`, span)} group by 1`)
  const registers = await db.execute<Bucket & { members: number }>(sql`
    select ${dayIndex(sql`registered_at`, bounds)} as day, count(*)::int as members from members where id in ${teamOf(agentId)} and ${within(sql`registered_at`, span)} group by 1`)
  const on = <T extends Bucket>(rows: readonly T[], index: number): T | undefined =>
    rows.find((row) => row.day === index + 1)
  return span.days.map((_, index) => {
    const day = on(bets.rows, index)
    return {
      deposit: minor(on(deposits.rows, index)?.amount ?? 0n),
      bet: minor(day?.bet ?? 0n),
      validBet: minor(day?.valid_bet ?? 0n),
      payout: minor(day?.payout ?? 0n),
      loginCount: on(logins.rows, index)?.members ?? 0,
      betCount: day?.members ?? 0,
      registerCount: on(registers.rows, index)?.members ?? 0,
    }
  })
}
