import { type GameCategory, type Minor, minor, shareOf, zero } from '@mosaic/contracts'

const byStake: ReadonlySet<GameCategory> = new Set<GameCategory>(['RNG', 'FISH', 'CRASH', 'LOTT', 'ELOTT'])

/** Whether a bet can be offset by another: the valid bet then depends on what the round pays. */
export const isTwoSided = (category: GameCategory): boolean => !byStake.has(category)

export type RoundOutcome = {
  readonly category: GameCategory
  readonly stake: Minor
  readonly payout: Minor
  readonly state: 'OPEN' | 'SETTLED' | 'CANCELLED'
  /** Basis points of the valid bet that a game of a small house edge counts; all of it by default. */
  readonly weight?: number
}

/** The part of a stake that counts for levels, rebates and salaries (domain §4.2): zero until settled, and for a tie of a two-sided game. */
export const validBet = ({ category, stake, payout, state, weight = 10_000 }: RoundOutcome): Minor => {
  if (state !== 'SETTLED') return zero
  if (byStake.has(category)) return shareOf(stake, weight)
  const distance = payout > stake ? payout - stake : stake - payout
  return shareOf(minor(distance < stake ? distance : stake), weight)
}
