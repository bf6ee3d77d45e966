import { fraction, greatest, one, over, plus, sum, times, zero } from '../fraction'
import type { Fraction } from '../fraction'
import { bust, cardChance, cardPoints, handOf, natural, totalOf, withCard } from './blackjack-dealer'
import type { DealerChances, Hand, Points } from './blackjack-dealer'

export type BlackjackRules = {
  readonly blackjackPart: Fraction
  readonly surrenderPart: Fraction | null
  readonly doubleOn: 'any' | '9-11' | '10-11'
  readonly doubleAfterSplit: boolean
  readonly splits: boolean
  readonly hitSplitAces: boolean
  /** The dealer looks for a blackjack before the player acts; else doubled and split stakes are lost to it too. */
  readonly peeks: boolean
}

const two = fraction(2)

/**
 * What the best play gets back, in first stakes, with the added stakes of doubles and splits taken off: 1 is even.
 * With cards from a full deck each time, a hand's future depends on its total and the dealer's card alone.
 */
export const bestPlay = (rules: BlackjackRules, dealer: DealerChances): Fraction => {
  const dealerNatural = dealer.get(natural) ?? zero
  const othersChance = plus(one, { ...dealerNatural, numerator: -dealerNatural.numerator })
  /** With a dealer who looks, play goes on only without their blackjack; their other chances grow by that. */
  const chances = rules.peeks
    ? new Map(
        [...dealer]
          .filter(([total]) => total !== natural)
          .map(([total, chance]) => [total, over(chance, othersChance)]),
      )
    : dealer

  const standing = new Map<number, Fraction>()
  const stand = (hand: Hand): Fraction => {
    const own = totalOf(hand)
    if (own > 21) return zero
    const before = standing.get(own)
    if (before) return before
    const back = sum(
      [...chances].map(([total, chance]) => {
        if (total === natural) return zero
        if (total === bust || total < own) return times(chance, two)
        return total === own ? chance : zero
      }),
    )
    standing.set(own, back)
    return back
  }

  const drawing = new Map<string, Fraction>()
  const hitOrStand = (hand: Hand): Fraction => {
    if (hand.hard > 21) return zero
    const key = `${hand.hard}${hand.hasAce}`
    const before = drawing.get(key)
    if (before) return before
    const best = greatest(stand(hand), hit(hand))
    drawing.set(key, best)
    return best
  }
  const hit = (hand: Hand): Fraction =>
    hand.hard >= 21 ? zero : sum(cardPoints.map((card) => times(cardChance(card), hitOrStand(withCard(hand, card)))))

  const less = (value: Fraction): Fraction => plus(value, { numerator: -1n, denominator: 1n })
  /** Two stakes on one more card; the second stake is taken off again. */
  const double = (hand: Hand): Fraction =>
    less(times(two, sum(cardPoints.map((card) => times(cardChance(card), stand(withCard(hand, card)))))))
  const mayDouble = (hand: Hand): boolean => {
    if (rules.doubleOn === 'any') return true
    const total = totalOf(hand)
    return total <= 11 && total >= (rules.doubleOn === '9-11' ? 9 : 10)
  }

  /** One hand of a split pair, with its second card drawn; 21 with two cards is no blackjack here. */
  const afterSplit = (card: Points): Fraction =>
    sum(
      cardPoints.map((second) => {
        const hand = handOf(card, second)
        if (card === 1 && !rules.hitSplitAces) return times(cardChance(second), stand(hand))
        const played = hitOrStand(hand)
        const best = rules.doubleAfterSplit && mayDouble(hand) ? greatest(played, double(hand)) : played
        return times(cardChance(second), best)
      }),
    )
  const split = (card: Points): Fraction => less(times(two, afterSplit(card)))

  const firstTwo = (a: Points, b: Points): Fraction => {
    const hand = handOf(a, b)
    if (totalOf(hand) === 21) {
      const push = rules.peeks ? zero : dealerNatural
      return plus(times(plus(one, { ...push, numerator: -push.numerator }), rules.blackjackPart), push)
    }
    const ways = [hitOrStand(hand)]
    if (mayDouble(hand)) ways.push(double(hand))
    if (a === b && rules.splits) ways.push(split(a))
    if (rules.surrenderPart) ways.push(rules.surrenderPart)
    return greatest(zero, ...ways)
  }

  const dealt = sum(
    cardPoints.flatMap((a) => cardPoints.map((b) => times(times(cardChance(a), cardChance(b)), firstTwo(a, b)))),
  )
  if (!rules.peeks) return dealt
  // The dealer's blackjack ends the round before any play: only a blackjack of the player gets its stake back.
  const playerNatural = times(fraction(2), times(cardChance(1), cardChance(10)))
  return plus(times(othersChance, dealt), times(dealerNatural, playerNatural))
}
