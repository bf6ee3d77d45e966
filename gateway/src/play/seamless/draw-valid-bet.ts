import { addMinor, type GameCategory, type Minor, subtractMinor, zero } from '@mosaic/contracts'
import { validBet } from './valid-bet'

/** The other rounds of a member in one draw, without cancelled ones. */
export type OtherRounds = {
  readonly stake: Minor
  readonly payout: Minor
  /** The valid bet that they count already. */
  readonly counted: Minor
  readonly isOpen: boolean
}

type Settled = {
  readonly category: GameCategory
  readonly stake: Minor
  readonly payout: Minor
  readonly weight?: number
}

/**
 * What a round adds when it settles: parallel rounds of one draw count together what one round with all their bets would
 * (domain §4.2), so opposite bets count once. The last of them to settle counts it, because only then the draw is known.
 */
export const validBetInDraw = (round: Settled, others: OtherRounds): Minor => {
  if (others.isOpen) return zero
  const together = validBet({
    ...round,
    stake: addMinor(round.stake, others.stake),
    payout: addMinor(round.payout, others.payout),
    state: 'SETTLED',
  })
  return together > others.counted ? subtractMinor(together, others.counted) : zero
}
