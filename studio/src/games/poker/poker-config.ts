import { z } from 'zod'
import type { stakeChoice } from '../choice'
import type { Card } from '../../rules/deck'

export const pokerConfig = z.strictObject({
  engine: z.literal('poker@1'),
  /** Bots at the table. */
  bots: z.number().int().min(1).max(5),
  /** 0 is a two; 4 leaves the 36 cards from the six up, 8 the 20 from the ten up. */
  lowestRank: z.number().int().min(0).max(8),
  flushBeatsFull: z.boolean(),
  holeCards: z.number().int().min(2).max(5),
  /** Omaha hands use exactly two of their own cards. */
  use: z.enum(['any', 'two']),
  /** Pineapple throws one card away after this round of bets. */
  discard: z.enum(['none', 'before-flop', 'after-flop']),
  /** Bets in antes: before and on the flop; on turn and river. */
  smallBet: z.number().int().min(1).max(10),
  bigBet: z.number().int().min(1).max(20),
  /** Bet and raises in one round of bets. */
  maxRaises: z.number().int().min(1).max(5),
  /** Rake in basis points of the contested pot. */
  rakeBp: z.number().int().min(0).max(1000),
  /** Points (`opening-points.ts`) from which a bot calls and raises before the flop. */
  callPoints: z.number(),
  raisePoints: z.number(),
})
export type PokerConfig = z.infer<typeof pokerConfig>

export type PokerChoice = z.infer<typeof stakeChoice>

const bettingMoves = ['fold', 'check', 'call', 'raise'] as const
export type BettingMove = (typeof bettingMoves)[number]

export const pokerAction = z.discriminatedUnion('move', [
  z.strictObject({ move: z.enum(bettingMoves) }),
  z.strictObject({ move: z.literal('discard'), card: z.number().int().min(0).max(4) }),
])
export type PokerAction = z.infer<typeof pokerAction>

const deck: readonly Card[] = Array.from({ length: 52 }, (_, card) => card)

export const cardsInPlay = ({ lowestRank }: PokerConfig): readonly Card[] => deck.slice(lowestRank * 4)
