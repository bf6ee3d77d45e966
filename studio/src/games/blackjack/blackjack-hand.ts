import type { Card } from '../../rules/deck'

/** By rank, from the two to the ace, which counts one at least. */
const pointsOf = [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 1]

/** The best total that is not above 21 if there is one; soft while an ace counts eleven. */
export const totalOf = (cards: readonly Card[]): { readonly total: number; readonly isSoft: boolean } => {
  let hard = 0
  let hasAce = false
  for (const card of cards) {
    const points = pointsOf[card >> 2] ?? 0
    hard += points
    if (points === 1) hasAce = true
  }
  const isSoft = hasAce && hard <= 11
  return { total: isSoft ? hard + 10 : hard, isSoft }
}

export const isNatural = (cards: readonly Card[]): boolean => cards.length === 2 && totalOf(cards).total === 21

/** Ten, jack, queen and king are a pair of each other. */
export const isPair = (cards: readonly Card[]): boolean => {
  const [a, b] = cards
  return cards.length === 2 && a !== undefined && b !== undefined && totalOf([a]).total === totalOf([b]).total
}
