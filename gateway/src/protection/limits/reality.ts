import { moneyToWire, subtractMinor, type ValueOf, zero } from '@mosaic/contracts'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { acknowledgeCheck, realitySetting } from './reality-store'
import type { SittingUsage } from './usage'

/** A sitting ends after this long without a stake. */
const idleMs = 15 * 60_000
const longestSittingMs = 24 * 60 * 60_000

/** The start of the present sitting; null while the member does not play. */
const sittingStart = async (db: Db, usage: SittingUsage, memberId: string, now: number): Promise<number | null> => {
  const sitting = await usage.lastPlayPeriod(db, memberId, now - longestSittingMs, idleMs)
  return sitting === null || now - sitting.lastAt > idleMs ? null : sitting.startedAt
}

/** Duration and net result of this sitting, and when to show them (domain §1.1). */
export const realityCheck = async (
  ctx: Pick<AppContext, 'db' | 'clock'>,
  usage: SittingUsage,
  member: Member,
): Promise<ValueOf<'realityCheck'>> => {
  const now = ctx.clock.now()
  const { intervalMinutes, acknowledgedAt } = await realitySetting(ctx.db, member.id)
  const startedAt = await sittingStart(ctx.db, usage, member.id, now)
  const { stake, payout } =
    startedAt === null ? { stake: zero, payout: zero } : await usage.playedSince(ctx.db, member.id, startedAt)
  return {
    now,
    intervalMinutes,
    startedAt,
    dueAt: startedAt === null ? null : Math.max(startedAt, acknowledgedAt ?? 0) + intervalMinutes * 60_000,
    currency: member.currency,
    staked: moneyToWire(stake, member.currency),
    paid: moneyToWire(payout, member.currency),
    net: moneyToWire(subtractMinor(payout, stake), member.currency),
  }
}

export const acknowledgeReality = async (
  ctx: Pick<AppContext, 'db' | 'clock'>,
  usage: SittingUsage,
  member: Member,
): Promise<ValueOf<'realityCheck'>> => {
  await acknowledgeCheck(ctx.db, member.id, ctx.clock.now())
  return realityCheck(ctx, usage, member)
}
