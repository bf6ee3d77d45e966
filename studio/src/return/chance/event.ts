import { z } from 'zod'
import { contestShape } from '../../games/event/event-config'
import { marketsFor } from '../../games/event/markets'
import { resultTable, totalWeight } from '../../games/event/result-table'
import { engine } from '../engine'
import { stake, stakeField } from '../fields'
import { fraction, sum, times, zero } from '../fraction'
import type { Fraction } from '../fraction'
import { paidPart } from '../payout'

const schema = z
  .strictObject({
    contest: contestShape,
    strengths: z.array(z.number().positive().max(1000)).min(2).max(8),
    keepPercent: z.number().int().min(80).max(100).default(94),
    bet: z.string().default('winner.home'),
    stake,
  })
  .refine(({ contest, strengths }) => contest.kind === 'field' || strengths.length === 2, {
    path: ['strengths'],
    error: 'are two, but for a field',
  })
  .refine(({ contest, strengths }) => contest.kind !== 'field' || strengths.length > contest.places, {
    path: ['strengths'],
    error: 'are more than the places',
  })

export const event = engine({
  what: 'a simulated contest (sports, e-sports, cockfight) with odds from its own chances',
  schema,
  fields: {
    contest:
      'kind and rules: {kind: "score", base, mean, homeEdge, extraTime} | {kind: "sets", target} | {kind: "field", places: 2 or 3} | {kind: "bout", rounds, stop, draw} | {kind: "duel", draw, cancel, drawPays, commissionPercent}',
    strengths: 'of the entrants, the one at home first; more than two only for a field; of no effect on a duel',
    keepPercent:
      'percent of the fair price that the odds keep, before they are rounded down to hundredths (default 94)',
    bet: 'market.pick whose return is asked, as listed in the answer: winner.home, total.over, handicap.away, both.yes, placed.0, stoppage.no (default winner.home)',
    stake: stakeField,
  },
  example: {
    contest: { kind: 'duel', draw: 0.1, cancel: 0.01, drawPays: 8, commissionPercent: 5 },
    strengths: [100, 100],
  },
  compute: (config) => {
    const table = resultTable(config.contest, config.strengths)
    const markets = marketsFor({ ...config, size: config.strengths.length }, table)
    const returnOf = (pays: (typeof markets)[number]['picks'][number]['pays']): Fraction =>
      sum(
        table.map(([result, weight]) => {
          const hundredths = pays(result)
          return hundredths === 0
            ? zero
            : times(fraction(weight, totalWeight), paidPart(fraction(hundredths, 100), config.stake))
        }),
      )
    const bets = Object.fromEntries(
      markets.flatMap(({ key, picks }) => picks.map((pick) => [`${key}.${pick.key}`, returnOf(pick.pays)] as const)),
    )
    const main = Object.hasOwn(bets, config.bet) ? bets[config.bet] : undefined
    if (!main) throw new Error(`bet: this contest has ${Object.keys(bets).join(', ')}`)
    const lines = markets.flatMap(({ key, line, picks }) =>
      picks.map((pick) => `${key}.${pick.key}${line === null ? '' : ` (${line})`} ${pick.odds / 100}`),
    )
    return { main, bets, rules: `odds: ${lines.join(', ')}` }
  },
})
