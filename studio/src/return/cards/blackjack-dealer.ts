import { fraction, one, sum, times, zero } from '../fraction'
import type { Fraction } from '../fraction'

/** Points of a card: 1 is an ace, 10 covers ten to king. Every card comes from a full deck. */
export type Points = number
export const cardPoints: readonly Points[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const [fourOfThirteen, oneOfThirteen] = [fraction(4, 13), fraction(1, 13)]
export const cardChance = (points: Points): Fraction => (points === 10 ? fourOfThirteen : oneOfThirteen)

/** Points of the thirteen ranks, which are equally likely. */
const rankPoints: readonly Points[] = [...cardPoints, 10, 10, 10]

/** Average of `valueOf` over the next card. */
export const overNextCard = (valueOf: (card: Points) => Fraction): Fraction =>
  times(oneOfThirteen, sum(rankPoints.map(valueOf)))

/** A hand as its hard total and whether an ace of it may still count eleven. */
export type Hand = { readonly hard: number; readonly hasAce: boolean }

export const withCard = ({ hard, hasAce }: Hand, card: Points): Hand => ({
  hard: hard + card,
  hasAce: hasAce || card === 1,
})
export const handOf = (...cards: readonly Points[]): Hand => cards.reduce(withCard, { hard: 0, hasAce: false })
const isSoft = ({ hard, hasAce }: Hand): boolean => hasAce && hard <= 11
export const totalOf = (hand: Hand): number => (isSoft(hand) ? hand.hard + 10 : hand.hard)

/** Computes each hand once. */
export const knownByHand = <T>(valueOf: (hand: Hand) => T): ((hand: Hand) => T) => {
  const known = new Map<string, T>()
  return (hand) => {
    const key = `${hand.hard}${hand.hasAce}`
    const value = known.get(key) ?? valueOf(hand)
    known.set(key, value)
    return value
  }
}

/** Chance of each final total 17 to 21, of a bust (22) and of a blackjack (0). */
export type DealerChances = ReadonlyMap<number, Fraction>
export const bust = 22
export const natural = 0

/** The chances when each next card leads to others. */
const mixed = (chancesOf: (card: Points) => DealerChances): DealerChances => {
  const byCard = new Map(cardPoints.map((card) => [card, chancesOf(card)]))
  const totals = new Set([...byCard.values()].flatMap((chances) => [...chances.keys()]))
  return new Map([...totals].map((total) => [total, overNextCard((card) => byCard.get(card)?.get(total) ?? zero)]))
}

export const dealerChances = (hitsSoft17: boolean): ((up: Points) => DealerChances) => {
  const standsOn = (hand: Hand): boolean =>
    totalOf(hand) > 17 || (totalOf(hand) === 17 && !(hitsSoft17 && isSoft(hand)))
  const from: (hand: Hand) => DealerChances = knownByHand((hand) =>
    standsOn(hand) ? new Map([[Math.min(totalOf(hand), bust), one]]) : mixed((card) => from(withCard(hand, card))),
  )
  return (up) =>
    mixed((hole) => {
      const hand = handOf(up, hole)
      return totalOf(hand) === 21 ? new Map([[natural, one]]) : from(hand)
    })
}
