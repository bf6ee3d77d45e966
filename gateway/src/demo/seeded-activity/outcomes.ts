import { type Minor, minor, zero } from '@mosaic/contracts'
import type { Random } from '../../platform/runtime/random'

export type GameOdds = {
  readonly rtpBp: number
  readonly hitRateBp: number
  readonly lines: number
  readonly maxWinHundredths: number
}

/**
 * Sizes of wins around their average, in quarters of it, with weights per mille. The weighted mean is exactly the average,
 * so the long run pays what the game publishes.
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

/** A payout drawn from the published hit rate and return: whole line bets, as the reels would pay them. */
export const drawPayout = (odds: GameOdds, stake: Minor, random: Random): Minor => {
  if (odds.hitRateBp === 0 || random.int(10_000) >= odds.hitRateBp) return zero
  const units = (BigInt(odds.lines) * BigInt(odds.rtpBp) * BigInt(drawSize(random))) / BigInt(odds.hitRateBp)
  // Four line bets make one unit of the table; the remainder is settled by chance, so that rounding takes nothing from the return.
  const whole = units / 4n + (BigInt(random.int(4)) < units % 4n ? 1n : 0n)
  const most = BigInt(odds.lines * odds.maxWinHundredths) / 100n
  return minor(((whole < most ? whole : most) * stake) / BigInt(odds.lines))
}
