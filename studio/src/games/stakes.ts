import { minor } from '../money/minor'
import type { Minor } from '../money/minor'

/** Bets on one line in minor units; a stake is one of these on every line, so every prize is a whole number of units. */
const lineBets = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n] as const

/** Finer currencies get the same ladder in hundredths; those with two decimals or none start at one minor unit a line. */
const unitOf = (scale: number): bigint => (scale <= 2 ? 1n : 10n ** BigInt(scale - 2))

export const stakeSteps = (lines: number, scale: number): readonly Minor[] =>
  lineBets.map((bet) => minor(bet * unitOf(scale) * BigInt(lines)))

/** The stakes of a ladder that a player may use under the operator's limits. */
export const allowedStakes = (ladder: readonly Minor[], limits: { min: Minor; max: Minor }): readonly Minor[] =>
  ladder.filter((stake) => stake >= limits.min && stake <= limits.max)

/** Whole hundreds, so that a multiplier of two decimals pays without rounding. */
const wholeStakes = [100n, 200n, 500n, 1000n, 2000n, 5000n, 10_000n, 20_000n] as const

/** The ladder of a game without lines. */
export const plainStakes = (scale: number): readonly Minor[] => wholeStakes.map((stake) => minor(stake * unitOf(scale)))

const chips = [50n, 100n, 200n, 500n, 1000n, 2000n, 5000n, 10_000n, 20_000n] as const

/** Chips of a table; the dearest is the most that one player may have in a round. */
export const chipStakes = (scale: number): readonly Minor[] => chips.map((chip) => minor(chip * unitOf(scale)))

/** Units of a line bet into money: whole by construction. */
export const prizeMoney = (units: number, stake: Minor, lines: number): Minor =>
  minor((BigInt(units) * stake) / BigInt(lines))
