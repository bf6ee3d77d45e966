import { type Minor, minor } from '@mosaic/contracts'

/** The published maximum in hundredths of a stake, rounded up, so that it is a whole number and never below what the provider says. */
export const maxWinHundredths = (maxWinX: number): number => {
  const nearest = Math.round(maxWinX * 100)
  return nearest / 100 < maxWinX ? nearest + 1 : nearest
}

/** The most that a round with this stake may pay, rounded up to the minor unit: a legal top prize is never cut. */
export const winCap = (stake: Minor, hundredths: number): Minor => minor((stake * BigInt(hundredths) + 99n) / 100n)
