import type { Card } from '../rules/deck'

/** Points of a card at baccarat: ace 1, ten and court cards 0. */
export const baccaratPoints = (card: Card): number => {
  const rank = card >> 2
  return rank === 12 ? 1 : rank >= 8 ? 0 : rank + 2
}

/** Rank of a card where the ace is the lowest: 0 for an ace, 12 for a king. */
export const aceLowRank = (card: Card): number => ((card >> 2) + 1) % 13
