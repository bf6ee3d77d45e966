import { z } from 'zod'
import { engine } from '../engine'
import { decks, part, pays, stake, stakeField } from '../fields'
import { decimalFraction, fraction, minus, one, over, plus, times } from '../fraction'
import { paidPart, paidToOne } from '../payout'

const names = ['dragon', 'tiger', 'tie', 'suitedTie'] as const

const schema = z.strictObject({
  decks: decks.default(8),
  dragonPays: pays.default(1),
  tiePays: pays.default(11),
  suitedTiePays: pays.default(50),
  backOnTie: part.default(0.5),
  bet: z.enum(names).default('dragon'),
  stake,
})

export const dragonTiger = engine({
  what: 'one card each for dragon and tiger, ace low',
  schema,
  fields: {
    decks: 'decks in the shoe, shuffled anew for every round (default 8)',
    dragonPays: 'pays to 1 for dragon and for tiger (default 1)',
    tiePays: 'pays to 1 when both cards have one rank (default 11)',
    suitedTiePays: 'pays to 1 when both cards have one rank and one suit (default 50)',
    backOnTie: 'part of a dragon or tiger stake that comes back on a tie (default 0.5)',
    bet: `the bet whose return is asked (${names.join(', ')}; default dragon)`,
    stake: stakeField,
  },
  example: { decks: 8, tiePays: 11, suitedTiePays: 50, bet: 'tie' },
  compute: (config) => {
    const others = 52 * config.decks - 1
    const tie = fraction(4 * config.decks - 1, others)
    const suited = fraction(config.decks - 1, others)
    const side = plus(
      times(over(minus(one, tie), fraction(2)), paidToOne(config.dragonPays, config.stake)),
      times(tie, paidPart(decimalFraction(config.backOnTie), config.stake)),
    )
    const bets = {
      dragon: side,
      tiger: side,
      tie: times(tie, paidToOne(config.tiePays, config.stake)),
      suitedTie: times(suited, paidToOne(config.suitedTiePays, config.stake)),
    }
    return { main: bets[config.bet], bets, rules: `${config.decks} decks, shuffled anew for every round` }
  },
})
