import { type Currency, currencyScale, type Minor, minor, moneyToWire, type ValueOf, zero } from '@mosaic/contracts'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { currentArt } from '../../play/games'
import type { AppContext } from '../../platform/kernel/app-context'

/** VIP level by the valid bet of the last 90 days (domain §8.37); shown as progress, never a reward for losses. */
export const vipWindowDays = 90

/** Thresholds in major units of the merchant's currency, level 1 upwards; level 0 has none. */
const thresholds: Partial<Record<Currency, readonly number[]>> = {
  BRL: [500, 2_500, 10_000, 50_000, 250_000],
  THB: [3_000, 15_000, 60_000, 300_000, 1_500_000],
  USD: [100, 500, 2_000, 10_000, 50_000],
}
const commonThresholds: readonly number[] = [500, 2_500, 10_000, 50_000, 250_000]

export type VipLevel = { readonly level: number; readonly labelName: string }

export const vipThresholds = (currency: Currency): readonly Minor[] =>
  (thresholds[currency] ?? commonThresholds).map((major) =>
    minor(BigInt(major) * 10n ** BigInt(currencyScale[currency])),
  )

const labelOf = (level: number): string => `VIP ${level}`

export const vipLevelOf = (validBet: Minor, currency: Currency): VipLevel => {
  const level = vipThresholds(currency).filter((threshold) => validBet >= threshold).length
  return { level, labelName: labelOf(level) }
}

type Player = { readonly id: string; readonly currency: Currency }

/** When the window of the level began that is shown at `now`. */
export const vipWindowStart = (now: number): string => new Date(now - vipWindowDays * 86_400_000).toISOString()

/** A member's valid bet since the window began, for a query that asks for more of the member. */
export const recentValidBet = (memberId: SQL | string, windowStart: Placeholder | string): SQL<bigint> =>
  sql<bigint>`(select coalesce(sum(valid_bet), 0)::bigint from rounds where rounds.member_id = ${memberId} and rounds.state = 'SETTLED' and rounds.counted_at >= ${windowStart}::timestamptz)`

const validBetOf = async (ctx: Pick<AppContext, 'db' | 'clock'>, member: Player): Promise<Minor> => {
  const { rows } = await ctx.db.execute<{ valid_bet: bigint }>(
    sql`select ${recentValidBet(member.id, vipWindowStart(ctx.clock.now()))} as valid_bet`,
  )
  return minor(rows[0]?.valid_bet ?? 0n)
}

/** Where a member stands between two levels; pure. */
export const vipProgressOf = (validBet: Minor, currency: Currency): Omit<ValueOf<'vipProgress'>, 'badge'> => {
  const thresholds = vipThresholds(currency)
  const { level, labelName } = vipLevelOf(validBet, currency)
  const at = thresholds[level]
  return {
    level,
    labelName,
    windowDays: vipWindowDays,
    currency,
    validBet: moneyToWire(validBet, currency),
    from: moneyToWire(thresholds[level - 1] ?? zero, currency),
    next: at === undefined ? null : { level: level + 1, labelName: labelOf(level + 1), at: moneyToWire(at, currency) },
  }
}

export const vipProgress = async (
  ctx: Pick<AppContext, 'db' | 'clock' | 'config'>,
  member: Player,
): Promise<ValueOf<'vipProgress'>> => {
  const progress = vipProgressOf(await validBetOf(ctx, member), member.currency)
  const art = await currentArt(ctx.config.dataDir)
  return { ...progress, badge: art(`vip/${progress.level}`).url }
}
