import { z } from 'zod'
import { north, south } from '../../games/lottery/drums'
import { drumShape } from '../../games/lottery/lottery-config'
import { lotteryReturns } from '../../games/lottery/lottery-return'
import { engine } from '../engine'
import { stake, stakeField } from '../fields'

const drum = z
  .union([z.enum(['north', 'south']), drumShape], {
    error: 'is "north", "south" or {kind: "tiers" | "digits" | "dice" | "pool", …}',
  })
  .refine((each) => typeof each === 'string' || each.kind !== 'pool' || each.take <= each.of, {
    error: 'takes more numbers than it holds',
  })
  .refine((each) => typeof each === 'string' || each.kind !== 'pool' || each.picks.every((count) => count <= each.of), {
    error: 'picks are at most the numbers it holds',
  })

const schema = z.strictObject({
  drum,
  keepPercent: z.number().int().min(85).max(100).default(93),
  bet: z.string().optional(),
  stake,
})
const named = { north, south }

export const lottery = engine({
  what: 'numbers drawn at fixed times; pays follow from the drum and the part that is paid back',
  schema,
  fields: {
    drum: '"north" (27 numbers), "south" (18 numbers), {kind: "tiers", tiers: [[numbers, digits], …]}, {kind: "digits", count}, {kind: "dice"}, or {kind: "pool", take, of, picks: [balls a ticket may name]}',
    keepPercent:
      'percent that every bet pays back, before its pays are rounded down to hundredths of the stake (default 93)',
    bet: 'the bet whose return is asked, as listed in the answer: lo, last2, any3:112, match:6, odd (default the first)',
    stake: stakeField,
  },
  example: { drum: 'north', bet: 'lo' },
  compute: ({ drum, keepPercent, ...config }) => {
    const bets = lotteryReturns({ drum: typeof drum === 'string' ? named[drum] : drum, keepPercent }, config.stake)
    const name = config.bet ?? Object.keys(bets)[0] ?? ''
    const main = Object.hasOwn(bets, name) ? bets[name] : undefined
    if (!main) throw new Error(`bet: this drum has ${Object.keys(bets).join(', ')}`)
    return { main, bets, rules: 'a bet that counts (lo, face) pays once for every time its number comes up' }
  },
})
