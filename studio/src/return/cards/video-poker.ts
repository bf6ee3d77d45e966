import { z } from 'zod'
import { engine } from '../engine'
import { stake, stakeField } from '../fields'
import { decimalFraction, floorOf, fraction, times, toNumber } from '../fraction'
import { optimalDraw } from './optimal-draw'
import { handNames, namesOf } from './poker-hand'

const schema = z.strictObject({
  pays: z.partialRecord(z.enum(handNames), z.number().min(0).max(100_000)),
  stake,
})

/** The full pay table of jacks or better, for one coin of five. */
export const jacksOrBetter = {
  royalFlush: 800,
  straightFlush: 50,
  fourOfAKind: 25,
  fullHouse: 9,
  flush: 6,
  straight: 4,
  threeOfAKind: 3,
  twoPair: 2,
  jacksOrBetter: 1,
} as const

export const videoPoker = engine({
  what: 'five-card draw against a pay table, one deck, no jokers',
  schema,
  fields: {
    pays: `what a hand pays in stakes, stake included (1 is the stake back), by name: ${handNames.join(', ')}. A hand is paid under its narrowest name in the table; what the table leaves out pays nothing`,
    stake: stakeField,
  },
  example: { pays: jacksOrBetter },
  compute: (config) => {
    // Whole minor units, as the wallet pays them.
    const paid = new Map(
      handNames.flatMap((name): [string, number][] => {
        const pays = config.pays[name]
        return pays === undefined ? [] : [[name, Number(floorOf(times(decimalFraction(pays), fraction(config.stake))))]]
      }),
    )
    const {
      expected,
      paid: hitRate,
      square,
    } = optimalDraw(([a = 0, b = 0, c = 0, d = 0, e = 0]) => {
      const name = namesOf(a, b, c, d, e).find((each) => paid.has(each))
      return name === undefined ? 0 : (paid.get(name) ?? 0)
    })
    const deviation = Math.sqrt(square - toNumber(expected) ** 2) / config.stake
    return {
      main: times(expected, fraction(1, config.stake)),
      spread: { hitRate, deviation },
      rules: 'one deck of 52, any cards replaced once, the hold with the highest expected pay every time',
    }
  },
})
