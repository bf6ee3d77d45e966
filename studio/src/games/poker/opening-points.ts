import type { Card } from '../../rules/deck'

const highCard = (rank: number): number =>
  rank === 12 ? 10 : rank === 11 ? 8 : rank === 10 ? 7 : rank === 9 ? 6 : (rank + 2) / 2

const byGap = [0, -1, -2, -4]

const pairPoints = (a: Card, b: Card): number => {
  const [high, low] = [Math.max(a >> 2, b >> 2), Math.min(a >> 2, b >> 2)]
  if (high === low) return Math.max(5, highCard(high) * 2)
  const gap = high - low - 1
  return highCard(high) + ((a & 3) === (b & 3) ? 2 : 0) + (byGap[gap] ?? -5) + (gap <= 1 && high < 10 ? 1 : 0)
}

/** Strength of a hand before the flop: its two best cards by high card, pair, suit and gap. */
export const openingPoints = (hole: readonly Card[]): number => {
  let best = -Infinity
  for (const [at, a] of hole.entries()) for (const b of hole.slice(at + 1)) best = Math.max(best, pairPoints(a, b))
  return best
}
