import { divided, multiplied } from '../money-text'
import { added, isAtMost, less, sumOf } from './amounts'

/** Chips that lie on the felt but are not bet yet, in the order in which they were put down. */
export type Placed = { readonly area: string; readonly stake: string }
export type Slip = readonly Placed[]

export type SlipLimits = {
  /** Highest total of one player in one round. */
  readonly most: string
  /** Amount already bet in this round. */
  readonly bet: string
}

export const totalOf = (slip: Slip): string => sumOf(slip.map(({ stake }) => stake))

const fits = (slip: Slip, { most, bet }: SlipLimits): boolean => isAtMost(added(totalOf(slip), bet), most)

/** The slip with one more chip, or the same slip when a limit does not allow it. */
export const withChip = (slip: Slip, chip: Placed, limits: SlipLimits): Slip => {
  const next = [...slip, chip]
  return fits(next, limits) ? next : slip
}

export const withoutLast = (slip: Slip): Slip => slip.slice(0, -1)

/** Doubles every chip; returns the slip unchanged if that exceeds the limit. */
export const doubled = (slip: Slip, limits: SlipLimits): Slip => {
  const next = [...slip, ...slip]
  return fits(next, limits) ? next : slip
}

export const areasOf = (slip: Slip): Readonly<Record<string, string>> =>
  slip.reduce<Record<string, string>>(
    (areas, { area, stake }) => ({ ...areas, [area]: added(areas[area] ?? '0', stake) }),
    {},
  )

/** Chips of an earlier bet; empty if they exceed the limits. */
export const slipOf = (areas: Readonly<Record<string, string>>, limits: SlipLimits): Slip => {
  const slip = Object.entries(areas).map(([area, stake]) => ({ area, stake }))
  return fits(slip, limits) ? slip : []
}

/** What a balance covers, in the order in which the chips were put down; the last one in part, by the lowest chip. */
export const coveredSlip = (slip: Slip, balance: string, lowest: string): Slip => {
  let left = balance
  return slip.flatMap(({ area, stake }) => {
    const part = isAtMost(stake, left) ? stake : multiplied(lowest, Number(divided(left, Number(lowest))))
    left = less(left, part)
    return part === '0' ? [] : [{ area, stake: part }]
  })
}

/** An amount in the fewest chips of the ladder, dearest first; a remainder is a chip of its own. */
export const chipsOf = (amount: string, ladder: readonly string[]): readonly string[] => {
  const chips: string[] = []
  let left = Number(amount)
  for (const chip of [...ladder].reverse()) {
    while (Number(chip) > 0 && left >= Number(chip) && chips.length < 12) {
      chips.push(chip)
      left -= Number(chip)
    }
  }
  return chips.length === 0 ? [amount] : chips
}
