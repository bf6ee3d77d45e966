import { z } from 'zod'
import { minor } from '../../money/minor'
import type { Minor } from '../../money/minor'
import type { Card } from '../../rules/deck'
import type { Draw } from '../../rules/draw'
import { stakeChoice, stakeOfChoice } from '../choice'
import { soloEngine } from '../../rules/solo-engine'
import type { SoloRules } from '../../rules/solo-rules'
import { isNatural, isPair, totalOf } from './blackjack-hand'

export const blackjackConfig = z.strictObject({
  engine: z.literal('blackjack@1'),
  /** Hundredths of the stake on top of it: 150 is 3 to 2, 120 is 6 to 5. */
  blackjackPays: z.number().int().min(100).max(200),
  dealerHitsSoft17: z.boolean(),
  doubleOn: z.enum(['any', '9-11', '10-11']),
  doubleAfterSplit: z.boolean(),
  split: z.boolean(),
  hitSplitAces: z.boolean(),
  surrender: z.boolean(),
  dealerPeeks: z.boolean(),
})
export type BlackjackConfig = z.infer<typeof blackjackConfig>

const moves = ['hit', 'stand', 'double', 'split', 'surrender'] as const
export type Move = (typeof moves)[number]
const action = z.strictObject({ move: z.enum(moves) })

export type BlackjackChoice = z.infer<typeof stakeChoice>
export type BlackjackAction = z.infer<typeof action>

type Hand = {
  readonly cards: readonly Card[]
  readonly isDoubled: boolean
  readonly isDone: boolean
}

type State = {
  readonly stake: Minor
  /** The first card lies open. */
  readonly dealer: readonly Card[]
  readonly hands: readonly Hand[]
  readonly hasSurrendered: boolean
  readonly isOver: boolean
}

export type HandResult = 'blackjack' | 'win' | 'push' | 'lose' | 'bust' | 'surrender'

export type BlackjackView = {
  /** null for the card that lies face down. */
  readonly dealer: readonly (Card | null)[]
  readonly dealerTotal: number
  readonly hands: readonly {
    readonly cards: readonly Card[]
    readonly total: number
    readonly isSoft: boolean
    readonly isDoubled: boolean
    readonly result: HandResult | null
  }[]
  /** Index of the hand being played; -1 for none. */
  readonly active: number
  readonly moves: readonly Move[]
}

/** Every card comes from a full deck (endless shoe), so seen cards do not change the odds. */
const cardFrom = (draw: Draw): Card => draw(52)

const activeOf = (state: State): number => (state.isOver ? -1 : state.hands.findIndex((hand) => !hand.isDone))

const mayDouble = (config: BlackjackConfig, state: State, hand: Hand): boolean => {
  if (hand.cards.length !== 2 || (state.hands.length > 1 && !config.doubleAfterSplit)) return false
  if (config.doubleOn === 'any') return true
  const { total } = totalOf(hand.cards)
  return total <= 11 && total >= (config.doubleOn === '9-11' ? 9 : 10)
}

const movesOf = (config: BlackjackConfig, state: State): readonly Move[] => {
  const hand = state.hands[activeOf(state)]
  if (!hand) return []
  const isFirst = state.hands.length === 1 && hand.cards.length === 2
  return [
    'hit',
    'stand',
    ...(mayDouble(config, state, hand) ? (['double'] as const) : []),
    ...(config.split && isFirst && isPair(hand.cards) ? (['split'] as const) : []),
    ...(config.surrender && isFirst ? (['surrender'] as const) : []),
  ]
}

const resultOf = (state: State, hand: Hand): HandResult => {
  if (state.hasSurrendered) return 'surrender'
  const own = totalOf(hand.cards).total
  const dealer = totalOf(state.dealer).total
  const isBlackjack = isNatural(hand.cards) && state.hands.length === 1
  if (own > 21) return 'bust'
  if (isNatural(state.dealer)) return isBlackjack ? 'push' : 'lose'
  if (isBlackjack) return 'blackjack'
  if (dealer > 21 || own > dealer) return 'win'
  return own === dealer ? 'push' : 'lose'
}

/** The dealer draws only for a hand that is neither bust nor paid already. */
const dealerPlays = (config: BlackjackConfig, state: State, draw: Draw): readonly Card[] => {
  const waits = state.hands.some(
    (hand) => totalOf(hand.cards).total <= 21 && !(isNatural(hand.cards) && state.hands.length === 1),
  )
  let cards = state.dealer
  const draws = (): boolean => {
    const { total, isSoft } = totalOf(cards)
    return total < 17 || (total === 17 && isSoft && config.dealerHitsSoft17)
  }
  while (waits && !state.hasSurrendered && draws()) cards = [...cards, cardFrom(draw)]
  return cards
}

const finished = (config: BlackjackConfig, state: State, draw: Draw): State => {
  if (!state.hasSurrendered && state.hands.some((hand) => !hand.isDone)) return state
  return { ...state, dealer: dealerPlays(config, state, draw), isOver: true }
}

const withHand = (state: State, at: number, ...hands: readonly Hand[]): State => ({
  ...state,
  hands: [...state.hands.slice(0, at), ...hands, ...state.hands.slice(at + 1)],
})

const dealtTo = (hand: Hand, card: Card, part: Partial<Hand> = {}): Hand => {
  const cards = [...hand.cards, card]
  return { ...hand, cards, isDone: totalOf(cards).total >= 21, ...part }
}

const played = (config: BlackjackConfig, state: State, move: Move, draw: Draw): State => {
  const at = activeOf(state)
  const hand = state.hands[at]
  if (!hand) return state
  switch (move) {
    case 'hit':
      return withHand(state, at, dealtTo(hand, cardFrom(draw)))
    case 'stand':
      return withHand(state, at, { ...hand, isDone: true })
    case 'double':
      return withHand(state, at, dealtTo(hand, cardFrom(draw), { isDoubled: true, isDone: true }))
    case 'surrender':
      return { ...state, hasSurrendered: true }
    case 'split': {
      const stands = hand.cards.every((card) => card >> 2 === 12) && !config.hitSplitAces
      const halves = hand.cards.map((card) =>
        dealtTo({ ...hand, cards: [card] }, cardFrom(draw), stands ? { isDone: true } : {}),
      )
      return withHand(state, at, ...halves)
    }
  }
}

const paid = (config: BlackjackConfig, state: State, hand: Hand): bigint => {
  const stake = hand.isDoubled ? state.stake * 2n : state.stake
  switch (resultOf(state, hand)) {
    case 'blackjack':
      return stake + (stake * BigInt(config.blackjackPays)) / 100n
    case 'win':
      return stake * 2n
    case 'push':
      return stake
    case 'surrender':
      return stake / 2n
    case 'lose':
    case 'bust':
      return 0n
  }
}

export const blackjackRules: SoloRules<BlackjackConfig, BlackjackChoice, BlackjackAction, State, BlackjackView> = {
  engine: 'blackjack@1',
  config: blackjackConfig,
  choice: stakeChoice,
  action,
  stakeOf: (_, choice) => stakeOfChoice(choice),
  allows: () => true,
  start: (config, { stake }, draw) => {
    const [first, up, second, hole] = [cardFrom(draw), cardFrom(draw), cardFrom(draw), cardFrom(draw)]
    const cards = [first, second]
    const dealer = [up, hole]
    const isSettled = isNatural(cards) || (config.dealerPeeks && isNatural(dealer))
    const state: State = {
      stake: minor(BigInt(stake)),
      dealer,
      hands: [{ cards, isDoubled: false, isDone: isSettled }],
      hasSurrendered: false,
      isOver: false,
    }
    return finished(config, state, draw)
  },
  act: (config, state, { move }, draw) =>
    movesOf(config, state).includes(move)
      ? { kind: 'next', state: finished(config, played(config, state, move, draw), draw) }
      : { kind: 'refused' },
  extraOf: (_, state, { move }) => (move === 'double' || move === 'split' ? state.stake : minor(0)),
  prepaid: false,
  payoutOf: (config, state) =>
    state.isOver ? minor(state.hands.reduce((sum, hand) => sum + paid(config, state, hand), 0n)) : null,
  view: (config, state) => ({
    dealer: state.dealer.map((card, at) => (at === 1 && !state.isOver ? null : card)),
    dealerTotal: totalOf(state.isOver ? state.dealer : state.dealer.slice(0, 1)).total,
    hands: state.hands.map((hand) => ({
      cards: hand.cards,
      ...totalOf(hand.cards),
      isDoubled: hand.isDoubled,
      result: state.isOver ? resultOf(state, hand) : null,
    })),
    active: activeOf(state),
    moves: movesOf(config, state),
  }),
  leave: () => ({ move: 'stand' }),
  paceMs: () => 2500,
}

export const blackjackEngine = soloEngine(blackjackRules)
