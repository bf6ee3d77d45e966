import { baccaratPoints } from '../../../games/card-points'
import type { BaccaratOutcome } from '../../../games/baccarat/rules'

/** Times at which each card is dealt and turned, in milliseconds of the play. */
const firstMs = 200
const betweenMs = 350
const turnFromMs = 2000
const turnEachMs = 400
const thirdMs = 3600
const thirdEachMs = 1600

export type ShownHand = { readonly cards: readonly (number | null)[]; readonly points: number | null }

const handAt = (hand: readonly number[], side: 0 | 1, elapsedMs: number, thirdAt: number): ShownHand => {
  const cards = hand.flatMap((card, index): (number | null)[] => {
    const comesAt = index === 2 ? thirdAt : firstMs + betweenMs * (index * 2 + side)
    const turnsAt = index === 2 ? thirdAt + 900 : turnFromMs + turnEachMs * (side * 2 + index)
    return elapsedMs < comesAt ? [] : [elapsedMs < turnsAt ? null : card]
  })
  const open = cards.filter((card) => card !== null)
  return { cards, points: open.length === 0 ? null : open.reduce((sum, card) => sum + baccaratPoints(card), 0) % 10 }
}

/** Cards on the table at a time since the play began; a reload shows the same cards. */
export const handsAt = (
  { player, banker }: BaccaratOutcome,
  elapsedMs: number,
): { readonly player: ShownHand; readonly banker: ShownHand } => {
  const bankerThird = player.length > 2 ? thirdMs + thirdEachMs : thirdMs
  return {
    player: handAt(player, 0, elapsedMs, thirdMs),
    banker: handAt(banker, 1, elapsedMs, bankerThird),
  }
}
