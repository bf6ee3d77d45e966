import { type Minor, minor, subtractMinor, zero } from '@mosaic/contracts'
import { periodAt } from '../../platform'
import type { Db } from '../../platform/kernel/database'
import { fail, type Failure } from '../../platform/kernel/result'
import { playStopped } from '../exclusion'
import { type Limit, limitsOf } from './limits'
import { depositsTaken, playedSince, timePlayedSince } from './usage'

/** Whose limits, and in which calendar. */
export type Protected = { readonly memberId: string; readonly timeZone: string }

const minuteMs = 60_000

/** How much of a limit is used in its running period: minor units, for time whole minutes. */
export const usedOf = async (
  db: Db,
  { memberId, timeZone }: Protected,
  { kind, period }: Pick<Limit, 'kind' | 'period'>,
  now: number,
): Promise<bigint> => {
  const { from, to } = periodAt(period, now, timeZone)
  if (kind === 'deposit') return depositsTaken(db, memberId, from, to, now)
  if (kind === 'time') return BigInt(Math.floor((await timePlayedSince(db, memberId, from, now)) / minuteMs))
  const { stake, payout } = await playedSince(db, memberId, from)
  return kind === 'wager' ? stake : subtractMinor(stake, payout)
}

/** What may still be paid in under the member's own limits; `null` without any. */
export const depositRoom = async (db: Db, whose: Protected, now: number): Promise<Minor | null> => {
  let room: bigint | null = null
  for (const limit of await limitsOf(db, whose.memberId, now)) {
    if (limit.kind !== 'deposit' || limit.state.amount === null) continue
    const left = limit.state.amount - (await usedOf(db, whose, limit, now))
    if (room === null || left < room) room = left
  }
  return room === null ? null : room > 0n ? minor(room) : zero
}

/**
 * Whether a stake fits under every limit on play. A bet is judged as if it lost. Run where the player's account is locked,
 * so that two bets at once cannot both take the last of a limit.
 */
export const stakeFits = async (db: Db, whose: Protected, stake: Minor, now: number): Promise<boolean> => {
  for (const limit of await limitsOf(db, whose.memberId, now)) {
    const { kind, state } = limit
    if (kind === 'deposit' || state.amount === null) continue
    const used = await usedOf(db, whose, limit, now)
    // Time is up when its last minute is used; money when the stake would pass it.
    if (kind === 'time' ? used >= state.amount : used + stake > state.amount) return false
  }
  return true
}

/** Whether a game may be opened for real play: no exclusion, and something left of every limit. */
export const launchStopped = async (db: Db, whose: Protected, now: number): Promise<Failure | null> =>
  (await playStopped(db, whose.memberId, now)) ??
  ((await stakeFits(db, whose, minor(1), now)) ? null : fail('play.limit.reached'))
