import { addMinor, type Minor, subtractMinor, zero } from '@mosaic/contracts'

/** An agent's share before those below are deducted; `offerorId`: the agent who offered the contract, null: the house. */
export type OwnShare = { readonly agentId: string; readonly offerorId: string | null; readonly share: Minor }
/** `below`: the shares of those whose contracts the agent offered; `amount`: what the agent gets. */
export type NetShare = OwnShare & { readonly below: Minor; readonly amount: Minor }

/**
 * The difference of domain §4.3: each agent gets their own share less the shares of their direct contracted downlines,
 * never less than zero. Without a floor the amounts of a tree add up to the share of its top.
 */
export const levelDifference = (shares: readonly OwnShare[]): readonly NetShare[] => {
  const below = new Map<string, Minor>()
  for (const { offerorId, share } of shares)
    if (offerorId !== null) below.set(offerorId, addMinor(below.get(offerorId) ?? zero, share))
  return shares.map((own) => {
    const deducted = below.get(own.agentId) ?? zero
    return { ...own, below: deducted, amount: own.share > deducted ? subtractMinor(own.share, deducted) : zero }
  })
}
