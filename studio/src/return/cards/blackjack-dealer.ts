import { fraction, plus, times, zero } from '../fraction'
import type { Fraction } from '../fraction'

/** Points of a card: 1 is an ace, 10 stands for ten, jack, queen and king. Every card comes from a full deck. */
export type Points = number
export const cardPoints: readonly Points[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
export const cardChance = (points: Points): Fraction => fraction(points === 10 ? 4 : 1, 13)

/** A hand as its hard total and whether an ace of it may still count eleven. */
export type Hand = { readonly hard: number; readonly hasAce: boolean }

export const withCard = ({ hard, hasAce }: Hand, card: Points): Hand => ({
  hard: hard + card,
  hasAce: hasAce || card === 1,
})
export const handOf = (...cards: readonly Points[]): Hand => cards.reduce(withCard, { hard: 0, hasAce: false })
export const isSoft = ({ hard, hasAce }: Hand): boolean => hasAce && hard <= 11
export const totalOf = (hand: Hand): number => (isSoft(hand) ? hand.hard + 10 : hand.hard)

/** Chance of each final total 17 to 21, of a bust (22) and of a blackjack (0). */
export type DealerChances = ReadonlyMap<number, Fraction>
export const bust = 22
export const natural = 0

const add = (into: Map<number, Fraction>, total: number, chance: Fraction): void => {
  into.set(total, plus(into.get(total) ?? zero, chance))
}

export const dealerChances = (hitsSoft17: boolean): ((up: Points) => DealerChances) => {
  const known = new Map<string, DealerChances>()
  const standsOn = (hand: Hand): boolean =>
    totalOf(hand) > 17 || (totalOf(hand) === 17 && !(hitsSoft17 && isSoft(hand)))
  const from = (hand: Hand): DealerChances => {
    const key = `${hand.hard}${hand.hasAce}`
    const before = known.get(key)
    if (before) return before
    const chances = new Map<number, Fraction>()
    if (standsOn(hand)) add(chances, Math.min(totalOf(hand), bust), fraction(1))
    else
      for (const card of cardPoints)
        for (const [total, chance] of from(withCard(hand, card))) add(chances, total, times(chance, cardChance(card)))
    known.set(key, chances)
    return chances
  }
  return (up) => {
    const chances = new Map<number, Fraction>()
    for (const hole of cardPoints) {
      const hand = handOf(up, hole)
      if (totalOf(hand) === 21) add(chances, natural, cardChance(hole))
      else for (const [total, chance] of from(hand)) add(chances, total, times(chance, cardChance(hole)))
    }
    return chances
  }
}
