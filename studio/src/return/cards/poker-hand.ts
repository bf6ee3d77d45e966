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

/** Every name that a hand of five cards may be paid under, narrowest first; empty when nothing is paid. */
export const namesOf = (a: Card, b: Card, c: Card, d: Card, e: Card): readonly HandName[] => {
  const cards = [a, b, c, d, e]
  const counts = new Map<number, number>()
  let ranks = 0
  for (const card of cards) {
    const rank = card >> 2
    counts.set(rank, (counts.get(rank) ?? 0) + 1)
    ranks |= 1 << rank
  }
  const isFlush = cards.every((card) => (card & 3) === (a & 3))
  if (counts.size === 5) {
    const isStraight = straightTop(ranks)
    if (isFlush && isStraight) return ranks === 0b1111100000000 ? ['royalFlush', 'straightFlush'] : ['straightFlush']
    return isFlush ? ['flush'] : isStraight ? ['straight'] : []
  }
  const groups = [...counts].sort((x, y) => y[1] - x[1])
  const [rank = 0, count = 0] = groups[0] ?? []
  const [second = 0, secondCount = 0] = groups[1] ?? []
  if (count === 4) {
    const names: HandName[] = []
    if (rank === ace)
      names.push(...(second <= 2 ? (['fourAcesWithLowKicker', 'fourAces'] as const) : (['fourAces'] as const)))
    if (rank <= 2) {
      if (second === ace || second <= 2) names.push('fourTwosToFoursWithLowKicker')
      names.push('fourTwosToFours')
    }
    return [...names, 'fourOfAKind']
  }
  if (count === 3) return secondCount === 2 ? ['fullHouse'] : ['threeOfAKind']
  if (secondCount === 2) return ['twoPair']
  if (rank >= 9) return ['jacksOrBetter', 'tensOrBetter']
  return rank === 8 ? ['tensOrBetter'] : []
}
