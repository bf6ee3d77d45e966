import type { Draw } from './draw'

/** A card is 0 to 51: rank = card >> 2 (0 is a two, 12 an ace), suit = card & 3. */
export type Card = number

/** Index of a rank or a suit is its number in a card. */
export const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
const suits = ['clubs', 'diamonds', 'hearts', 'spades'] as const
export type Rank = (typeof ranks)[number]
export type Suit = (typeof suits)[number]

export const rankOf = (card: Card): Rank => ranks[card >> 2] ?? '2'
export const suitOf = (card: Card): Suit => suits[card & 3] ?? 'clubs'

/** `decks` whole decks, each in the order of its cards. */
export const cardsOf = (decks = 1): readonly Card[] => Array.from({ length: 52 * decks }, (_, index) => index % 52)

/** Fisher–Yates as first written, item by item out of those that are left: every order is equally likely. */
export const shuffled = <T>(items: readonly T[], draw: Draw): readonly T[] => {
  const left = [...items]
  const order: T[] = []
  while (left.length > 0) order.push(...left.splice(draw(left.length), 1))
  return order
}
