import type { Card } from '../../rules/deck'

/** The best total that is not above 21 if there is one; soft while an ace counts eleven. */
export const totalOf = (cards: readonly Card[]): { readonly total: number; readonly isSoft: boolean } => {
  let hard = 0
  let hasAce = false
  for (const card of cards) {
    const isAce = card >> 2 === 12
    hard += isAce ? 1 : Math.min(10, (card >> 2) + 2)
    if (isAce) hasAce = true
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
