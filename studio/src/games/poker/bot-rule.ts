import type { Card } from '../../rules/deck'
import type { Draw } from '../../rules/draw'
import { bestScore, kindPlace, scoreOf } from './hand-score'
import { openingPoints } from './opening-points'
import type { BettingMove, PokerConfig } from './poker-config'

/** All that a bot decides from: its own cards, the board, and the bets on the table. */
export type Sight = {
  readonly hole: readonly Card[]
  readonly board: readonly Card[]
  /** In antes. */
  readonly toCall: number
  /** Bet and raises so far in this round of bets. */
  readonly raises: number
}

/** strong: two kinds above the board, or trips and better made with own cards. good: top pair or above. some: a lesser pair, or four to a flush or straight. */
type Strength = 'strong' | 'good' | 'some' | 'none'

const TRIPS = 3

const hasFourOfFive = (ranks: number): boolean => {
  for (let low = 0; low <= 8; low += 1) {
    const run = (ranks >> low) & 31
    if (run === 30 || run === 15 || run === 29 || run === 27 || run === 23) return true
  }
  return false
}

const ranksOf = (cards: readonly Card[]): number => cards.reduce((ranks, card) => ranks | (1 << (card >> 2)), 0)

const isDrawing = ({ hole, board }: Sight, own: number): boolean => {
  if (board.length > 4) return false
  const flush = [0, 1, 2, 3].some((suit) => {
    const mine = hole.filter((card) => (card & 3) === suit).length
    return mine >= own && Math.min(mine, 2) + board.filter((card) => (card & 3) === suit).length >= 4
  })
  return flush || (hasFourOfFive(ranksOf([...hole, ...board])) && !hasFourOfFive(ranksOf(board)))
}

const strengthOf = (config: PokerConfig, sight: Sight): Strength => {
  const { hole, board } = sight
  if (board.length === 0) {
    const points = openingPoints(hole)
    return points >= config.raisePoints ? 'good' : points >= config.callPoints ? 'some' : 'none'
  }
  const best = bestScore(hole, board, config, config.use)
  const made = kindPlace(best)
  const gain = made - kindPlace(scoreOf(board, config))
  if (gain >= 2 || (gain === 1 && made >= TRIPS)) return 'strong'
  const topOfBoard = Math.max(...board.map((card) => card >> 2))
  const pairs = hole.filter(
    (card, at) =>
      card >> 2 >= topOfBoard && [...hole.slice(at + 1), ...board].some((other) => other >> 2 === card >> 2),
  )
  if (gain === 1 && pairs.length > 0) return 'good'
  return gain === 1 || isDrawing(sight, config.use === 'two' ? 2 : 1) ? 'some' : 'none'
}

/** Twelfths of the cases in which a hand of each strength opens the betting. */
const opens: Record<Strength, number> = { strong: 12, good: 10, some: 3, none: 1 }

/** The stated rule of the bots; the rules sheet says the same in words. */
export const botMove = (config: PokerConfig, sight: Sight, draw: Draw): BettingMove => {
  const strength = strengthOf(config, sight)
  const chance = draw(12)
  const mayRaise = sight.raises < config.maxRaises
  if (sight.toCall === 0) return chance < opens[strength] && mayRaise ? 'raise' : 'check'
  if (strength === 'strong') return mayRaise ? 'raise' : 'call'
  if (strength === 'good') return mayRaise && sight.raises === 1 && chance < 4 ? 'raise' : 'call'
  if (strength === 'some') return sight.raises === 1 && (sight.board.length < 5 || chance < 6) ? 'call' : 'fold'
  return chance === 0 && sight.raises === 1 && sight.board.length < 5 ? 'call' : 'fold'
}

/** Which card a bot throws away: the one without which the rest is worth most. */
export const botDiscard = (config: PokerConfig, hole: readonly Card[], board: readonly Card[]): number => {
  const worths = hole.map((_, at) => {
    const rest = hole.filter((__, other) => other !== at)
    return board.length === 0 ? openingPoints(rest) : bestScore(rest, board, config, config.use)
  })
  return worths.indexOf(Math.max(...worths))
}
