import { fraction } from '../fraction'
import type { Fraction } from '../fraction'
import type { Card } from '../../rules/deck'

/**
 * Exact optimal play of five-card draw against a fixed pay table. For every set of at most five cards the tables hold
 * the sum of the pays of all hands that contain it. Inclusion and exclusion over the discards gives the sum of every
 * hold's draws, for all 32 holds of a hand together.
 */
const deck = 52
const pascal = Array.from({ length: deck + 1 }, (_, n) => {
  const row = [1, 0, 0, 0, 0, 0]
  for (let k = 1; k <= 5; k += 1) row[k] = k > n ? 0 : ((row[k - 1] ?? 0) * (n - k + 1)) / k
  return row
})
const over = (n: number, k: number): number => pascal[n]?.[k] ?? 0

/** By bits: how many of five cards belong to a subset. */
const sizes = Uint8Array.from({ length: 32 }, (_, bits) => [0, 1, 2, 3, 4].filter((i) => bits & (1 << i)).length)
/** By bits: the last card of a subset. */
const lastOf = Uint8Array.from({ length: 32 }, (_, bits) => 31 - Math.clz32(bits))

/** All sets of at most five cards stand in one table, the small ones first. */
const firstOfSize = [0, 1, 2, 3, 4, 5].map((size) =>
  Array.from({ length: size }, (_, smaller) => over(deck, smaller)).reduce((all, count) => all + count, 0),
)
const allSets = (firstOfSize[5] ?? 0) + over(deck, 5)
/** Offset of a set relative to the one without its last card, by size and card. */
const stepBy = Int32Array.from({ length: 6 * deck }, (_, at) => {
  const size = Math.floor(at / deck)
  return size === 0 ? 0 : (firstOfSize[size] ?? 0) - (firstOfSize[size - 1] ?? 0) + over(at % deck, size)
})

/** By bits: where the subsets of an ascending hand stand. */
const locate = (places: Int32Array, hand: readonly Card[]): void => {
  for (let bits = 1; bits < 32; bits += 1) {
    const last = lastOf[bits] ?? 0
    const step = stepBy[(sizes[bits] ?? 0) * deck + (hand[last] ?? 0)] ?? 0
    places[bits] = (places[bits ^ (1 << last)] ?? 0) + step
  }
}

/** By bits of the held cards: what all draws that avoid the discards sum up to. */
const overDraws = (byHold: Float64Array, table: Float64Array, places: Int32Array): void => {
  for (let bits = 0; bits < 32; bits += 1) byHold[bits] = table[places[bits] ?? 0] ?? 0
  for (let card = 1; card < 32; card <<= 1)
    for (let held = 0; held < 32; held += 1)
      if (!(held & card)) byHold[held] = (byHold[held] ?? 0) - (byHold[held | card] ?? 0)
}

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

export type OptimalDraw = {
  /** Of a dealt hand, in the units of `pay`. */
  readonly expected: Fraction
  /** Part of the hands that are paid, and the expected square of the pay, of the first of the best holds. */
  readonly paid: number
  readonly square: number
}

/** `pay` gives what a hand pays in whole units; all sums stay below 2⁵³ for pays up to a hundred million units. */
export const optimalDraw = (pay: (hand: readonly Card[]) => number): OptimalDraw => {
  const [sums, counts, squares] = [new Float64Array(allSets), new Float64Array(allSets), new Float64Array(allSets)]
  const places = new Int32Array(32)
  eachHand((hand) => {
    const paid = pay(hand)
    if (paid === 0) return
    locate(places, hand)
    for (const place of places) {
      sums[place] = (sums[place] ?? 0) + paid
      counts[place] = (counts[place] ?? 0) + 1
      squares[place] = (squares[place] ?? 0) + paid * paid
    }
  })
  let total = 0n
  let [paidHands, square] = [0, 0]
  const byHold = new Float64Array(32)
  eachHand((hand) => {
    // Suits are equivalent, so one hand represents all that differ by a permutation of suits.
    const weight = suitWeight(hand)
    if (weight === 0) return
    locate(places, hand)
    overDraws(byHold, sums, places)
    let [best, bestHold] = [0, 0]
    for (let held = 0; held < 32; held += 1) {
      const expected = (byHold[held] ?? 0) * (weightOfHold[sizes[held] ?? 0] ?? 0)
      if (expected > best) [best, bestHold] = [expected, held]
    }
    total += BigInt(best) * BigInt(weight)
    const draws = over(47, 5 - (sizes[bestHold] ?? 0))
    overDraws(byHold, counts, places)
    paidHands += ((byHold[bestHold] ?? 0) * weight) / draws
    overDraws(byHold, squares, places)
    square += ((byHold[bestHold] ?? 0) * weight) / draws
  })
  const hands = over(deck, 5)
  return {
    expected: fraction(total, BigInt(hands) * BigInt(commonDraws)),
    paid: paidHands / hands,
    square: square / hands,
  }
}

const ranksInSuit = [0, 0, 0, 0]

/** Number of hands represented by this one; 0 if another hand with the same ranks represents it. */
const suitWeight = (hand: readonly Card[]): number => {
  ranksInSuit.fill(0)
  // Low ranks weigh most: the suits of the smallest pattern then stand in descending order.
  for (const card of hand) ranksInSuit[card & 3] = (ranksInSuit[card & 3] ?? 0) | (1 << (12 - (card >> 2)))
  let images = 24
  let alike = 1
  for (let suit = 1; suit < 4; suit += 1) {
    const [before = 0, own = 0] = [ranksInSuit[suit - 1], ranksInSuit[suit]]
    if (own > before) return 0
    alike = own === before ? alike + 1 : 1
    images /= alike
  }
  return images
}
