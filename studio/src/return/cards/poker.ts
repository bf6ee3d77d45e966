import { z } from 'zod'
import { cardsInPlay, pokerConfig } from '../../games/poker/poker-config'
import { simulatedReturn } from '../../games/poker/simulated-return'
import { engine } from '../engine'
import { stake, stakeField } from '../fields'
import { fraction } from '../fraction'

const board = 5

const schema = z
  .strictObject({
    ...pokerConfig.shape,
    engine: z.literal('poker@1').default('poker@1'),
    hands: z.number().int().min(1000).max(50_000_000).default(100_000),
    seed: z.number().int().min(1).max(0xffffffff).default(1),
    stake,
  })
  .superRefine((config, context) => {
    const dealt = (config.bots + 1) * config.holeCards + board
    const { length: cards } = cardsInPlay(config)
    if (dealt > cards)
      context.addIssue({ code: 'custom', path: ['bots'], message: `${dealt} cards are dealt of ${cards} cards` })
  })

export const poker = engine({
  what: 'fixed-limit poker with antes against bots of the house, by simulation',
  schema,
  fields: {
    bots: 'opponents, 1 to 5',
    lowestRank: '0 plays with 52 cards, 4 with the 36 from the six up, 8 with the 20 from the ten up',
    flushBeatsFull: 'a flush ranks above a full house',
    holeCards: 'own cards, 2 to 5',
    use: 'any of the own cards make the hand, or exactly "two"',
    discard: 'one card is thrown away: "none", "before-flop", "after-flop"',
    smallBet: 'bet before and on the flop, in antes',
    bigBet: 'bet on turn and river, in antes',
    maxRaises: 'bet and raises in one round of bets',
    rakeBp: 'part of the contested pot that the house keeps, in hundredths of a per cent',
    callPoints: 'points from which a bot calls before the flop',
    raisePoints: 'points from which it raises',
    hands: 'hands that are simulated (default 100000)',
    seed: 'of the simulation, so that it can be repeated (default 1)',
    stake: `the ante: ${stakeField}`,
  },
  example: {
    bots: 3,
    lowestRank: 0,
    flushBeatsFull: false,
    holeCards: 2,
    use: 'any',
    discard: 'none',
    smallBet: 1,
    bigBet: 2,
    maxRaises: 3,
    rakeBp: 500,
    callPoints: 6,
    raisePoints: 9,
    hands: 20_000,
    seed: 1,
  },
  compute: ({ hands, seed, stake: ante, ...config }) => {
    const { paid, bet, low, high } = simulatedReturn(config, hands, seed, ante)
    return {
      main: fraction(paid, bet),
      simulated: { low, high, confidence: 0.999, rounds: hands, seed },
      rules: 'of all bets, for a player who decides by the rule of the bots; by simulation, not exact',
    }
  },
})
