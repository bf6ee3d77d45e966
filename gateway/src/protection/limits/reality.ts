import { moneyToWire, subtractMinor, type ValueOf, zero } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { instantOf, timestamp } from '../../platform/db/columns'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import type { SittingUsage } from './usage'

type Minutes = ValueOf<'realityCheck'>['intervalMinutes']
export const usualInterval: Minutes = 60

/** A sitting ends when nothing was staked for this long. */
const idleMs = 15 * 60_000
const longestSittingMs = 24 * 60 * 60_000

type Setting = { readonly intervalMinutes: Minutes; readonly acknowledgedAt: number | null }

export const realitySetting = async (db: Db, memberId: string): Promise<Setting> => {
  const { rows } = await db.execute<{ interval_minutes: number; acknowledged_at: string | null }>(
    sql`select interval_minutes, acknowledged_at from reality_checks where member_id = ${memberId}`,
  )
  const row = rows[0]
  // The table's own check admits no other number.
  return row
    ? {
        intervalMinutes: row.interval_minutes as Minutes,
        acknowledgedAt: instantOf(row.acknowledged_at),
      }
    : { intervalMinutes: usualInterval, acknowledgedAt: null }
}

export const setRealityInterval = async (db: Db, memberId: string, minutes: Minutes): Promise<void> => {
  await db.execute(
    sql`insert into reality_checks (member_id, interval_minutes) values (${memberId}, ${minutes}) on conflict (member_id) do update set interval_minutes = excluded.interval_minutes`,
  )
}

const acknowledge = async (db: Db, memberId: string, at: number): Promise<void> => {
  await db.execute(sql`
    insert into reality_checks (member_id, interval_minutes, acknowledged_at) values (${memberId}, ${usualInterval}, ${timestamp(at)})
    on conflict (member_id) do update set acknowledged_at = excluded.acknowledged_at`)
}

/** When the rounds that go on until now began; null while the member does not play. */
const sittingStart = async (db: Db, usage: SittingUsage, memberId: string, now: number): Promise<number | null> => {
  const sitting = await usage.lastSitting(db, memberId, now - longestSittingMs, idleMs)
  return sitting === null || now - sitting.lastAt > idleMs ? null : sitting.startedAt
}

/** Time at play and net position of this sitting, and when to say so (domain §1.1). */
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
  await acknowledge(ctx.db, member.id, ctx.clock.now())
  return realityCheck(ctx, usage, member)
}
