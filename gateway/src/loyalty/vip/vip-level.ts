import { type Currency, currencyScale, type Minor, minor, moneyToWire, type ValueOf, zero } from '@mosaic/contracts'
import { quarterOf } from '../../play'

/** VIP level by the valid bet of the last 90 days (domain §8.37); shown as progress, never a reward for losses. */
const vipWindowDays = 90

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

/** The start of the 90 days before `now`, rounded down to a quarter of an hour as activity is stored. */
export const vipWindowStart = (now: number): number => quarterOf(now - vipWindowDays * 86_400_000)

/** Progress of a member between two levels. */
export const vipProgressOf = (
  validBet: Minor,
  currency: Currency,
): Omit<ValueOf<'vipProgress'>, 'badge' | 'levels'> => {
  const thresholds = vipThresholds(currency)
  const { level, labelName } = vipLevelOf(validBet, currency)
  const at = thresholds[level]
  return {
    currentProgress: { completedConditions: 0, totalExpectedConditions: at === undefined ? 0 : 1 },
    playerRankProgress: { labelId: String(level), playerRankName: labelName },
    monthlyTurnover: {
      actual: moneyToWire(validBet, currency),
      expected: moneyToWire(at ?? thresholds[level - 1] ?? zero, currency),
    },
    level,
    labelName,
    windowDays: vipWindowDays,
    currency,
    validBet: moneyToWire(validBet, currency),
    from: moneyToWire(thresholds[level - 1] ?? zero, currency),
    next: at === undefined ? null : { level: level + 1, labelName: labelOf(level + 1), at: moneyToWire(at, currency) },
  }
}
