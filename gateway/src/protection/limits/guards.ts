import { type Minor, minor, subtractMinor, zero } from '@mosaic/contracts'
import { periodAt } from '../../platform'
import type { Db } from '../../platform/db/database'
import { fail, type Failure } from '../../platform/http/result'
import { playStopped } from '../exclusion'
import type { Limit } from './limit'
import { limitsOf } from './store'
import type { DepositUsage, PlayUsage } from './usage'

/** A member with limits, and the time zone of their periods. */
export type Protected = { readonly memberId: string; readonly timeZone: string }

const minuteMs = 60_000

type Used = Pick<Limit, 'kind' | 'period'>

/** How much of a deposit limit is used in its running period, in minor units. */
export const depositsUsed = (
  db: Db,
  usage: DepositUsage,
  { memberId, timeZone }: Protected,
  { period }: Used,
  now: number,
): Promise<Minor> => usage.depositsTaken(db, memberId, periodAt(period, now, timeZone), now)

/** How much of a limit on play is used in its running period: minor units, for time whole minutes. */
export const playUsed = async (
  db: Db,
  usage: PlayUsage,
  { memberId, timeZone }: Protected,
  { kind, period }: Used,
  now: number,
): Promise<bigint> => {
  const { from } = periodAt(period, now, timeZone)
  if (kind === 'time') return BigInt(Math.floor((await usage.timePlayedSince(db, memberId, from, now)) / minuteMs))
  const { stake, payout } = await usage.atStakeSince(db, memberId, from)
  return kind === 'wager' ? stake : subtractMinor(stake, payout)
}

export type DepositRoom = {
  readonly left: Minor
  /** End of the period of the limit that leaves no more. */
  readonly renewsAt: number
}

/** The narrower of two; of two that leave the same, the one that renews later. */
export const narrower = (one: DepositRoom | null, other: DepositRoom): DepositRoom =>
  one === null || other.left < one.left || (other.left === one.left && other.renewsAt > one.renewsAt) ? other : one

/** What may still be deposited under the member's own limits; `null` without limits. */
export const depositRoom = async (
  db: Db,
  usage: DepositUsage,
  member: Protected,
  now: number,
): Promise<DepositRoom | null> => {
  let room: DepositRoom | null = null
  for (const limit of await limitsOf(db, member.memberId, now)) {
    if (limit.kind !== 'deposit' || limit.state.amount === null) continue
    const left = limit.state.amount - (await depositsUsed(db, usage, member, limit, now))
    const { to } = periodAt(limit.period, now, member.timeZone)
    room = narrower(room, { left: left > 0n ? minor(left) : zero, renewsAt: to })
  }
  return room
}

/**
 * Whether a stake fits under every limit on play. A bet is judged as if it lost. Run it where the player's account is
 * locked, so that two bets at once cannot both take the last of a limit.
 */
export const stakeFits = async (
  db: Db,
  usage: PlayUsage,
  member: Protected,
  stake: Minor,
  now: number,
): Promise<boolean> => {
  for (const limit of await limitsOf(db, member.memberId, now)) {
    const { kind, state } = limit
    if (kind === 'deposit' || state.amount === null) continue
    const used = await playUsed(db, usage, member, limit, now)
    // Time is up when its last minute is used; money when the stake would pass it.
    if (kind === 'time' ? used >= state.amount : used + stake > state.amount) return false
  }
  return true
}

/** Whether a game may be opened for real play: no exclusion, and something left of every limit. */
export const launchStopped = async (
  db: Db,
  usage: PlayUsage,
  member: Protected,
  now: number,
): Promise<Failure | null> =>
  (await playStopped(db, member.memberId, now)) ??
  ((await stakeFits(db, usage, member, minor(1), now)) ? null : fail('play.limit.reached'))
