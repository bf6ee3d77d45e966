import { dealBaccarat } from './baccarat-hands'

/** Ordered deals of six cards out of `decks` decks by result; six-point banker wins are counted separately. */
export type BaccaratWays = {
  readonly player: bigint
  readonly banker: bigint
  readonly bankerWithSix: bigint
  readonly tie: bigint
  readonly all: bigint
}

/**
 * All orders of six cards by points, without replacement. Shorter rounds are padded with unused cards, so that all
 * orders weigh the same.
 */
const countWays = (decks: number): BaccaratWays => {
  const left = Array.from({ length: 10 }, (_, points) => (points === 0 ? 16 : 4) * decks)
  const ways = { player: 0n, banker: 0n, bankerWithSix: 0n, tie: 0n }
  let all = 1n
  for (let card = 0; card < 6; card += 1) all *= BigInt(52 * decks - card)
  const drawn: number[] = []
  const descend = (weight: bigint): void => {
    let used = 0
    let isShort = false
    const { winner, banker } = dealBaccarat(() => {
      const card = drawn[used]
      used += 1
      if (card === undefined) isShort = true
      return card ?? 0
    })
    if (!isShort) {
      let rest = weight
      for (let card = drawn.length; card < 6; card += 1) rest *= BigInt(52 * decks - card)
      if (winner === 'banker' && banker === 6) ways.bankerWithSix += rest
      else ways[winner] += rest
      return
    }
    for (let points = 0; points < 10; points += 1) {
      const cards = left[points] ?? 0
      if (cards === 0) continue
      left[points] = cards - 1
      drawn.push(points)
      descend(weight * BigInt(cards))
      drawn.pop()
      left[points] = cards
    }
  }
  descend(1n)
  return { ...ways, all }
}

const counted = new Map<number, BaccaratWays>()

/** Counting takes most of a second, and the answer for a number of decks never changes. */
export const baccaratWays = (decks: number): BaccaratWays => {
  const ways = counted.get(decks) ?? countWays(decks)
  counted.set(decks, ways)
  return ways
}
