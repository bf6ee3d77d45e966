import { type Minor, minor } from '@mosaic/contracts'
import { instantOf } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import { playedSinceQuery, playPeriodQuery, timePlayedQuery } from './play-time.sql'

/** A longer gap between two rounds is a break and does not count as play. */
const pauseMs = 5 * 60_000

/** Play time since an instant, in milliseconds: the gaps between rounds and up to now that are no breaks. */
export const timePlayedSince = async (db: Db, memberId: string, from: number, now: number): Promise<number> => {
  const { rows } = await db.execute<{ seconds: number }>(timePlayedQuery(memberId, from, now, pauseMs))
  return Math.round((rows[0]?.seconds ?? 0) * 1000)
}

/** Stakes and payouts of the rounds since any instant; an open round counts with its whole stake as lost. */
export const playedSince = async (
  db: Db,
  memberId: string,
  from: number,
): Promise<{ readonly stake: Minor; readonly payout: Minor }> => {
  const { rows } = await db.execute<{ stake: bigint; payout: bigint }>(playedSinceQuery(memberId, from))
  return { stake: minor(rows[0]?.stake ?? 0n), payout: minor(rows[0]?.payout ?? 0n) }
}

export type PlayPeriod = { readonly startedAt: number; readonly lastAt: number }

/** The last rounds since an instant without a gap of `idleMs` between them; null without any. */
export const lastPlayPeriod = async (
  db: Db,
  memberId: string,
  since: number,
  idleMs: number,
): Promise<PlayPeriod | null> => {
  const { rows } = await db.execute<{ started_at: string | null; last_at: string | null }>(
    playPeriodQuery(memberId, since, idleMs),
  )
  const row = rows[0]
  return row?.started_at && row.last_at
    ? { startedAt: instantOf(row.started_at), lastAt: instantOf(row.last_at) }
    : null
}
