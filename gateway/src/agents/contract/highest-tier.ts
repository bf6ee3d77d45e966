import { type Minor, shareOf, zero } from '@mosaic/contracts'
import type { TeamFigures, Tier } from './terms'

const isMet = ({ minTurnover, minActive, minLoss }: Tier, { turnover, active, loss }: TeamFigures): boolean =>
  turnover >= minTurnover && active >= minActive && (minLoss === zero || loss >= minLoss)

/** The tier with the highest rate among those whose conditions are all met; null: none is. */
export const highestTier = (tiers: readonly Tier[], figures: TeamFigures): Tier | null =>
  tiers.reduce<Tier | null>(
    (best, tier) => (isMet(tier, figures) && (best === null || tier.rate > best.rate) ? tier : best),
    null,
  )

/** A tier's share of an amount, rounded down once, at most its cap; zero without a tier or of a negative amount. */
export const tierShare = (tier: Tier | null, of: Minor): Minor => {
  if (tier === null || of <= zero) return zero
  const share = shareOf(of, tier.rate)
  return tier.cap !== null && share > tier.cap ? tier.cap : share
}
