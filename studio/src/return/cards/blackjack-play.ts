import { fraction, greatest, isMore, one, over, plus, sum, times, toNumber, zero } from '../fraction'
import type { Fraction } from '../fraction'
import {
  bust,
  cardChance,
  cardPoints,
  handOf,
  knownByHand,
  natural,
  overNextCard,
  totalOf,
  withCard,
} from './blackjack-dealer'
import type { DealerChances, Hand, Points } from './blackjack-dealer'
import { asDoubled, endsWith, mixed, spreadOf, sumOfSpreads, sureSpread } from './blackjack-ends'
import type { Ends, Spread } from './blackjack-ends'

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

/** Of a play that is worth `back`: how it ends, asked only of the best one. */
type Way = { readonly back: Fraction; readonly spread: () => Spread }

export type BestPlay = { readonly back: Fraction; readonly spread: Spread }

const overCards = (endsOf: (card: Points) => Ends): Ends =>
  mixed(cardPoints.map((card) => ({ chance: toNumber(cardChance(card)), ends: endsOf(card) })))

/**
 * Return of best play in first stakes, less the stakes of doubles and splits. The shoe is endless: only the total and
 * the dealer's card matter.
 */
export const bestPlay = (rules: BlackjackRules, dealer: DealerChances): BestPlay => {
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

  const hit: (hand: Hand) => Fraction = knownByHand((hand) =>
    hand.hard >= 21 ? zero : overNextCard((card) => hitOrStand(withCard(hand, card))),
  )
  const hitOrStand = (hand: Hand): Fraction => (hand.hard > 21 ? zero : greatest(stand(hand), hit(hand)))

  const endsOf: (hand: Hand) => Ends = knownByHand((hand) =>
    hand.hard > 21 || !isMore(hit(hand), stand(hand))
      ? endsWith(totalOf(hand))
      : overCards((card) => endsOf(withCard(hand, card))),
  )
  const doubledEnds = knownByHand((hand) => asDoubled(overCards((card) => endsWith(totalOf(withCard(hand, card))))))

  const less = (value: Fraction): Fraction => plus(value, { numerator: -1n, denominator: 1n })
  /** Two stakes on one more card; the second stake is taken off again. */
  const double = knownByHand((hand) =>
    less(
      times(
        two,
        overNextCard((card) => stand(withCard(hand, card))),
      ),
    ),
  )
  const mayDouble = (hand: Hand): boolean => {
    if (rules.doubleOn === 'any') return true
    const total = totalOf(hand)
    return total <= 11 && total >= (rules.doubleOn === '9-11' ? 9 : 10)
  }

  /** One hand of a split pair, with its second card drawn; 21 with two cards is no blackjack here. */
  const afterSplit = (card: Points): Fraction =>
    overNextCard((second) => {
      const hand = handOf(card, second)
      if (card === 1 && !rules.hitSplitAces) return stand(hand)
      const played = hitOrStand(hand)
      return rules.doubleAfterSplit && mayDouble(hand) ? greatest(played, double(hand)) : played
    })
  const split = (card: Points): Fraction => less(times(two, afterSplit(card)))
  const splitEnds = (card: Points): Ends =>
    overCards((second) => {
      const hand = handOf(card, second)
      if (card === 1 && !rules.hitSplitAces) return endsWith(totalOf(hand))
      const doubles = rules.doubleAfterSplit && mayDouble(hand) && isMore(double(hand), hitOrStand(hand))
      return doubles ? doubledEnds(hand) : endsOf(hand)
    })

  const totals = new Map([...chances].map(([total, chance]) => [total, toNumber(chance)]))
  const firstTwo = (a: Points, b: Points): Way => {
    const hand = handOf(a, b)
    if (totalOf(hand) === 21) {
      const push = rules.peeks ? zero : dealerNatural
      const wins = plus(one, { ...push, numerator: -push.numerator })
      return {
        back: plus(times(wins, rules.blackjackPart), push),
        spread: () =>
          sumOfSpreads([
            { chance: toNumber(wins), ...sureSpread(toNumber(rules.blackjackPart)) },
            { chance: toNumber(push), ...sureSpread(1) },
          ]),
      }
    }
    const ways: Way[] = [{ back: hitOrStand(hand), spread: () => spreadOf([endsOf(hand)], totals) }]
    if (mayDouble(hand)) ways.push({ back: double(hand), spread: () => spreadOf([doubledEnds(hand)], totals) })
    if (a === b && rules.splits)
      ways.push({ back: split(a), spread: () => spreadOf([splitEnds(a), splitEnds(a)], totals) })
    const { surrenderPart } = rules
    if (surrenderPart) ways.push({ back: surrenderPart, spread: () => sureSpread(toNumber(surrenderPart)) })
    return ways.reduce((best, way) => (isMore(way.back, best.back) ? way : best))
  }

  // Two different cards come in either order.
  const deals = cardPoints.flatMap((a) =>
    cardPoints
      .filter((b) => b >= a)
      .map((b) => ({
        chance: times(fraction(a === b ? 1 : 2), times(cardChance(a), cardChance(b))),
        way: firstTwo(a, b),
      })),
  )
  const back = sum(deals.map(({ chance, way }) => times(chance, way.back)))
  const spread = sumOfSpreads(deals.map(({ chance, way }) => ({ chance: toNumber(chance), ...way.spread() })))
  if (!rules.peeks) return { back, spread }
  // The dealer's blackjack ends the round before any play: only a blackjack of the player gets its stake back.
  const playerNatural = times(fraction(2), times(cardChance(1), cardChance(10)))
  return {
    back: plus(times(othersChance, back), times(dealerNatural, playerNatural)),
    spread: sumOfSpreads([
      { chance: toNumber(othersChance), ...spread },
      { chance: toNumber(times(dealerNatural, playerNatural)), ...sureSpread(1) },
    ]),
  }
}
