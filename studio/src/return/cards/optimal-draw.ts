import { fraction } from '../fraction'
import type { Fraction } from '../fraction'
import type { Card } from '../../rules/deck'

/**
 * Optimal play of five-card draw against a fixed pay table, exactly.
 *
 * For every set of at most five cards the tables hold the sum of what all hands pay that contain the set. What a hold
 * pays over all draws that avoid the discards follows by inclusion and exclusion over the discards, so that the
 * 32 holds of a hand cost 3⁵ look-ups and no draw is looked at twice.
 */
const deck = 52
const pascal = Array.from({ length: deck + 1 }, (_, n) => {
  const row = [1, 0, 0, 0, 0, 0]
  for (let k = 1; k <= 5; k += 1) row[k] = k > n ? 0 : ((row[k - 1] ?? 0) * (n - k + 1)) / k
  return row
})
const over = (n: number, k: number): number => pascal[n]?.[k] ?? 0

/** Place of an ascending set of cards among all sets of its size. */
const placeOf = (cards: readonly Card[]): number => {
  let place = 0
  for (let i = 0; i < cards.length; i += 1) place += over(cards[i] ?? 0, i + 1)
  return place
}

/** By bits: which of five cards belong to a subset. */
const subsets = Array.from({ length: 32 }, (_, bits) => [0, 1, 2, 3, 4].filter((i) => bits & (1 << i)))

const eachHand = (visit: (hand: Card[]) => void): void => {
  const hand = [0, 0, 0, 0, 0]
  for (let e = 4; e < deck; e += 1)
    for (let d = 3; d < e; d += 1)
      for (let c = 2; c < d; c += 1)
        for (let b = 1; b < c; b += 1)
          for (let a = 0; a < b; a += 1) {
            hand[0] = a
            hand[1] = b
            hand[2] = c
            hand[3] = d
            hand[4] = e
            visit(hand)
          }
}

/** Least common multiple of the numbers of draws: 1, 47, 1 081, 16 215, 178 365 and 1 533 939. */
const commonDraws = 7_669_695
const weightOfHold = [0, 1, 2, 3, 4, 5].map((held) => commonDraws / over(47, 5 - held))

const emptySums = () => [0, 1, 2, 3, 4, 5].map((size) => new Float64Array(over(deck, size)))

export type OptimalDraw = {
  /** Of a dealt hand, in the units of `pay`. */
  readonly expected: Fraction
  /** The part of the hands that are paid, and the expected square of the pay: of the first hold of those that are equally good. */
  readonly paid: number
  readonly square: number
}

/** `pay` gives what a hand pays in whole units; all sums stay below 2⁵³ for pays up to a hundred million units. */
export const optimalDraw = (pay: (hand: readonly Card[]) => number): OptimalDraw => {
  const [sums, counts, squares] = [emptySums(), emptySums(), emptySums()]
  const places = new Int32Array(32)
  const chosen: Card[] = []
  const locate = (hand: readonly Card[]): void => {
    for (let bits = 0; bits < 32; bits += 1) {
      const members = subsets[bits] ?? []
      chosen.length = 0
      for (const i of members) chosen.push(hand[i] ?? 0)
      places[bits] = placeOf(chosen)
    }
  }
  eachHand((hand) => {
    const paid = pay(hand)
    if (paid === 0) return
    locate(hand)
    for (let bits = 0; bits < 32; bits += 1) {
      const size = subsets[bits]?.length ?? 0
      const place = places[bits] ?? 0
      add(sums[size], place, paid)
      add(counts[size], place, 1)
      add(squares[size], place, paid * paid)
    }
  })
  let total = 0n
  let [paidHands, square] = [0, 0]
  /** What all draws of a hold that avoid its discards sum up to. */
  const overDraws = (held: number, containing: (bits: number) => number): number => {
    const discards = 31 ^ held
    let all = 0
    for (let out = discards; ; out = (out - 1) & discards) {
      const part = containing(held | out)
      all += (subsets[out]?.length ?? 0) % 2 === 0 ? part : -part
      if (out === 0) return all
    }
  }
  const inTable = (tables: readonly Float64Array[]) => (bits: number) =>
    tables[subsets[bits]?.length ?? 0]?.[places[bits] ?? 0] ?? 0
  const [countIn, squareIn] = [inTable(counts), inTable(squares)]
  const contained = new Float64Array(32)
  eachHand((hand) => {
    // Suits are alike, so one hand of each kind stands for all that differ by a change of suits.
    const weight = suitWeight(hand)
    if (weight === 0) return
    locate(hand)
    for (let bits = 0; bits < 32; bits += 1)
      contained[bits] = sums[subsets[bits]?.length ?? 0]?.[places[bits] ?? 0] ?? 0
    let [best, bestHold] = [0, 0]
    for (let held = 0; held < 32; held += 1) {
      const expected = overDraws(held, (bits) => contained[bits] ?? 0) * (weightOfHold[subsets[held]?.length ?? 0] ?? 0)
      if (expected > best) [best, bestHold] = [expected, held]
    }
    total += BigInt(best) * BigInt(weight)
    const draws = over(47, 5 - (subsets[bestHold]?.length ?? 0))
    paidHands += (overDraws(bestHold, countIn) * weight) / draws
    square += (overDraws(bestHold, squareIn) * weight) / draws
  })
  const hands = over(deck, 5)
  return {
    expected: fraction(total, BigInt(hands) * BigInt(commonDraws)),
    paid: paidHands / hands,
    square: square / hands,
  }
}

const add = (table: Float64Array | undefined, place: number, value: number): void => {
  if (table) table[place] = (table[place] ?? 0) + value
}

/** 0 for a hand that another with the same ranks and a smaller pattern of suits stands for; else how many it stands for. */
const suitWeight = (hand: readonly Card[]): number => {
  let next = 0
  const seen = [-1, -1, -1, -1]
  for (let i = 0; i < 5; i += 1) {
    const suit = (hand[i] ?? 0) & 3
    if (seen[suit] === -1) {
      if (suit !== next) return 0
      seen[suit] = next
      next += 1
    }
  }
  return isFirstOfKind(hand) ? imagesOf(hand) : 0
}

const permutations = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].flatMap((c) =>
      [0, 1, 2, 3].flatMap((d) => (new Set([a, b, c, d]).size === 4 ? [[a, b, c, d] as const] : [])),
    ),
  ),
)

const imageKey = (hand: readonly Card[], change: readonly number[]): number => {
  const image = hand.map((card) => (card & ~3) | (change[card & 3] ?? 0)).sort((x, y) => x - y)
  return image.reduce((key, card) => key * deck + card, 0)
}

const isFirstOfKind = (hand: readonly Card[]): boolean => {
  const own = hand.reduce((key, card) => key * deck + card, 0)
  return permutations.every((change) => imageKey(hand, change) >= own)
}

const imagesOf = (hand: readonly Card[]): number => new Set(permutations.map((change) => imageKey(hand, change))).size
