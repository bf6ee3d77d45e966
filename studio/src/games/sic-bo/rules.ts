import { z } from 'zod'
import { fraction, zero } from '../../return/fraction'
import { sicBoBets } from '../../return/table/sic-bo-bets'
import type { Dice } from '../../return/table/sic-bo-bets'
import { areaRules, toOne } from '../table-areas'

export type SicBoConfig = {
  readonly engine: 'sic-bo@1'
  /** Pays to 1 by bet where it is not the usual one; one number for each step of the bet. */
  readonly pays: Readonly<Record<string, readonly number[]>>
  readonly bettingMs: number
}

const areas = new Set(Object.keys(sicBoBets))

export type SicBoOutcome = { readonly dice: Dice }

/** Payout of a bet to 1, for each of its steps. */
const sicBoPays = ({ pays }: SicBoConfig, area: string): readonly number[] => pays[area] ?? sicBoBets[area]?.usual ?? []

export const sicBoRules = areaRules<SicBoConfig, SicBoOutcome>({
  engine: 'sic-bo@1',
  config: z.strictObject({
    engine: z.literal('sic-bo@1'),
    pays: z.record(z.string(), z.array(z.number().int().min(0).max(1000)).min(1).max(3)),
    bettingMs: z.number().int().min(3000).max(60_000),
  }),
  hasArea: (_config, area) => areas.has(area),
  outcome: (_config, draw) => ({ dice: [draw(6) + 1, draw(6) + 1, draw(6) + 1] }),
  multipleOf: (config, area, { dice }) => {
    const steps = sicBoPays(config, area)
    const step = Math.min(sicBoBets[area]?.step(dice) ?? 0, steps.length)
    const pays = step === 0 ? undefined : steps[step - 1]
    return pays === undefined ? zero : toOne(fraction(pays))
  },
  phases: ({ bettingMs }) => ({ betting: bettingMs, play: 4500, result: 4500 }),
})
