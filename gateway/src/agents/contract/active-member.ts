import type { Minor } from '@mosaic/contracts'

/** What makes a member active in a period, set by the merchant (domain §4.2); minor units. */
export type ActivityThreshold = { readonly minDeposit: Minor; readonly minValidBet: Minor }

export const isActiveMember = (
  { deposits, validBet }: { readonly deposits: Minor; readonly validBet: Minor },
  { minDeposit, minValidBet }: ActivityThreshold,
): boolean => deposits >= minDeposit && validBet >= minValidBet
