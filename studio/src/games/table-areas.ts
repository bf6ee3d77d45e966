import { z } from 'zod'
import { minor, minorText, storedMinor } from '../money/minor'
import { floorOf, fraction, times } from '../return/fraction'
import type { Fraction } from '../return/fraction'
import type { Draw } from '../rules/draw'
import type { Phases, SharedRules } from '../rules/shared-rules'

/** Chips on the areas of a table, put down together: by area, in minor units. */
export type AreaBet = { readonly areas: Readonly<Record<string, string>> }

/** Most areas of one bet. */
const mostAreas = 80

const areaBet: z.ZodType<AreaBet> = z.strictObject({
  areas: z
    .record(
      z.string().max(40),
      z
        .string()
        .regex(minorText)
        .refine((stake) => stake !== '0'),
    )
    .refine((areas) => Object.keys(areas).length >= 1 && Object.keys(areas).length <= mostAreas),
})

/** A table whose bets are chips on areas: `multipleOf` is what comes back for one stake there, the stake included. */
export const areaRules = <Config, Outcome>(parts: {
  readonly engine: string
  readonly config: z.ZodType<Config>
  readonly hasArea: (config: Config, area: string) => boolean
  readonly outcome: (config: Config, draw: Draw) => Outcome
  readonly multipleOf: (config: Config, area: string, outcome: Outcome) => Fraction
  readonly phases: (config: Config, outcome: Outcome) => Phases
}): SharedRules<Config, AreaBet, Outcome> => ({
  engine: parts.engine,
  config: parts.config,
  bet: areaBet,
  stakeOf: (_config, bet) => minor(Object.values(bet.areas).reduce((sum, stake) => sum + storedMinor(stake), 0n)),
  allows: (config, bet) => Object.keys(bet.areas).every((area) => parts.hasArea(config, area)),
  areasOf: (bet) => bet.areas,
  outcome: parts.outcome,
  payoutOf: (config, bet, outcome) =>
    minor(
      Object.entries(bet.areas).reduce(
        (sum, [area, stake]) =>
          sum + floorOf(times(parts.multipleOf(config, area, outcome), fraction(storedMinor(stake)))),
        0n,
      ),
    ),
  phases: parts.phases,
})

/** "Pays x to 1" as what comes back for a stake of one. */
export const toOne = (pays: Fraction): Fraction => fraction(pays.numerator + pays.denominator, pays.denominator)
