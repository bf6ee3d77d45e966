import { z } from 'zod'
import { fraction, zero } from '../../return/fraction'
import { usualPays } from '../../return/table/roulette-bets'
import { areaRules, toOne } from '../table-areas'
import { rouletteAreas } from './areas'
import { isZero } from './wheel'

export type RouletteConfig = {
  readonly engine: 'roulette@1'
  readonly zeros: 1 | 2
  /** Half of a bet on red, black, odd, even, low or high comes back on a zero. */
  readonly laPartage: boolean
  readonly bettingMs: number
}

export type RouletteOutcome = { readonly pocket: number }

export const rouletteRules = areaRules<RouletteConfig, RouletteOutcome>({
  engine: 'roulette@1',
  config: z.strictObject({
    engine: z.literal('roulette@1'),
    zeros: z.union([z.literal(1), z.literal(2)]),
    laPartage: z.boolean(),
    bettingMs: z.number().int().min(3000).max(60_000),
  }),
  hasArea: ({ zeros }, area) => rouletteAreas(zeros).has(area),
  outcome: ({ zeros }, draw) => ({ pocket: draw(36 + zeros) }),
  multipleOf: ({ zeros, laPartage }, area, { pocket }) => {
    const found = rouletteAreas(zeros).get(area)
    if (found?.covers(pocket)) return toOne(fraction(usualPays(found.kind)))
    return laPartage && found?.kind === 'even' && isZero(pocket) ? fraction(1, 2) : zero
  },
  phases: ({ bettingMs }) => ({ betting: bettingMs, play: 7000, result: 4500 }),
})
