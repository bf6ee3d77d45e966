import { z } from 'zod'
import { decimalFraction, fraction, zero } from '../../return/fraction'
import type { Card } from '../../rules/deck'
import { dragonTigerAreas } from './areas'
import { areaRules, toOne } from '../table-areas'
import { aceLowRank } from '../card-points'
import { dealerOf } from '../table-deck'

export type DragonTigerConfig = {
  readonly engine: 'dragon-tiger@1'
  readonly decks: number
  readonly tiePays: number
  readonly suitedTiePays: number
  /** Part of a dragon or tiger stake that comes back on a tie. */
  readonly backOnTie: number
  readonly bettingMs: number
}

export type DragonTigerOutcome = {
  readonly dragon: Card
  readonly tiger: Card
  readonly winner: 'dragon' | 'tiger' | 'tie'
}

export const dragonTigerOutcome = (dragon: Card, tiger: Card): DragonTigerOutcome => {
  const lead = aceLowRank(dragon) - aceLowRank(tiger)
  return { dragon, tiger, winner: lead > 0 ? 'dragon' : lead < 0 ? 'tiger' : 'tie' }
}

export const dragonTigerRules = areaRules<DragonTigerConfig, DragonTigerOutcome>({
  engine: 'dragon-tiger@1',
  config: z.strictObject({
    engine: z.literal('dragon-tiger@1'),
    decks: z.number().int().min(1).max(8),
    tiePays: z.number().min(1).max(100),
    suitedTiePays: z.number().min(1).max(100),
    backOnTie: z.number().min(0).max(1),
    bettingMs: z.number().int().min(3000).max(60_000),
  }),
  hasArea: (_config, area) => dragonTigerAreas.some((each) => each === area),
  outcome: ({ decks }, draw) => {
    const next = dealerOf(decks, draw)
    const dragon = next()
    return dragonTigerOutcome(dragon, next())
  },
  multipleOf: (config, area, { dragon, tiger, winner }) => {
    if (area === winner) return toOne(area === 'tie' ? decimalFraction(config.tiePays) : fraction(1))
    if (winner !== 'tie') return zero
    if (area === 'suitedTie') return (dragon & 3) === (tiger & 3) ? toOne(decimalFraction(config.suitedTiePays)) : zero
    return area === 'dragon' || area === 'tiger' ? decimalFraction(config.backOnTie) : zero
  },
  phases: ({ bettingMs }) => ({ betting: bettingMs, play: 4000, result: 4500 }),
})
