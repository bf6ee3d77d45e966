import type { Minor } from '@mosaic/contracts'

/** How much of the way from one level to the next is done, in whole percent, never showing 100 before the level is there. */
export const vipShare = (validBet: Minor, from: Minor, to: Minor): number => {
  if (to <= from || validBet >= to) return 100
  if (validBet <= from) return 0
  return Math.min(99, Number(((validBet - from) * 100n) / (to - from)))
}
