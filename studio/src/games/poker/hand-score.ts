import type { Card } from '../../rules/deck'

/** Lowest first, as they rank in a full deck. */
const handKinds = [
  'highCard',
  'pair',
  'twoPair',
  'threeOfAKind',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'straightFlush',
] as const
export type HandKind = (typeof handKinds)[number]

/** Index in `handKinds`. */
const [PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH] = [1, 2, 3, 4, 5, 6, 7, 8]

/** Without the low cards a flush is rarer than a full house and beats it. */
export type DeckKind = { readonly lowestRank: number; readonly flushBeatsFull: boolean }

const place = 13
const kindWorth = place ** 5

/** Top rank of the best straight in a set of ranks, -1 without one. The ace also stands below the lowest rank of the deck. */
const straightTop = (ranks: number, lowestRank: number): number => {
  for (let top = 12; top >= lowestRank + 4; top -= 1) if (((ranks >> (top - 4)) & 31) === 31) return top
  const low = (15 << lowestRank) | (1 << 12)
  return (ranks & low) === low ? lowestRank + 3 : -1
}

/** The five highest ranks of a set, as digits. */
const highRanks = (ranks: number, count: number): number => {
  let worth = 0
  let left = count
  for (let rank = 12; rank >= 0 && left > 0; rank -= 1)
    if (ranks & (1 << rank)) {
      worth = worth * place + rank
      left -= 1
    }
  return worth
}

const highestOf = (ranks: number): number => 31 - Math.clz32(ranks)

const hasFive = (ranks: number): boolean => {
  let left = ranks
  for (let taken = 0; taken < 4; taken += 1) left &= left - 1
  return left !== 0
}

/** How a kind and what decides among hands of it compare, as one number. */
const scored = (kind: number, deck: DeckKind, within: number): number => {
  const swapped = deck.flushBeatsFull && (kind === FLUSH || kind === FULL_HOUSE) ? FLUSH + FULL_HOUSE - kind : kind
  return swapped * kindWorth + within
}

/** The best hand of five among any number of cards; a higher number beats a lower one, equal ones share. */
export const scoreOf = (cards: readonly Card[], deck: DeckKind): number => {
  const bySuit = [0, 0, 0, 0]
  // Ranks as bits, by how many cards have them at least.
  let [singles, two, three, quads] = [0, 0, 0, 0]
  for (const card of cards) {
    const rank = 1 << (card >> 2)
    quads |= three & rank
    three |= two & rank
    two |= singles & rank
    singles |= rank
    bySuit[card & 3] = (bySuit[card & 3] ?? 0) | rank
  }
  const [pairs, trips] = [two & ~three, three & ~quads]
  const suited = bySuit.find(hasFive) ?? 0
  const flushTop = suited ? straightTop(suited, deck.lowestRank) : -1
  if (flushTop >= 0) return scored(STRAIGHT_FLUSH, deck, flushTop)
  if (quads) {
    const rank = highestOf(quads)
    return scored(QUADS, deck, rank * place + highRanks(singles & ~(1 << rank), 1))
  }
  const full = fullHouse(trips, pairs)
  const flush = suited ? scored(FLUSH, deck, highRanks(suited, 5)) : -1
  if (full >= 0) return Math.max(scored(FULL_HOUSE, deck, full), flush)
  if (flush >= 0) return flush
  const top = straightTop(singles, deck.lowestRank)
  if (top >= 0) return scored(STRAIGHT, deck, top)
  if (trips) {
    const rank = highestOf(trips)
    return scored(TRIPS, deck, rank * place ** 2 + highRanks(singles & ~(1 << rank), 2))
  }
  if (pairs) {
    const rank = highestOf(pairs)
    const second = pairs & ~(1 << rank)
    if (!second) return scored(PAIR, deck, rank * place ** 3 + highRanks(singles & ~(1 << rank), 3))
    const other = highestOf(second)
    const kicker = highRanks(singles & ~(1 << rank) & ~(1 << other), 1)
    return scored(TWO_PAIR, deck, (rank * place + other) * place + kicker)
  }
  return scored(0, deck, highRanks(singles, 5))
}

const fullHouse = (trips: number, pairs: number): number => {
  if (!trips) return -1
  const rank = highestOf(trips)
  const others = (trips & ~(1 << rank)) | pairs
  return others ? rank * place + highestOf(others) : -1
}

/** Rank order, so that a swapped deck still compares right: place of the kind in this deck. */
export const kindPlace = (score: number): number => Math.floor(score / kindWorth)

export const kindOf = (score: number, deck: DeckKind): HandKind => {
  const at = kindPlace(score)
  const kind = deck.flushBeatsFull && (at === FLUSH || at === FULL_HOUSE) ? FLUSH + FULL_HOUSE - at : at
  return handKinds[kind] ?? 'highCard'
}

/** Every choice of `count` items, order kept. */
export const choices = <T>(items: readonly T[], count: number): readonly (readonly T[])[] => {
  if (count === 0) return [[]]
  return items.flatMap((item, at) => choices(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]))
}

/** `two`: exactly two cards of the hand and three of the board make it, as in Omaha. */
export const bestScore = (
  hole: readonly Card[],
  board: readonly Card[],
  deck: DeckKind,
  use: 'any' | 'two',
): number => {
  if (use === 'any' || board.length < 3) return scoreOf([...hole, ...board], deck)
  let best = 0
  const boards = choices(board, 3)
  for (const [at, first] of hole.entries())
    for (const second of hole.slice(at + 1))
      for (const [a = 0, b = 0, c = 0] of boards) best = Math.max(best, scoreOf([first, second, a, b, c], deck))
  return best
}
