import { z } from 'zod'
import { engine } from '../engine'
import { part, stake, stakeField } from '../fields'
import { choose, decimalFraction, floorOf, fraction, minus, one, times } from '../fraction'
import type { Fraction } from '../fraction'
import { paidPart } from '../payout'

export type MinesConfig = { readonly tiles: number; readonly mines: number; readonly edge: number }

/** Chance that `picks` tiles of a fresh field hide no mine. */
export const safeChance = ({ tiles, mines }: MinesConfig, picks: number): Fraction =>
  fraction(choose(tiles - mines, picks), choose(tiles, picks))

/** Payout of `picks` safe tiles in stakes: the fair multiplier less the edge, rounded down to two decimals. */
export const minesMultiplier = (config: MinesConfig, picks: number): Fraction => {
  const chance = safeChance(config, picks)
  const fair = fraction(chance.denominator, chance.numerator)
  const exact = times(minus(one, decimalFraction(config.edge)), fair)
  return fraction(floorOf(times(exact, fraction(100))), 100)
}

const schema = z
  .strictObject({
    tiles: z.number().int().min(2).max(100).default(25),
    mines: z.number().int().min(1),
    edge: part,
    picks: z.number().int().min(1).default(1),
    stake,
  })
  .refine(({ tiles, mines }) => mines < tiles, { path: ['mines'], error: 'leaves no safe tile' })
  .refine(({ tiles, mines, picks }) => picks <= tiles - mines, {
    path: ['picks'],
    error: 'is more than the safe tiles',
  })

export const mines = engine({
  what: 'a field of tiles, some of them mines; the player stops when they like',
  schema,
  fields: {
    tiles: 'tiles of the field (default 25)',
    mines: 'how many of them are mines',
    edge: 'part that the house keeps of a fair multiplier, such as 0.01',
    picks: 'after how many safe tiles the player stops (default 1); the bets list every number',
    stake: stakeField,
  },
  example: { tiles: 25, mines: 3, edge: 0.01, picks: 5 },
  compute: (config) => {
    const returnOf = (picks: number) =>
      times(safeChance(config, picks), paidPart(minesMultiplier(config, picks), config.stake))
    const counts = Array.from({ length: config.tiles - config.mines }, (_, index) => index + 1)
    return {
      main: returnOf(config.picks),
      bets: Object.fromEntries(counts.map((picks) => [`picks${picks}`, returnOf(picks)])),
      rules: 'multipliers are rounded down to two decimals',
    }
  },
})
