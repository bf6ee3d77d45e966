import { z } from 'zod'
import { engine } from '../engine'
import { pays, stake, stakeField } from '../fields'
import { fraction, plus, times } from '../fraction'
import type { Fraction } from '../fraction'
import { paidPart, paidToOne } from '../payout'
import { rouletteBets, usualPays } from './roulette-bets'
import type { RouletteBet } from './roulette-bets'

const names = Object.keys(rouletteBets) as [RouletteBet, ...RouletteBet[]]

const schema = z.strictObject({
  zeros: z.number().int().min(0).max(4),
  bet: z.enum(names).default('straight'),
  pays: z.partialRecord(z.enum(names), pays).default({}),
  laPartage: z.boolean().default(false),
  stake,
})

export const roulette = engine({
  what: 'wheel of 36 numbers and its zeros',
  schema,
  fields: {
    zeros: 'how many zeros stand beside the 36 numbers (1 European, 2 American)',
    bet: `the bet whose return is asked (${names.join(', ')}; default straight); "even" is red, black, odd, even, high and low`,
    pays: 'pays to 1 by bet, where it is not the usual one',
    laPartage: 'half of an "even" bet comes back on a zero (default false)',
    stake: stakeField,
  },
  example: { zeros: 1, bet: 'straight' },
  compute: (config) => {
    const pockets = 36 + config.zeros
    const returnOf = (bet: RouletteBet): Fraction => {
      const won = times(
        fraction(rouletteBets[bet], pockets),
        paidToOne(config.pays[bet] ?? usualPays(bet), config.stake),
      )
      if (!config.laPartage || bet !== 'even') return won
      return plus(won, times(fraction(config.zeros, pockets), paidPart(fraction(1, 2), config.stake)))
    }
    const bets = Object.fromEntries(names.map((bet) => [bet, returnOf(bet)]))
    return {
      main: returnOf(config.bet),
      bets,
      rules: `${pockets} pockets, all equally likely${config.laPartage ? ', half of an even bet back on zero' : ''}`,
    }
  },
})
