import { type SQL, sql } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'
import { playQuarters, rounds } from './schema'

const ofMember = (memberId: string, from: number): SQL =>
  sql`${playQuarters.memberId} = ${memberId} and ${playQuarters.quarter} >= ${timestamp(from)}`

/** `from`: the start of a quarter. */
export const timePlayedQuery = (memberId: string, from: number, now: number, pauseMs: number): SQL => sql`
  select (coalesce(sum(played), 0) + coalesce(sum(gap) filter (where gap <= ${pauseMs / 1000}), 0))::float8 as seconds from (
    select ${playQuarters.playedMs} / 1000.0 as played,
      extract(epoch from lead(${playQuarters.firstAt}, 1, ${timestamp(now)}) over (order by ${playQuarters.quarter}) - ${playQuarters.lastAt}) as gap
    from ${playQuarters} where ${ofMember(memberId, from)}
  ) played`

export const playedSinceQuery = (memberId: string, from: number): SQL => sql`
  select coalesce(sum(${rounds.stake}), 0)::bigint as stake, coalesce(sum(${rounds.payout}), 0)::bigint as payout
  from ${rounds} where ${rounds.memberId} = ${memberId} and ${rounds.countedAt} >= ${timestamp(from)}`

/** `since` and `idleMs` as whole quarters: rounds of one quarter are never a break apart. */
export const playPeriodQuery = (memberId: string, since: number, idleMs: number): SQL => sql`
  select max(first_at) filter (where before is null or first_at - before > ${idleMs / 1000} * interval '1 second') as started_at, max(last_at) as last_at
  from (
    select ${playQuarters.firstAt} as first_at, ${playQuarters.lastAt} as last_at, lag(${playQuarters.lastAt}) over (order by ${playQuarters.quarter}) as before
    from ${playQuarters} where ${ofMember(memberId, since)}
  ) played`
