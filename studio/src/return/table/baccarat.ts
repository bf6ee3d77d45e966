import { z } from 'zod'
import { engine } from '../engine'
import { decks, part, pays, stake, stakeField } from '../fields'
import { decimalFraction, fraction, minus, one, plus, sum, times } from '../fraction'
import { paidPart, paidToOne } from '../payout'
import { baccaratWays } from './baccarat-odds'

const names = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const

const schema = z.strictObject({
  decks: decks.default(8),
  commission: part.default(0.05),
  bankerSixPays: pays.optional(),
  playerPays: pays.default(1),
  bankerPays: pays.default(1),
  tiePays: pays.default(8),
  pairPays: pays.default(11),
  bet: z.enum(names).default('banker'),
  stake,
})

export const baccarat = engine({
  what: 'punto banco by the usual drawing rules',
  schema,
  fields: {
    decks: 'decks in the shoe, shuffled anew for every round (default 8)',
    commission: 'part of a banker win that the house keeps (default 0.05)',
    bankerSixPays: 'pays to 1 when the banker wins with six points (0.5 at tables without commission)',
    playerPays: 'pays to 1 (default 1)',
    bankerPays: 'pays to 1 before commission (default 1)',
    tiePays: 'pays to 1; player and banker bets come back on a tie (default 8)',
    pairPays: 'pays to 1 when the first two cards of the side have one rank (default 11)',
    bet: `the bet whose return is asked (${names.join(', ')}; default banker)`,
    stake: stakeField,
  },
  example: { decks: 8, commission: 0.05, tiePays: 8, bet: 'banker' },
  compute: (config) => {
    const ways = baccaratWays(config.decks)
    const chance = (count: bigint) => fraction(count, ways.all)
    const returned = times(chance(ways.tie), one)
    const afterCommission = minus(one, decimalFraction(config.commission))
    const bankerPart = paidPart(plus(one, times(decimalFraction(config.bankerPays), afterCommission)), config.stake)
    const sixPart = config.bankerSixPays === undefined ? bankerPart : paidToOne(config.bankerSixPays, config.stake)
    const pair = times(fraction(4 * config.decks - 1, 52 * config.decks - 1), paidToOne(config.pairPays, config.stake))
    const bets = {
      player: plus(times(chance(ways.player), paidToOne(config.playerPays, config.stake)), returned),
      banker: sum([times(chance(ways.banker), bankerPart), times(chance(ways.bankerWithSix), sixPart), returned]),
      tie: times(chance(ways.tie), paidToOne(config.tiePays, config.stake)),
      playerPair: pair,
      bankerPair: pair,
    }
    return { main: bets[config.bet], bets, rules: `${config.decks} decks, shuffled anew for every round` }
  },
})
