import { type SQL, sql } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'
import { rounds } from './schema'

const ofMember = (memberId: string, from: number): SQL =>
  sql`${rounds.memberId} = ${memberId} and ${rounds.countedAt} >= ${timestamp(from)}`

export const timePlayedQuery = (memberId: string, from: number, now: number, pauseMs: number): SQL => sql`
  select coalesce(sum(gap) filter (where gap <= ${pauseMs / 1000}), 0)::float8 as seconds from (
    select extract(epoch from lead(${rounds.openedAt}, 1, ${timestamp(now)}) over (order by ${rounds.openedAt}) - ${rounds.openedAt}) as gap
    from ${rounds} where ${ofMember(memberId, from)} and ${rounds.openedAt} >= ${timestamp(from)}
  ) gaps`

export const playedSinceQuery = (memberId: string, from: number): SQL => sql`
  select coalesce(sum(${rounds.stake}), 0)::bigint as stake, coalesce(sum(${rounds.payout}), 0)::bigint as payout
  from ${rounds} where ${ofMember(memberId, from)}`

export const playPeriodQuery = (memberId: string, since: number, idleMs: number): SQL => sql`
  select max(opened_at) filter (where before is null or opened_at - before > ${idleMs / 1000} * interval '1 second') as started_at,
    max(opened_at) as last_at
  from (
    select ${rounds.openedAt} as opened_at, lag(${rounds.openedAt}) over (order by ${rounds.openedAt}) as before
    from ${rounds} where ${ofMember(memberId, since)}
  ) played`
