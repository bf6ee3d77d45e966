import { type Minor, minor } from '@mosaic/contracts'

/** The published maximum in hundredths of a stake, rounded up: never below the provider's figure. */
export const maxWinHundredths = (maxWinX: number): number => {
  const nearest = Math.round(maxWinX * 100)
  return nearest / 100 < maxWinX ? nearest + 1 : nearest
}

/** The highest payout of a round with this stake, rounded up, so that a published top prize is never cut. */
export const winCap = (stake: Minor, hundredths: number): Minor => minor((stake * BigInt(hundredths) + 99n) / 100n)
