import { z } from 'zod'
import { engine } from '../engine'
import { part, stake, stakeField } from '../fields'
import { decimalFraction, floorOf, fraction, minus, one, over, times } from '../fraction'
import type { Fraction } from '../fraction'
import { paidPart } from '../payout'

/** Values that the word of a round can take. */
export const crashWords = 2n ** 32n

/** End of a round in hundredths: floor(100 · 2³² · (1 − edge) / (word + 1)), at least 1.00 (`domain.md` §2.4). */
export const crashPoint = (word: number, edge: number): bigint => {
  const afterEdge = minus(one, decimalFraction(edge))
  const point = floorOf(over(times(afterEdge, fraction(100n * crashWords)), fraction(BigInt(word) + 1n)))
  return point < 100n ? 100n : point
}

/** Chance that a round reaches `target` stakes: how many words end there or later. */
export const reachChance = (target: Fraction, edge: number): Fraction => {
  if (target.numerator <= target.denominator) return one
  const words = floorOf(over(times(minus(one, decimalFraction(edge)), fraction(crashWords)), target))
  return fraction(words > crashWords ? crashWords : words, crashWords)
}

const schema = z.strictObject({
  edge: part,
  cashOut: z
    .number()
    .min(1.01)
    .max(1_000_000)
    .refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), { error: 'has at most two decimals' })
    .default(2),
  stake,
})

export const crash = engine({
  what: 'a multiplier that rises until it crashes; the same for all players',
  schema,
  fields: {
    edge: 'part that the house keeps, such as 0.03',
    cashOut: 'the multiplier at which the player leaves, two decimals (default 2)',
    stake: stakeField,
  },
  example: { edge: 0.03, cashOut: 2 },
  compute: (config) => {
    const returnAt = (target: Fraction) => times(reachChance(target, config.edge), paidPart(target, config.stake))
    const targets = [1.01, 1.5, 2, 3, 5, 10, 100]
    return {
      main: returnAt(decimalFraction(config.cashOut)),
      bets: Object.fromEntries(targets.map((target) => [`at${target}`, returnAt(decimalFraction(target))])),
      rules:
        'the point is floor(100 · 2³² · (1 − edge) / (word + 1)) hundredths, never below 1.00, for a word of 32 bits',
    }
  },
})
