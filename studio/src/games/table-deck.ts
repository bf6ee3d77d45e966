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
