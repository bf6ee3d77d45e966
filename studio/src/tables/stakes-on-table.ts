import { storedMinor } from '../money/minor'
import type { Minor } from '../money/minor'

export type TableLimits = {
  /** The chips or stakes that the player may use, lowest first. */
  readonly ladder: readonly Minor[]
  /** The most that one player may have in one round. */
  readonly most: Minor
}

/**
 * Whether a bet may stand beside what its player already has in the round. Chips on areas add up to whole multiples of
 * the lowest chip; a bet without areas is one stake of the ladder.
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
