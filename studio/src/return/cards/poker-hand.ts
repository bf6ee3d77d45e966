import type { Card } from '../../rules/deck'

/** Hands that a pay table may name, dearest first. A four of a kind counts as its narrowest named kind. */
export const handNames = [
  'royalFlush',
  'straightFlush',
  'fourAcesWithLowKicker',
  'fourAces',
  'fourTwosToFoursWithLowKicker',
  'fourTwosToFours',
  'fourOfAKind',
  'fullHouse',
  'flush',
  'straight',
  'threeOfAKind',
  'twoPair',
  'jacksOrBetter',
  'tensOrBetter',
] as const
export type HandName = (typeof handNames)[number]

const ace = 12

const straightTop = (ranks: number): boolean => {
  const wheel = 0b1000000001111
  if (ranks === wheel) return true
  const lowest = ranks & -ranks
  return ranks === lowest * 0b11111
}

const names = (...given: readonly HandName[]): readonly HandName[] => given
const [nothing, flush, straight] = [names(), names('flush'), names('straight')]
const [straightFlush, royalFlush] = [names('straightFlush'), names('royalFlush', 'straightFlush')]
const [fullHouse, threeOfAKind, twoPair] = [names('fullHouse'), names('threeOfAKind'), names('twoPair')]
const [jacks, tens] = [names('jacksOrBetter', 'tensOrBetter'), names('tensOrBetter')]

const rankOfBit = (bit: number): number => 31 - Math.clz32(bit)

const namesOfFour = (rank: number, kicker: number): readonly HandName[] => {
  const isLowKicker = kicker <= 2
  if (rank === ace)
    return names(...(isLowKicker ? (['fourAcesWithLowKicker'] as const) : []), 'fourAces', 'fourOfAKind')
  if (rank > 2) return names('fourOfAKind')
  const isNamed = isLowKicker || kicker === ace
  return names(...(isNamed ? (['fourTwosToFoursWithLowKicker'] as const) : []), 'fourTwosToFours', 'fourOfAKind')
}

/** All names under which five cards may be paid, narrowest first; empty for a losing hand. */
export const namesOf = (a: Card, b: Card, c: Card, d: Card, e: Card): readonly HandName[] => {
  // Ranks as bits, by how many cards have them at least.
  let [one, two, three, four] = [0, 0, 0, 0]
  for (const card of [a, b, c, d, e]) {
    const rank = 1 << (card >> 2)
    four |= three & rank
    three |= two & rank
    two |= one & rank
    one |= rank
  }
  if (two === 0) {
    const suit = a & 3
    const isFlush = (b & 3) === suit && (c & 3) === suit && (d & 3) === suit && (e & 3) === suit
    const isStraight = straightTop(one)
    if (isFlush && isStraight) return one === 0b1111100000000 ? royalFlush : straightFlush
    return isFlush ? flush : isStraight ? straight : nothing
  }
  if (four) return namesOfFour(rankOfBit(four), rankOfBit(one & ~four))
  if (three) return two === three ? threeOfAKind : fullHouse
  const pair = rankOfBit(two)
  if (two !== 1 << pair) return twoPair
  if (pair >= 9) return jacks
  return pair === 8 ? tens : nothing
}
