import { type Minor, subtractMinor } from '@mosaic/contracts'
import type { Round } from './context'

/**
 * The stake that was at risk when unused stake comes back: shots fired, not the magazine. Only the end of a round
 * returns any, and a free round returns none; null: the amount is invalid.
 */
export const usedStake = (
  { stake, free }: Pick<Round, 'stake' | 'free'>,
  returned: Minor,
  closed: boolean,
): Minor | null => {
  if (returned === 0n) return stake
  return closed && free === null && returned <= stake ? subtractMinor(stake, returned) : null
}
