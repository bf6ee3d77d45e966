import { z } from 'zod'
import { engine } from '../engine'
import { stake, stakeField } from '../fields'
import { decimalFraction, fraction, sum, times } from '../fraction'
import { paidPart } from '../payout'

const prize = z.strictObject({ multiplier: z.number().min(0).max(1_000_000), weight: z.number().int().min(1) })

const schema = z.strictObject({ prizes: z.array(prize).min(1).max(1000), stake })

export const scratch = engine({
  what: 'a ticket out of a print run that never ends',
  schema,
  fields: {
    prizes: 'list of { multiplier: what the ticket pays in stakes, 0 for a blank; weight: how often it is printed }',
    stake: stakeField,
  },
  example: {
    prizes: [
      { multiplier: 0, weight: 70 },
      { multiplier: 2, weight: 20 },
      { multiplier: 5.5, weight: 10 },
    ],
  },
  compute: ({ prizes, stake: staked }) => {
    const printed = prizes.reduce((all, { weight }) => all + BigInt(weight), 0n)
    return {
      main: sum(
        prizes.map(({ multiplier, weight }) =>
          times(fraction(weight, printed), paidPart(decimalFraction(multiplier), staked)),
        ),
      ),
      rules: 'every ticket is drawn anew by weight',
    }
  },
})
