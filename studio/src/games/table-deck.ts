import type { Card } from '../rules/deck'
import type { Draw } from '../rules/draw'

/** Deals from freshly shuffled decks: the same chances as a whole shuffle, with one draw a card. */
export const dealerOf = (decks: number, draw: Draw): (() => Card) => {
  const size = 52 * decks
  const moved = new Map<number, number>()
  let dealt = 0
  return () => {
    const place = dealt + draw(size - dealt)
    const card = moved.get(place) ?? place
    moved.set(place, moved.get(dealt) ?? dealt)
    dealt += 1
    return card % 52
  }
}

/** Points of a card at baccarat: ace one, ten and court cards nothing. */
export const baccaratPoints = (card: Card): number => {
  const rank = card >> 2
  return rank === 12 ? 1 : rank >= 8 ? 0 : rank + 2
}

/** Rank of a card where the ace is the lowest: 0 for an ace, 12 for a king. */
export const aceLowRank = (card: Card): number => ((card >> 2) + 1) % 13
