import { storedMinor } from '../money/minor'
import type { Minor } from '../money/minor'

export type TableLimits = {
  /** The chips or stakes that the player may use, lowest first. */
  readonly ladder: readonly Minor[]
  /** The most that one player may have in one round. */
  readonly most: Minor
}

/**
 * True if a bet is allowed beside the player's other bets of the round. Chips on areas are multiples of the lowest
 * chip; other bets are stakes of the ladder.
 */
export const isStakeAllowed = (
  stake: Minor,
  areas: Readonly<Record<string, string>>,
  standing: bigint,
  { ladder, most }: TableLimits,
): boolean => {
  const lowest = ladder[0]
  if (lowest === undefined || standing + stake > most) return false
  const chips = Object.values(areas).map(storedMinor)
  return chips.length === 0 ? ladder.includes(stake) : chips.every((chip) => chip >= lowest && chip % lowest === 0n)
}
