import { type Minor, minor } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { timestamp } from '../../platform/kernel/columns'
import type { Db } from '../../platform/kernel/database'

/** Two rounds closer than this are one stretch of play; a longer gap is a break and counts as no play. */
export const pauseMs = 5 * 60_000

/** What counts against deposit limits: paid deposits, those that a person looks at, and open ones that may still be paid. */
export const depositsTaken = async (
  db: Db,
  memberId: string,
  from: number,
  to: number,
  now: number,
): Promise<Minor> => {
  const { rows } = await db.execute<{ taken: bigint }>(sql`
    select coalesce(sum(coalesce(settled_amount, amount)), 0)::bigint as taken from deposits
    where member_id = ${memberId} and created_at >= ${timestamp(from)} and created_at < ${timestamp(to)} and (state in ('SETTLED', 'REVIEW') or (state = 'PENDING' and expires_at > ${timestamp(now)}))`)
  return minor(rows[0]?.taken ?? 0n)
}

/** Stakes and payouts of the rounds since an instant; an open round counts with its whole stake as lost. */
export const playedSince = async (
  db: Db,
  memberId: string,
  from: number,
): Promise<{ readonly stake: Minor; readonly payout: Minor }> => {
  const { rows } = await db.execute<{ stake: bigint; payout: bigint }>(sql`
    select coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(payout), 0)::bigint as payout from rounds where member_id = ${memberId} and counted_at >= ${timestamp(from)}`)
  return { stake: minor(rows[0]?.stake ?? 0n), payout: minor(rows[0]?.payout ?? 0n) }
}

/** Time at play since an instant, in milliseconds: the gaps between rounds that are no breaks, with the one up to now. */
export const timePlayedSince = async (db: Db, memberId: string, from: number, now: number): Promise<number> => {
  const { rows } = await db.execute<{ seconds: number }>(sql`
    select coalesce(sum(gap) filter (where gap <= ${pauseMs / 1000}), 0)::float8 as seconds from (
      select extract(epoch from lead(opened_at, 1, ${timestamp(now)}) over (order by opened_at) - opened_at) as gap
      from rounds where member_id = ${memberId} and counted_at >= ${timestamp(from)} and opened_at >= ${timestamp(from)}
    ) gaps`)
  return Math.round((rows[0]?.seconds ?? 0) * 1000)
}
