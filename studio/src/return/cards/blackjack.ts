import { z } from 'zod'
import { engine } from '../engine'
import { pays, stake, stakeField } from '../fields'
import { fraction, sum, times, toNumber } from '../fraction'
import { paidPart, paidToOne } from '../payout'
import { cardChance, cardPoints, dealerChances } from './blackjack-dealer'
import { sumOfSpreads } from './blackjack-ends'
import { bestPlay } from './blackjack-play'

const schema = z.strictObject({
  blackjackPays: pays.default(1.5),
  dealerHitsSoft17: z.boolean().default(false),
  doubleOn: z.enum(['any', '9-11', '10-11']).default('any'),
  doubleAfterSplit: z.boolean().default(true),
  split: z.boolean().default(true),
  hitSplitAces: z.boolean().default(false),
  surrender: z.boolean().default(false),
  dealerPeeks: z.boolean().default(true),
  stake,
})

export const blackjack = engine({
  what: 'blackjack with every card from a full deck (an endless shoe)',
  schema,
  fields: {
    blackjackPays: 'pays to 1 (default 1.5, which is 3:2; 1.2 is 6:5)',
    dealerHitsSoft17: 'the dealer draws on 17 with an ace that counts eleven (default false)',
    doubleOn: 'any two cards, or totals "9-11" or "10-11" (default any)',
    doubleAfterSplit: 'default true',
    split: 'a pair may be split once, into two hands (default true)',
    hitSplitAces: 'split aces may take more than one card (default false)',
    surrender: 'half of the stake back instead of playing, after the dealer has looked (default false)',
    dealerPeeks: 'the dealer looks for a blackjack first; else doubled and split stakes are lost to it (default true)',
    stake: stakeField,
  },
  example: { blackjackPays: 1.5, dealerHitsSoft17: false, doubleOn: 'any', surrender: false },
  compute: (config) => {
    const chances = dealerChances(config.dealerHitsSoft17)
    const rules = {
      blackjackPart: paidToOne(config.blackjackPays, config.stake),
      surrenderPart: config.surrender ? paidPart(fraction(1, 2), config.stake) : null,
      doubleOn: config.doubleOn,
      doubleAfterSplit: config.doubleAfterSplit,
      splits: config.split,
      hitSplitAces: config.hitSplitAces,
      peeks: config.dealerPeeks,
    }
    const plays = cardPoints.map((up) => ({ chance: cardChance(up), ...bestPlay(rules, chances(up)) }))
    const main = sum(plays.map(({ chance, back }) => times(chance, back)))
    const { paid, square } = sumOfSpreads(plays.map(({ chance, spread }) => ({ chance: toNumber(chance), ...spread })))
    return {
      main,
      spread: { hitRate: paid, deviation: Math.sqrt(square - toNumber(main) ** 2) },
      rules:
        'endless shoe, best play by total, pairs split once, no insurance; the return counts what comes back over the first stake, added stakes taken off',
    }
  },
})
