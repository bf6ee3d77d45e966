import { z } from 'zod'
import { engine } from '../engine'
import { stake, stakeField } from '../fields'
import { floorOf, fraction, times } from '../fraction'
import { paidPart } from '../payout'

const hitDraws = 1_000_000

const schema = z.strictObject({
  multipliers: z.array(z.number().int().min(1).max(1_000_000)).min(1),
  returnParts: z.number().int().min(1).max(hitDraws),
  stake,
})

export const fishing = engine({
  what: 'shots at fish; each shot is a bet of its own, and shots that were not fired come back',
  schema,
  fields: {
    multipliers: 'what each kind of fish pays for the shot that catches it, in shots',
    returnParts:
      'millionths of a shot that come back; a shot catches in returnParts / multiplier of a million draws, rounded down',
    stake: `one shot: ${stakeField}`,
  },
  example: { multipliers: [2, 5, 10, 50, 100], returnParts: 960_000 },
  compute: (config) => {
    const returnOf = (multiplier: number) =>
      times(
        fraction(floorOf(fraction(config.returnParts, multiplier)), hitDraws),
        paidPart(fraction(multiplier), config.stake),
      )
    const [first = 1] = config.multipliers
    return {
      main: returnOf(first),
      bets: Object.fromEntries(config.multipliers.map((multiplier) => [`fish${multiplier}`, returnOf(multiplier)])),
      rules: 'the same for every way to aim, where every multiplier divides returnParts',
    }
  },
})
