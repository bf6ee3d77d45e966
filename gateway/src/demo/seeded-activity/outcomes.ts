import { type Minor, minor, zero } from '@mosaic/contracts'
import type { Random } from '../../platform/runtime/random'

export type GameOdds = {
  readonly rtpBp: number
  readonly hitRateBp: number
  readonly lines: number
  readonly maxWinHundredths: number
}

/**
 * Win sizes in quarters of the average win, with weights per mille. Their weighted mean is the average, so the
 * long-run return is the published one.
 */
export const winSizes: readonly (readonly [quarters: number, perMille: number])[] = [
  [1, 500],
  [3, 300],
  [8, 150],
  [20, 45],
  [100, 5],
]

const drawSize = (random: Random): number => {
  let place = random.int(1000)
  for (const [quarters, perMille] of winSizes) {
    if (place < perMille) return quarters
    place -= perMille
  }
  return 1
}

/** Draws a payout in whole line bets by the published hit rate and return. */
export const drawPayout = (odds: GameOdds, stake: Minor, random: Random): Minor => {
  if (odds.hitRateBp === 0 || random.int(10_000) >= odds.hitRateBp) return zero
  const units = (BigInt(odds.lines) * BigInt(odds.rtpBp) * BigInt(drawSize(random))) / BigInt(odds.hitRateBp)
  // Four quarters are one line bet; a remainder rounds up by chance, so that rounding keeps the return.
  const whole = units / 4n + (BigInt(random.int(4)) < units % 4n ? 1n : 0n)
  const most = BigInt(odds.lines * odds.maxWinHundredths) / 100n
  return minor(((whole < most ? whole : most) * stake) / BigInt(odds.lines))
}
