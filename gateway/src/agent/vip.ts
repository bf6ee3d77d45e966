import { type Currency, type Minor, currencyScale, minor } from '@mosaic/contracts'

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
  (thresholds[currency] ?? commonThresholds).map((major) => minor(BigInt(major) * 10n ** BigInt(currencyScale[currency])))

export const vipLevelOf = (validBet: Minor, currency: Currency): VipLevel => {
  const level = vipThresholds(currency).filter((threshold) => validBet >= threshold).length
  return { level, labelName: `VIP ${level}` }
}
