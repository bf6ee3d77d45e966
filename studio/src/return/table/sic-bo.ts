import { z } from 'zod'
import { engine } from '../engine'
import { pays, stake, stakeField } from '../fields'
import { fraction, sum, times, zero } from '../fraction'
import type { Fraction } from '../fraction'
import { paidToOne } from '../payout'
import { allDice, sicBoBets } from './sic-bo-bets'

const isBet = (name: string): boolean => Object.hasOwn(sicBoBets, name)
const betName = z.string().refine(isBet, { error: 'is no bet of sic bo' })

const schema = z.strictObject({
  bet: betName.default('small'),
  pays: z
    .record(betName, z.union([pays, z.array(pays).min(1).max(3)]))
    .refine(
      (table) =>
        Object.entries(table).every(
          ([name, own]) => typeof own === 'number' || own.length <= (sicBoBets[name]?.usual.length ?? 0),
        ),
      { error: 'lists are for single1 to single6; every other bet pays one number' },
    )
    .default({}),
  stake,
})

export const sicBo = engine({
  what: 'three dice',
  schema,
  fields: {
    bet: 'the bet whose return is asked: small, big, odd, even, anyTriple, triple1–6, double1–6, single1–6, pair12–pair56, total4–total17 (default small)',
    pays: 'pays to 1 by bet, where it is not the usual one; single1–6 take three numbers, for one, two and three dice',
    stake: stakeField,
  },
  example: { bet: 'total4', pays: { total4: 60, single1: [1, 2, 12] } },
  compute: (config) => {
    const dice = allDice()
    const returnOf = (name: string): Fraction => {
      const rule = sicBoBets[name]
      if (!rule) return zero
      const own = config.pays[name]
      const steps = own === undefined ? rule.usual : typeof own === 'number' ? [own] : own
      return sum(
        steps.map((step, index) =>
          times(
            fraction(dice.filter((each) => Math.min(rule.step(each), steps.length) === index + 1).length, dice.length),
            paidToOne(step, config.stake),
          ),
        ),
      )
    }
    return {
      main: returnOf(config.bet),
      bets: Object.fromEntries(Object.keys(sicBoBets).map((name) => [name, returnOf(name)])),
      rules: 'three fair dice; small, big, odd and even lose on a triple',
    }
  },
})
